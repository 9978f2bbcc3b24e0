import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { AdminEvent } from '../../shared/events.ts'
import { expectAccessible, hydrated } from './browser.ts'
import { dayFromNow, EVENT, makeEvent, visitAsAdmin } from './made-events.ts'
import { message, send, visit, visitAs } from './people.ts'

/** Four events on one day two months from now, where nothing else is. */
const DAY = `${dayFromNow(60).slice(0, 7)}-28`
const CALENDAR = `/events?view=calendar&month=${DAY.slice(0, 7)}`
let cancelledId: number
let openId: number

// Pages live in tests, so this is one.
test('an admin makes the events that the other tests look at', async () => {
  const admin = await visitAsAdmin('/help-now')
  openId = await makeEvent(admin, {
    startDay: DAY,
    title: 'Craft morning, Ponda',
    maxParticipants: 12,
  })
  await makeEvent(admin, {
    startDay: DAY,
    startTime: '12:30',
    endTime: '',
    title: 'Quiet hour, library',
  })
  cancelledId = await makeEvent(admin, {
    startDay: DAY,
    startTime: '15:00',
    endTime: '',
    title: 'Open day',
  })
  await send(admin, 'patch', `/api/admin/events/${cancelledId}/cancel`, {
    reason: 'The hall is flooded.',
  })
  await makeEvent(admin, {
    startDay: DAY,
    startTime: '17:00',
    endTime: '',
    title: 'Talk elsewhere',
    registrationUrl: 'https://example.org/register',
  })
  // Long words and many: what could push a narrow page wide.
  await makeEvent(admin, {
    title: `${'Donaudampfschifffahrt'.repeat(5)} and a title of two hundred characters, or nearly so`,
    location: 'Hall '.repeat(50),
    description: 'Long '.repeat(900),
  })
})

test('guests find events by tabs that are links, and are asked to sign in to register', async () => {
  const page = await visit('/')
  await page.locator('header').getByRole('link', { name: 'Events', exact: true }).first().click()
  await page.waitForURL('**/events')
  await page.getByRole('heading', { name: 'Events & Workshops' }).waitFor()
  const card = await turnTo(page, 'Craft morning, Ponda')
  await card.getByText('Upcoming', { exact: true }).waitFor()
  await card.getByText('Organized by Ponda parents').waitFor()
  expect(await card.getByText(/10:00 am to 12:00 noon/).count()).toBe(1)
  const signIn = card.getByRole('link', { name: /^Sign in to register/ })
  expect(await signIn.getAttribute('href')).toBe(
    `/api/login?returnTo=${encodeURIComponent(`/events/${openId}#register`)}`,
  )
  const outside = await turnTo(page, 'Talk elsewhere')
  const register = outside.getByRole('link', { name: /^Register/ })
  expect(await register.getAttribute('target')).toBe('_blank')
  await page.goto(new URL('/events', page.url()).href)
  await page.getByText('Usually happens in April').click()
  await page.getByText('2 April every year').waitFor()
  // That is in Mumbai: a region narrows what usually happens, too.
  await page.goto(new URL('/events?region=Goa', page.url()).href)
  await page.getByText('Usually happens in April').click()
  await page.getByText(/Saligao and Porvorim/).waitFor()
  expect(await page.getByText('2 April every year').count()).toBe(0)
  await page.goto(new URL('/events', page.url()).href)

  await page.getByRole('link', { name: 'All Events', exact: true }).click()
  await page.waitForURL('**/events?view=all')
  await page.locator('[aria-current=page]', { hasText: 'All Events' }).waitFor()
  const past = await turnTo(page, 'International Purple Fest')
  await past.getByRole('link', { name: 'International Purple Fest', exact: true }).waitFor()
  await past.getByText('Past', { exact: true }).waitFor()
  expect(await past.getByRole('link', { name: /register/i }).count()).toBe(0)
})

