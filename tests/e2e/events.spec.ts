import { describe, expect, test } from 'vitest'
import type { AdminEvent } from '../../shared/events/events.ts'
import { expectAccessibleInBothWidths, NARROW } from './support/both-widths.ts'
import { expectAccessible, hydrated, newPage, quietPage } from './support/browser.ts'
import { dayFromNow, EVENT, makeEvent } from './support/made-events.ts'
import { openRow } from './support/queue.ts'
import {
  message,
  newAdmin,
  newPerson,
  newWord,
  send,
  visit,
  visitAs,
  visitAsAdmin,
} from './support/people.ts'

/** Two months from now, far from where a month or a day ends while a test runs. */
const DAY = `${dayFromNow(60).slice(0, 7)}-15`

/** Four events on that day in a town of their own, which the lists can be narrowed to: tests at the same time make some, too. */
async function makeDay() {
  const admin = await newAdmin()
  const town = newWord()
  const make = (title: string, startTime: string, fields: object = {}) =>
    makeEvent(admin, { town, startDay: DAY, title, startTime, endTime: '', ...fields })
  const openId = await make('Craft morning', '10:00', { endTime: '12:00', maxParticipants: 12 })
  await make('Quiet hour, library', '12:30')
  const cancelledId = await make('Open day', '15:00')
  const reason = 'The hall is flooded.'
  await send(admin, 'patch', `/api/admin/events/${cancelledId}/cancel`, { reason })
  const registrationUrl = 'https://example.org/register'
  await make('Talk elsewhere', '17:00', { registrationUrl })
  return { town, openId, cancelledId }
}

const calendarOf = (town: string) => `/events?view=calendar&month=${DAY.slice(0, 7)}&region=${town}`

test('guests find events by tabs that are links, and are asked to sign in to register', async () => {
  const { town, openId } = await makeDay()
  const page = await visit('/')
  await page.locator('header').getByRole('link', { name: 'Events', exact: true }).first().click()
  await page.waitForURL('**/events')
  await page.getByRole('heading', { name: 'Events & Workshops' }).waitFor()
  await page.goto(`/events?region=${town}`)
  await hydrated(page)
  // As home counts them: without the one that was cancelled, which is on the page.
  await page.getByRole('heading', { name: '3 events, and 1 cancelled' }).waitFor()
  const card = page.locator('.card', { hasText: 'Craft morning' })
  await card.getByText('Upcoming', { exact: true }).waitFor()
  await card.getByText('Organized by Ponda parents').waitFor()
  expect(await card.getByText(/10:00 am to 12:00 noon/).count()).toBe(1)
  await card.getByText('12 of 12 places left').waitFor()
  await card.getByText('Not known yet: light, price.').waitFor()
  const signIn = card.getByRole('link', { name: /^Sign in to register/ })
  expect(await signIn.getAttribute('href')).toBe(
    `/api/login?returnTo=${encodeURIComponent(`/events/${openId}#register`)}`,
  )
  const outside = page.locator('.card', { hasText: 'Talk elsewhere' })
  const register = outside.getByRole('link', { name: /^Register/ })
  expect(await register.getAttribute('target')).toBe('_blank')
})

test('what usually happens, and what was, can be found by guests, narrowed to a region', async () => {
  const page = await quietPage()
  await page.goto('/events')
  await hydrated(page)
  await page.getByText('Usually happens in April').click()
  await page.getByText('2 April every year').waitFor()
  // That is in Mumbai: a region narrows what usually happens, too.
  await page.goto('/events?region=Goa')
  await page.getByText('Usually happens in October').click()
  await page.getByText(/Clube Tennis de Gaspar Dias, Miramar/).waitFor()
  expect(await page.getByText('2 April every year').count()).toBe(0)
  await page.goto('/events')

  await page.getByRole('link', { name: 'All Events', exact: true }).click()
  await page.waitForURL('**/events?view=all')
  await page.locator('[aria-current=page]', { hasText: 'All Events' }).waitFor()
  const past = page.locator('.card', { hasText: 'International Purple Fest' })
  await past.getByRole('link', { name: /^View Details of International Purple Fest/ }).waitFor()
  await past.getByText('Past', { exact: true }).waitFor()
  expect(await past.getByRole('link', { name: /register/i }).count()).toBe(0)
})

test('the calendar by keyboard alone: a day, its events, other months', async () => {
  const { town } = await makeDay()
  const page = await visit(calendarOf(town))
  const day = page.getByRole('link', { name: /^15 .*, 4 events$/ })
  await day.waitFor()
  const cell = page.locator('td', { has: day })
  expect(await cell.getByText('+2 more').count()).toBe(1)
  await page.getByRole('link', { name: 'Calendar View' }).focus()
  for (let presses = 0; presses < 20; presses++) {
    await page.keyboard.press('Tab')
    if (await day.evaluate((element) => element === document.activeElement)) break
  }
  await page.keyboard.press('Enter')
  await page.waitForURL(`**&day=${DAY}*`)
  await page.getByRole('heading', { name: /^4 events on / }).waitFor()
  expect(await day.getAttribute('aria-current')).toBe('true')
  await expect.poll(() => day.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await page.locator('section .card').count()).toBe(4)

  const next = page.locator('a[rel=next]').first()
  await next.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: /^No events in / }).waitFor()
  expect(await next.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.goBack()
  await page.getByRole('heading', { name: /^4 events on / }).waitFor()
})