/** Other tests make events at the same time: a card may stand on a later page of the list. */
async function turnTo(page: Page, title: string): Promise<Locator> {
  const card = page.locator('.card', { hasText: title })
  const next = page.locator('a[rel=next]').first()
  await page.locator('.card').first().waitFor()
  while ((await card.count()) === 0 && (await next.count()) > 0) {
    await page.goto(new URL((await next.getAttribute('href')) ?? '', page.url()).href)
    await hydrated(page)
  }
  return card
}

test('the calendar by keyboard alone: a day, its events, other months', async () => {
  const page = await visit(CALENDAR)
  const day = page.getByRole('link', { name: /^28 .*, 4 events$/ })
  await day.waitFor()
  const cell = page.locator('td', { has: day })
  expect(await cell.getByText('+2 more').count()).toBe(1)
  await page.getByRole('link', { name: 'Calendar View' }).focus()
  for (let presses = 0; presses < 20; presses++) {
    await page.keyboard.press('Tab')
    if (await day.evaluate((element) => element === document.activeElement)) break
  }
  await page.keyboard.press('Enter')
  await page.waitForURL(`**&day=${DAY}`)
  await page.getByRole('heading', { name: /^4 events on / }).waitFor()
  expect(await day.getAttribute('aria-current')).toBe('true')
  expect(await day.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await page.locator('section .card').count()).toBe(4)

  const next = page.locator('a[rel=next]').first()
  await next.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: /^No events in / }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { name: /^4 events on / }).waitFor()
})

test('without script: tabs, calendar, day, event page and feed', async () => {
  const page = await visit('/events', { javaScript: false })
  await page.getByRole('link', { name: 'Calendar View' }).click()
  await page.locator('table.calendar').waitFor()
  await page.goto(new URL(CALENDAR, page.url()).href)
  await page.getByRole('link', { name: /^28 .*, 4 events$/ }).click()
  await page.getByRole('heading', { name: /^4 events on / }).waitFor()
  await page.getByRole('link', { name: 'Craft morning, Ponda', exact: true }).click()
  await page.getByRole('heading', { name: 'What to expect' }).waitFor()
  await page.getByText('Quiet: no music, no microphone').waitFor()
  await page.getByText(/light, how many people, toilets/).waitFor()
  const feed = await page.request.get(`/events/${openId}.ics`)
  expect(await feed.text()).toContain('BEGIN:VEVENT')
})

test('the page of an event: places, calendar, directions, sharing; one that was cancelled says so', async () => {
  const page = await visit(`/events/${openId}`)
  await page.getByText('12 of 12 places are free.').waitFor()
  const ways = await page.getByRole('link', { name: /^Directions/ }).getAttribute('href')
  expect(new URL(ways ?? '').searchParams.get('query')).toBe('Community hall, Ponda, Goa')
  expect(await page.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')).toBe(
    `/events/${openId}.ics`,
  )
  await page.goto(new URL(`/events/${cancelledId}`, page.url()).href)
  await page.getByText('The hall is flooded.').waitFor()
  expect(
    await page
      .locator('main')
      .getByRole('link', { name: /register/i })
      .count(),
  ).toBe(0)
})

test("home's map shows events, alone when their chip is pressed, and leads to their pages", async () => {
  const page = await visit('/')
  const map = page.getByRole('region', { name: 'Interactive Map' })
  await map.getByRole('button', { name: 'Load Map' }).click()
  await map.getByRole('button', { name: 'Events', exact: true }).click()
  const row = map.getByRole('listitem').filter({ hasText: 'Craft morning, Ponda' })
  // Other tests make events at the same time, so it may stand further down.
  const more = map.getByRole('button', { name: /^Show more/ })
  await map
    .locator('.map-list li')
    .first()
    .getByText(/^Event, /)
    .waitFor()
  while ((await row.count()) === 0 && (await more.count()) > 0) await more.click()
  await row.getByText(/^Event, 28 .* Approximate: Ponda$/).waitFor()
  await row.getByRole('button', { name: /^Show on map/ }).click()
  const dialog = map.getByRole('dialog')
  await dialog.getByRole('heading', { name: 'Craft morning, Ponda' }).waitFor()
  await expectAccessible(page)
  await row.getByRole('link', { name: 'Craft morning, Ponda' }).click()
  await page.waitForURL(`**/events/${openId}`)
})