test('without script: tabs, calendar, day, event page and feed', async () => {
  const { town, openId } = await makeDay()
  const page = await visit('/events', { javaScript: false })
  await page.getByRole('link', { name: 'Calendar View' }).click()
  await page.locator('table.calendar').waitFor()
  await page.goto(calendarOf(town))
  await page.getByRole('link', { name: /^15 .*, 4 events$/ }).click()
  await page.getByRole('heading', { name: /^4 events on / }).waitFor()
  await page.getByRole('link', { name: 'View Details of Craft morning' }).click()
  await page.getByRole('heading', { name: 'What to expect' }).waitFor()
  await page.getByText('Quiet: no music, no microphone').waitFor()
  await page.getByText(/light, how many people, toilets/).waitFor()
  const feed = await page.request.get(`/events/${openId}.ics`)
  expect(await feed.text()).toContain('BEGIN:VEVENT')
})

test('long words and many fit a narrow list and page', async () => {
  const town = newWord()
  const id = await makeEvent(await newAdmin(), {
    town,
    title: `${'Donaudampfschifffahrt'.repeat(5)} and a title of two hundred characters, or nearly so`,
    location: 'Hall '.repeat(50),
    description: 'Long '.repeat(900),
  })
  for (const path of [`/events?region=${town}`, `/events/${id}`]) {
    const page = await visit(path, { width: 320 })
    await page.getByRole('heading', { name: /^Donaudampfschifffahrt/ }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  }
})

test('the page of an event: places, calendar, directions, sharing; one that was cancelled says so', async () => {
  const { town, openId, cancelledId } = await makeDay()
  const page = await visit(`/events/${openId}`)
  await page.getByText('12 of 12 places are left.').waitFor()
  const ways = await page.getByRole('link', { name: /^Directions/ }).getAttribute('href')
  expect(new URL(ways ?? '').searchParams.get('query')).toBe(`Community hall, Ponda, ${town}, Goa`)
  expect(await page.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')).toBe(
    `/events/${openId}.ics`,
  )
  const contact = page.locator('#register').getByRole('link', { name: 'Contact' })
  const printed = () => contact.evaluate((link) => getComputedStyle(link, '::after').content)
  expect(await printed()).toBe('none')
  await page.emulateMedia({ media: 'print' })
  expect(await printed()).toBe('": parents@example.org"')
  await page.emulateMedia({ media: 'screen' })
  await page.goto(`/events/${cancelledId}`)
  await page.getByText('The hall is flooded.').waitFor()
  expect(
    await page
      .locator('main')
      .getByRole('link', { name: /register/i })
      .count(),
  ).toBe(0)
})

test("home's map shows events, alone when their chip is pressed, and leads to their pages", async () => {
  const title = newWord()
  const id = await makeEvent(await newAdmin(), { title, startDay: DAY })
  const page = await newPage()
  await page.route('**/api/map/events', async (route) => {
    const response = await route.fetch()
    const all = (await response.json()) as { id: number }[]
    await route.fulfill({ response, json: all.filter((event) => event.id === id) })
  })
  await page.goto('/')
  await hydrated(page)
  const map = page.locator('section[aria-labelledby="near-you"]')
  await map.getByRole('button', { name: 'Load Map' }).click()
  await map.getByRole('button', { name: 'Events', exact: true }).click()
  const row = map.getByRole('listitem').filter({ hasText: title })
  await row.getByText(/^Event, 15 .* Approximate: Ponda$/).waitFor()
  await row.getByRole('button', { name: /^Show on map/ }).click()
  const dialog = map.getByRole('dialog')
  await dialog.getByRole('heading', { name: title }).waitFor()
  await expectAccessible(page)
  await row.getByRole('link', { name: title }).click()
  await page.waitForURL(`**/events/${id}`)
})

test('somebody proposes an event; an admin approves it; everybody sees it; it is in My Listings', async () => {
  const title = newWord()
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
  const town = newWord()
  await person.getByLabel(/^Town or village/).fill(town)
  await person.getByLabel('Organiser').fill('Three families')
  await person.getByLabel(/^Noise/).selectOption('quiet')
  await person.getByRole('button', { name: 'Send proposal' }).click()
  await message(person, 'Event proposed')
  await person.locator('h2:focus', { hasText: 'Thank you. We will read your proposal.' }).waitFor()
  await person.getByRole('link', { name: 'See my proposals' }).click()
  const own = person.locator('.own-event', { hasText: title })
  await own.getByText('Waiting', { exact: true }).waitFor()
  await expectAccessible(person)

  const admin = await visitAsAdmin(`/admin/events?search=${title}`)
  const row = admin.locator('.pane-item', { hasText: title })
  await row.getByRole('button', { name: /^Approve/ }).focus()
  await admin.keyboard.press('Enter')
  await message(admin, 'Event approved')
  await admin.locator('h2#tab:focus').waitFor()
  const guest = await visit(`/events?region=${town}`)
  const card = guest.locator('.card', { hasText: title })
  await card.getByRole('link', { name: `View Details of ${title}` }).click()
  await guest.getByText('Garden, Margao').first().waitFor()
  await person.reload()
  await own.getByText('Approved', { exact: true }).waitFor()
})

test('an admin makes, edits, features, cancels and deletes events', async () => {
  const admin = await visitAsAdmin('/admin/events/new')
  const title = newWord()
  await admin.getByLabel('Title').fill(title)
  await admin.getByLabel('Description').fill(EVENT.description)
  await admin.getByLabel('Day', { exact: true }).fill(dayFromNow(30))
  await admin.getByLabel('Begins at').fill('10:00')
  await admin.getByLabel('Place', { exact: true }).fill('School, Mapusa')
  await admin.getByLabel('Organiser').fill('Teachers')
  await admin.getByRole('button', { name: 'Save event' }).click()
  await message(admin, 'Event created')
  const row = admin.locator('.pane-item', { hasText: title })
  // Tests at the same time make events, too: this one is found by its title.
  const find = async () => {
    await admin.goto(`/admin/events?search=${title}`)
    await hydrated(admin)
  }
  await find()
  await row.getByRole('link', { name: /^Edit/ }).click()
  await expect.poll(() => admin.getByLabel('Begins at').inputValue()).toBe('10:00')
  await admin.getByLabel('Number of places').fill('15')
  await admin.getByRole('button', { name: 'Save event' }).click()
  await message(admin, 'Event updated')
  await find()
  await row.getByText('0 of 15 places taken').waitFor()
  await row.getByRole('button', { name: /^Approve/ }).click()
  await admin.getByRole('link', { name: 'Upcoming', exact: true }).click()
  await row.getByRole('button', { name: /^Feature/ }).click()
  await row.getByText('Approved. Upcoming. Featured.').waitFor()
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
  await expect.poll(() => admin.locator('.item').count()).toBe(0)
})

test('two admins change an event at once: the second sees what the first saved, and loses no word', async () => {
  const admin = await visitAsAdmin('/help-now', { width: 360, expected: [/409/] })
  const title = newWord()
  const id = await makeEvent(admin, { title, maxParticipants: 5 })
  await admin.goto(`/admin/events?show=upcoming&search=${title}`)
  // No word of the choices is broken at 360 px: each is one line.
  const heights = await admin
    .locator('.toggle > *')
    .evaluateAll((all) => all.map(({ clientHeight }) => clientHeight))
  expect(Math.max(...heights)).toBeLessThan(60)
  await openRow(admin, title)
  const row = admin.locator('.pane-item', { hasText: title })
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
  const told = admin.getByRole('group', { name: /^Somebody else has changed this event/ })
  await told.getByText('Others').waitFor()
  expect(await admin.getByLabel('Description').inputValue()).toBe('Mine.')
  await expectAccessible(admin)
  await admin.getByRole('button', { name: 'Keep mine' }).click()
  await admin.getByRole('button', { name: 'Save event' }).click()
  await message(admin, 'Event updated')
  const saved = (await (await admin.request.get(`/api/events/${id}`)).json()) as AdminEvent
  expect(saved).toMatchObject({ description: 'Mine.', organizer: EVENT.organizer })
})

describe('walked narrow, seen in both widths', () => {
  test('an admin reads all a proposal says and rejects it with a reason, and it is gone', async () => {
    const title = newWord()
    await send(await newPerson(), 'post', '/api/events', {
      ...EVENT,
      title,
      startDay: dayFromNow(20),
      price: 'Rs 200',
      registrationUrl: 'https://example.org/register',
    })
    const admin = await visitAsAdmin(`/admin/events?search=${title}`, { width: NARROW })
    const row = admin.locator('.pane-item', { hasText: title })
    await openRow(admin, title)
    await row.getByText('Rs 200').waitFor()
    await row.getByRole('link', { name: /^https:\/\/example.org\/register/ }).waitFor()
    expect(await row.getByRole('button', { name: /^(Cancel event|Delete)/ }).count()).toBe(0)
    await expectAccessibleInBothWidths(admin)
    await row.getByRole('button', { name: 'Reject…' }).click()
    await row.getByRole('button', { name: 'Reject and send' }).click()
    await row.getByRole('alert').waitFor()
    await expectAccessibleInBothWidths(admin)
    await row.getByLabel('Message to Asha Naik').fill('It is a course, not an event.')
    await row.getByRole('button', { name: 'Reject and send' }).click()
    await message(admin, 'Proposal rejected')
    await expect.poll(() => admin.locator('.item').count()).toBe(0)
    await expect.poll(() => admin.evaluate(() => document.activeElement?.id)).toBe('tab')
  })
})