test('somebody proposes an event; an admin approves it; everybody sees it; it is in My Listings', async () => {
  const title = `Picnic ${Date.now()}`
  const person = await visitAs({}, '/events/new')
  await person.getByLabel('Title').fill(title)
  await person.getByRole('button', { name: 'Send proposal' }).click()
  const summary = person.getByRole('alert')
  await summary.getByText('Please choose the day it begins.').waitFor()
  // What is written is kept through a reload.
  await person.reload()
  await hydrated(person)
  await expect.poll(() => person.getByLabel('Title').inputValue()).toBe(title)
  await person.getByLabel('Description').fill('A table in the shade.')
  await person.getByLabel('Day', { exact: true }).fill(dayFromNow(20))
  await person.getByLabel('Begins at').fill('16:00')
  await person.getByLabel(/^Ends at/).fill('18:00')
  await person.getByLabel('Place', { exact: true }).fill('Garden, Margao')
  await person.getByLabel('Organiser').fill('Three families')
  await person.getByLabel(/^Noise/).selectOption('quiet')
  await person.getByRole('button', { name: 'Send proposal' }).click()
  await message(person, 'Event proposed')
  await person.locator('h2:focus', { hasText: 'Thank you. Your proposal waits for us.' }).waitFor()
  await person.getByRole('link', { name: 'See my proposals' }).click()
  const own = person.locator('.own-event', { hasText: title })
  await own.getByText('Waiting', { exact: true }).waitFor()
  await expectAccessible(person)

  const admin = await visitAsAdmin('/admin/events')
  const row = admin.locator('.event-row', { hasText: title })
  await row.getByRole('button', { name: /^Approve/ }).focus()
  await admin.keyboard.press('Enter')
  await message(admin, 'Event approved')
  await admin.locator('h2#tab:focus').waitFor()
  const guest = await visit('/events')
  const card = await turnTo(guest, title)
  await card.getByRole('link', { name: title, exact: true }).click()
  await guest.getByText('Garden, Margao').first().waitFor()
  await person.reload()
  await own.getByText('Approved', { exact: true }).waitFor()
})

test('an admin makes, edits, features, cancels and deletes events', async () => {
  const admin = await visitAsAdmin('/admin/events/new')
  const title = `Workshop ${Date.now()}`
  await admin.getByLabel('Title').fill(title)
  await admin.getByLabel('Description').fill(EVENT.description)
  await admin.getByLabel('Day', { exact: true }).fill(dayFromNow(30))
  await admin.getByLabel('Begins at').fill('10:00')
  await admin.getByLabel('Place', { exact: true }).fill('School, Mapusa')
  await admin.getByLabel('Organiser').fill('Teachers')
  await admin.getByRole('button', { name: 'Save event' }).click()
  await message(admin, 'Event created')
  const row = admin.locator('.event-row', { hasText: title })
  await row.getByRole('link', { name: /^Edit/ }).click()
  await expect.poll(() => admin.getByLabel('Begins at').inputValue()).toBe('10:00')
  await admin.getByLabel('Number of places').fill('15')
  await admin.getByRole('button', { name: 'Save event' }).click()
  await message(admin, 'Event updated')
  await row.getByText('0 of 15 places taken').waitFor()
  await row.getByRole('button', { name: /^Approve/ }).click()
  await admin.getByRole('link', { name: 'Upcoming', exact: true }).click()
  await row.getByRole('button', { name: /^Feature/ }).click()
  await row.getByText('Featured', { exact: true }).waitFor()
  await row.getByRole('button', { name: /^Cancel event/ }).click()
  const dialog = admin.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Cancel event' }).click()
  await dialog.getByRole('alert').waitFor()
  await dialog.getByLabel('Why it is cancelled').fill('Too few people can come.')
  await dialog.getByRole('button', { name: 'Cancel event' }).click()
  await message(admin, 'Event cancelled')
  await admin.getByRole('link', { name: 'Cancelled', exact: true }).click()
  await row.getByRole('button', { name: /^Delete/ }).click()
  await dialog.getByRole('button', { name: 'Delete event' }).click()
  await message(admin, 'Event deleted')
  await expect.poll(() => row.count()).toBe(0)
})

test('two admins change an event at once: the second sees what the first saved, and loses no word', async () => {
  const admin = await visitAsAdmin('/help-now', { width: 360, expected: [/409/] })
  const title = `Both ${Date.now()}`
  const id = await makeEvent(admin, { title, maxParticipants: 5 })
  await admin.goto(new URL('/admin/events?show=upcoming', admin.url()).href)
  // No word of the choices is broken at 360 px: each is one line.
  const heights = await admin
    .locator('.toggle > *')
    .evaluateAll((all) => all.map(({ clientHeight }) => clientHeight))
  expect(Math.max(...heights)).toBeLessThan(60)
  const row = admin.locator('.event-row', { hasText: title })
  const manage = row.getByRole('link', { name: /^Who takes part/ })
  expect(await manage.getAttribute('href')).toBe(`/events/${id}/manage`)
  await row.getByRole('link', { name: /^Edit/ }).click()
  await admin.getByLabel('Description').fill('Mine.')
  // Leaving takes no word away.
  await admin.getByRole('link', { name: 'All events' }).click()
  await admin.goBack()
  await expect.poll(() => admin.getByLabel('Description').inputValue()).toBe('Mine.')
  const fields = { ...EVENT, title, startDay: dayFromNow(12), organizer: 'Others' }
  const { updatedAt } = (await (
    await admin.request.get(`/api/admin/events/${id}`)
  ).json()) as AdminEvent
  await send(admin, 'patch', `/api/admin/events/${id}`, {
    ...fields,
    maxParticipants: 5,
    updatedAt,
  })
  await admin.getByRole('button', { name: 'Save event' }).click()
  await admin.getByText('Organiser: Others').waitFor()
  expect(await admin.getByLabel('Description').inputValue()).toBe('Mine.')
  await expectAccessible(admin)
  await admin.getByRole('button', { name: /^Go on with what I wrote/ }).click()
  await admin.getByRole('button', { name: 'Save event' }).click()
  await message(admin, 'Event updated')
  const saved = (await (await admin.request.get(`/api/events/${id}`)).json()) as AdminEvent
  expect(saved).toMatchObject({ description: 'Mine.', organizer: EVENT.organizer })
})

describe.each([360, 1280])('at %i px', (width) => {
  test('an admin reads all a proposal says and rejects it with a reason, and it is gone', async () => {
    const title = `Course ${width} ${Date.now()}`
    const person = await visitAs({}, '/help-now')
    await send(person, 'post', '/api/events', {
      ...EVENT,
      title,
      startDay: dayFromNow(20),
      price: 'Rs 200',
      registrationUrl: 'https://example.org/register',
    })
    const admin = await visitAsAdmin('/admin/events?search=Course', { width })
    const row = admin.locator('.event-row', { hasText: title })
    await row.getByText('All it says').click()
    await row.getByText('Rs 200').waitFor()
    await row.getByRole('link', { name: /^https:\/\/example.org\/register/ }).waitFor()
    expect(await row.getByRole('button', { name: /^(Cancel event|Delete)/ }).count()).toBe(0)
    await expectAccessible(admin)
    await row.getByRole('button', { name: /^Reject/ }).click()
    const dialog = admin.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Reject proposal' }).click()
    await dialog.getByRole('alert').waitFor()
    await expectAccessible(admin)
    await dialog.getByLabel('Why it is not taken').fill('It is a course, not an event.')
    await dialog.getByRole('button', { name: 'Reject proposal' }).click()
    await message(admin, 'Proposal rejected')
    await expect.poll(() => row.count()).toBe(0)
  })
})
