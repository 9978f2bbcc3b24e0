import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessibleInBothWidths, NARROW } from './support/both-widths.ts'
import { expectAccessible, hydrated } from './support/browser.ts'
import { mailsTo } from './support/inbox.ts'
import { dayFromNow, makeEvent } from './support/made-events.ts'
import {
  cookiesOf,
  message,
  newAdmin,
  newPerson,
  newWord,
  send,
  visit,
  visitAs,
} from './support/people.ts'

/** An event of one test alone, by a name that no other has, and the admin who made it. */
async function makeOne(fields: object = {}) {
  const admin = await newAdmin()
  const title = `Clay ${newWord()}`
  return { id: await makeEvent(admin, { title, ...fields }), title, admin }
}

const ADULT = { forWhom: 'myself', isAdult: true, participantName: 'Asha' }
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Register for Event' })
const expectFocus = (page: Page, on: string) => page.locator(`${on}:focus`).waitFor()
const open = async (page: Page) => {
  await page.getByRole('link', { name: /^Register for/ }).click()
  await dialogOf(page).waitFor()
}

test('somebody registers by keyboard alone, has a place, a mail, and cancels', async () => {
  const { id, title } = await makeOne()
  const person = await newPerson()
  const { email } = person
  const page = await visitAs(person, `/events/${id}`)
  await page.getByRole('link', { name: /^Register for/ }).focus()
  await page.keyboard.press('Enter')
  const dialog = dialogOf(page)
  await dialog.getByText('Saturday', { exact: false }).or(dialog.getByText(title)).first().waitFor()

  // Sent as it is, it says what is missing, at the top and at the question.
  await dialog.getByRole('button', { name: 'Register for this event' }).focus()
  await page.keyboard.press('Enter')
  await dialog.getByRole('alert').getByText('Please say who takes part.').waitFor()
  await expectFocus(page, '.error-summary')

  await dialog.getByRole('radio', { name: 'Myself' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  expect(await dialog.getByLabel('I am 18 or older').isChecked()).toBe(true)
  await dialog.getByText('see the first name, age, special requirements').waitFor()
  await dialog.getByText('We keep these answers until 30 days after the event').waitFor()
  expect(await dialog.getByLabel('Full Name').inputValue()).toBe('Asha Naik')
  expect(await dialog.getByLabel('Email Address').inputValue()).toBe(email)
  await dialog.getByLabel('Age of the person taking part').fill('0')
  await dialog.getByLabel('Special requirements').fill('A place near the door')
  await dialog.getByRole('button', { name: 'Register for this event' }).focus()
  await page.keyboard.press('Enter')
  await dialog.getByRole('alert').getByText('Age must be at least 1').waitFor()
  expect(await dialog.getByLabel('Special requirements').inputValue()).toBe('A place near the door')
  await dialog.getByLabel('Age of the person taking part').fill('34')
  await page.keyboard.press('Enter')
  await message(page, 'Registration Successful!')
  await message(
    page,
    'You have been registered for this event. A confirmation email will be sent shortly.',
  )
  await dialog.getByRole('heading', { name: 'You are registered for this event.' }).waitFor()
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe('You are registered for this event.')
  await dialog.getByRole('link', { name: 'See my registration' }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/dashboard#registration-\d+/)

  const card = page.locator('article', { hasText: title })
  await card.getByText('Registered', { exact: true }).waitFor()
  await card.getByText('For Asha Naik, age 34').waitFor()
  await card.getByText('A place near the door').waitFor()
  await expect
    .poll(async () => (await mailsTo(email)).map(({ subject }) => subject))
    .toContain(`You have a place: ${title}`)
  await card.getByRole('button', { name: /^Cancel Registration/ }).focus()
  await page.keyboard.press('Enter')
  const confirm = page.getByRole('dialog', { name: 'Cancel your registration?' })
  await confirm.getByRole('button', { name: 'No, keep it' }).click()
  await card.getByText('Registered', { exact: true }).waitFor()
  await card.getByRole('button', { name: /^Cancel Registration/ }).click()
  await confirm.getByRole('button', { name: 'Yes, cancel it' }).click()
  await message(page, 'Registration Cancelled')
  await message(page, 'Your event registration has been cancelled successfully.')
  await card.getByText('Cancelled', { exact: true }).waitFor()
  // What is left to do is to have the rest forgotten at once.
  expect(await card.getByRole('button').allTextContents()).toEqual([
    expect.stringMatching(/^Delete what I told you/),
  ])
})

test('a child is registered by keyboard alone: opening, questions, consent, what is wrong, closing', async () => {
  const { id } = await makeOne()
  const page = await visitAs({}, `/events/${id}`)
  const opener = page.getByRole('link', { name: /^Register for/ })
  const dialog = dialogOf(page)
  const { keyboard } = page
  await opener.focus()
  await keyboard.press('Enter')
  await dialog.getByLabel('Myself').waitFor()
  await expectFocus(page, 'dialog *')
  /** Only Tab moves on; what it passes over cannot be reached. */
  const tabTo = async (label: string) => {
    const field = dialog.getByLabel(label, { exact: true })
    for (let presses = 0; presses < 12; presses += 1) {
      if (await field.evaluate((element) => element === document.activeElement)) return
      await keyboard.press('Tab')
    }
    throw new Error(`Tab did not come to "${label}".`)
  }
  await tabTo('Myself')
  await keyboard.press('ArrowDown')
  expect(await dialog.getByLabel('My child or ward').isChecked()).toBe(true)
  await tabTo('Yes')
  await keyboard.press('Space')
  await tabTo('Your full name')
  await keyboard.type('Asha Naik')
  await tabTo('The year you were born')
  await keyboard.type('1985')
  await keyboard.press('Enter')
  await dialog
    .getByRole('alert')
    .getByText('Please say how you are related to the child.')
    .waitFor()
  await expectFocus(page, '.error-summary')
  // Its first link leads to the question.
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  await expectFocus(page, '[role=radiogroup] input')
  await tabTo('Mother or father')
  await keyboard.press('Space')
  await tabTo('I agree to this, and I am 18 or older')
  await keyboard.press('Space')
  await tabTo('First name or initials of the child')
  // It says whose name is missing; closed and opened again, it finds no more fault before it is sent.
  await keyboard.press('Enter')
  await dialog
    .getByRole('alert')
    .getByText('Please write the first name or initials of the child.')
    .waitFor()
  await keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await opener.press('Enter')
  await dialog.getByLabel('Your full name').waitFor()
  expect(await dialog.getByText('There is a problem').count()).toBe(0)
  expect(await dialog.getByText(/^Please write the first name/).count()).toBe(0)
  await dialog.getByLabel('First name or initials of the child').focus()
  await keyboard.type('Rohan')
  await keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await expect
    .poll(() => opener.evaluate((element) => element === document.activeElement))
    .toBe(true)
  // What was written is there when it opens again.
  await keyboard.press('Enter')
  const name = dialog.getByLabel('First name or initials of the child')
  expect(await name.inputValue()).toBe('Rohan')
  await name.focus()
  await keyboard.press('Enter')
  await dialog.getByRole('heading', { name: 'You are registered for this event.' }).waitFor()
  await expectFocus(page, 'h3')
  await keyboard.press('Shift+Tab')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Close')
  await keyboard.press('Enter')
  await dialog.waitFor({ state: 'hidden' })
  // The link that opened it leads to the place now.
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('href')))
    .toMatch(/^\/dashboard/)
})

test('of a child nothing is asked before an adult has agreed', async () => {
  const { id, title } = await makeOne()
  const page = await visitAs({}, `/events/${id}`)
  await open(page)
  const dialog = dialogOf(page)
  await dialog.getByLabel('My child or ward').check()
  expect(await dialog.getByLabel('First name or initials of the child').count()).toBe(0)
  await dialog.getByLabel('Yes', { exact: true }).check()
  await dialog.getByLabel('Your full name').fill('Asha Naik')
  await dialog.getByLabel('The year you were born').fill('1985')
  await dialog.getByLabel('Mother or father').check()
  expect(await dialog.getByLabel('First name or initials of the child').count()).toBe(0)
  await dialog.getByLabel('I agree to this, and I am 18 or older').check()
  const name = dialog.getByLabel('First name or initials of the child')
  expect(await name.inputValue()).toBe('')
  await name.fill('Rohan Naik')
  // Kept nowhere, it is not lost without a question either.
  const asked = page.waitForEvent('dialog')
  const left = page.evaluate(() => location.reload())
  await (await asked).dismiss()
  await left
  expect(await name.inputValue()).toBe('Rohan Naik')
  const submit = dialog.getByRole('button', { name: 'Register for this event' })
  await submit.click()
  await dialog
    .getByRole('alert')
    .getByText('Please write only the first name or initials of a child.')
    .waitFor()
  await name.fill('Zephyrine')
  await dialog.getByLabel('Special requirements').fill('canary-needs')
  await submit.click()
  await message(page, 'Registration Successful!')
  // Nothing of it stays in the browser.
  const kept = await page.evaluate(async () =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      location.href,
      await caches.keys(),
      await indexedDB.databases(),
    ]),
  )
  expect(kept).not.toMatch(/Zephyrine|canary/)
  await page.goto('/dashboard')
  await hydrated(page)
  await page.locator('article', { hasText: title }).getByText('For Zephyrine').waitFor()
})

test('what was typed where it is not asked of a child is not sent, and stands in nobody’s way', async () => {
  const { id } = await makeOne()
  const page = await visitAs({}, `/events/${id}`)
  await open(page)
  const dialog = dialogOf(page)
  await dialog.getByLabel('Myself').check()
  // Nobody could dial it, so that it would be refused.
  await dialog.getByLabel(/^Phone/).fill('12')
  await dialog.getByLabel('My child or ward').check()
  await dialog.getByLabel('Yes', { exact: true }).check()
  await dialog.getByLabel('Your full name').fill('Asha Naik')
  await dialog.getByLabel('The year you were born').fill('1985')
  await dialog.getByLabel('Mother or father').check()
  await dialog.getByLabel('I agree to this, and I am 18 or older').check()
  await dialog.getByLabel('First name or initials of the child').fill('Rohan')
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await dialog.getByRole('button', { name: 'Register for this event' }).click()
  const told = (await sent).postDataJSON() as object
  expect(told).toMatchObject({ participantName: 'Rohan', agrees: true })
  expect(Object.keys(told)).not.toContain('participantPhone')
  await message(page, 'Registration Successful!')
})

test('a full event is waited for; a place that becomes free is offered, and accepted', async () => {
  const { id, title } = await makeOne({ maxParticipants: 1 })
  const first = await newPerson()
  const taken = await send(first, 'post', `/api/events/${id}/register`, ADULT)
  const { id: registration } = (await taken.json()) as { id: number }
  const waiting = await newPerson()
  const { email } = waiting
  const page = await visitAs(waiting, `/events/${id}`)
  await page.getByRole('link', { name: /^Join Waitlist for/ }).click()
  const dialog = dialogOf(page)
  await dialog.getByText('Event Full').waitFor()
  await dialog.getByRole('link', { name: 'Or write to the organiser' }).waitFor()
  await dialog.getByRole('button', { name: 'Join Waitlist' }).click()
  await dialog.getByLabel('Myself').check()
  await dialog.getByLabel('I am 18 or older').check()
  await dialog.getByRole('button', { name: 'Join Waitlist' }).click()
  await message(page, 'You are on the waitlist')
  await dialog.getByText('You are number 1 on the waitlist.').waitFor()

  await send(first, 'patch', `/api/registrations/${registration}/cancel`)
  await expect
    .poll(async () => (await mailsTo(email)).map(({ subject }) => subject))
    .toContain(`A place is free for you: ${title}`)
  await page.goto('/dashboard')
  await hydrated(page)
  const card = page.locator('article', { hasText: title })
  await card.getByText('Place offered').waitFor()
  await card.getByText(/^A place is kept for you until/).waitFor()
  await expectAccessible(page)
  await card.getByRole('button', { name: /^Accept the place/ }).click()
  await message(page, 'The place is yours')
  await card.getByText('Registered', { exact: true }).waitFor()
})

test('a guest signs in first, and finds the dialog open then; nothing was done meanwhile', async () => {
  const { id } = await makeOne()
  const page = await visit(`/events/${id}`)
  const signIn = page.getByRole('link', { name: /^Sign in to register/ })
  await signIn.click()
  await page.waitForURL('**/login?returnTo=**')
  await page.context().addCookies(await cookiesOf(await newPerson()))
  await page.goto(`/events/${id}`)
  await hydrated(page)
  await dialogOf(page).getByText('Who takes part?').waitFor()
  expect(await (await page.request.get('/api/user/events')).json()).toEqual([])
})

test('what cannot be registered for says why, and a failure keeps what was written', async () => {
  const { id } = await makeOne({ deadlineDay: dayFromNow(2) })
  const page = await visitAs({}, '/help-now', { expected: [/503/] })
  const past = await makeOne({ startDay: dayFromNow(-2) })
  const closed = await makeOne({ deadlineDay: dayFromNow(-1) })
  const cancelled = await makeOne()
  const reason = 'The hall is flooded.'
  await send(cancelled.admin, 'patch', `/api/admin/events/${cancelled.id}/cancel`, { reason })
  for (const [event, words] of [
    [past, 'Event Has Passed'],
    [closed, 'Registration Closed'],
    [cancelled, 'This event has been cancelled.'],
  ] as const) {
    await page.goto(`/events/${event.id}/register`)
    await page.getByText(words).waitFor()
  }
  await page.goto(`/events/${id}/register`)
  await hydrated(page)
  await page.getByLabel('Myself').check()
  await page.getByLabel('I am 18 or older').check()
  await page.getByLabel('Full Name').fill('Asha of Ponda')
  await page.route('**/register', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 503, body: '' })
      : route.continue(),
  )
  await page.getByRole('button', { name: 'Register for this event' }).click()
  await message(page, 'Registration Failed')
  await page
    .getByRole('alert')
    .getByText('There was an error registering for this event. Please try again.')
    .waitFor()
  expect(await page.getByLabel('Full Name').inputValue()).toBe('Asha of Ponda')
})

test('an admin names an organiser, who sees who comes two days before, and says who is there', async () => {
  const { id, admin: maker } = await makeOne({ startDay: dayFromNow(1) })
  const organiser = await newPerson()
  const helper = await visitAs(organiser, `/events/${id}/manage`, { expected: [/403/] })
  await helper.getByText('Only the organisers of this event').waitFor()
  await send(await newPerson(), 'post', `/api/events/${id}/register`, {
    ...ADULT,
    participantName: 'Nandini Rao',
    specialRequirements: 'No music',
  })
  const admin = await visitAs(maker, `/events/${id}/manage`)
  await admin.getByLabel('Email address of the account').fill(organiser.email)
  await admin.getByRole('button', { name: 'Name as organiser' }).click()
  await admin.getByRole('alert').getByText('Please say that they know').waitFor()
  await admin.getByLabel(/^I have told them/).check()
  await admin.getByRole('button', { name: 'Name as organiser' }).click()
  await message(admin, 'Organiser named')
  await expectAccessible(admin)
  await helper.reload()
  await helper.getByRole('heading', { name: 'Nandini', exact: true }).waitFor()
  await helper.getByText('No music').waitFor()
  expect(await helper.getByText('Rao').count()).toBe(0)
  await expectAccessible(helper)
})

test('an organiser’s page shows by itself what has changed by the hour, and on coming back what is shown now', async () => {
  const { id, title } = await makeOne({ startDay: dayFromNow(1) })
  const page = await visitAs({}, '/help-now', { expected: [/403/] })
  await page.clock.install()
  /** How far the page's clock is before ours. */
  let ahead = 0
  const from = (seconds: number) => new Date(Date.now() + ahead + seconds * 1000).toISOString()
  const pass = async (seconds: number) => {
    ahead += seconds * 1000
    await page.clock.runFor(seconds * 1000)
  }
  const event = { eventId: id, title, startDate: from(7200), endDate: null, isAllDay: false }
  const counts = { maxParticipants: null, taken: 1, offered: 0, waiting: 0, isCancelled: false }
  const nandini = {
    id: 1,
    status: 'registered',
    firstName: 'Nandini',
    age: null,
    specialRequirements: 'No music',
    emergencyContactName: null,
    emergencyContactPhone: null,
  }
  const shown = { ...event, ...counts, isOpen: true, participants: [nandini] }
  const times = { opensAt: from(-60), arrivesAt: from(-1), closesAt: from(7200) }
  /** In place of hours that pass: one answer after the other, the last for all that follow. */
  let answers: (() => object | null)[] = []
  let reads = 0
  await page.route(`**/api/events/${id}/registrations`, (route) => {
    const json = answers[Math.min(reads, answers.length - 1)]?.()
    reads += 1
    return json ? route.fulfill({ json }) : route.fulfill({ status: 403, body: '' })
  })
  const name = page.getByRole('heading', { name: 'Nandini', exact: true })
  answers = [
    () => ({ ...shown, ...times, arrivesAt: from(600), isArriving: false }),
    () => ({ ...shown, ...times, isArriving: true, closesAt: from(600) }),
    () => ({ ...shown, ...times, isOpen: false, isArriving: true, participants: [] }),
  ]
  await page.goto(`/events/${id}/manage`)
  await page.getByText('You can mark who is here from').waitFor()
  await pass(601)
  await page.getByRole('button', { name: /^Is here/ }).waitFor()
  await pass(601)
  await page.getByText('and at no other time').waitFor()
  expect([await name.count(), reads]).toEqual([0, 3])

  answers = [() => ({ ...shown, ...times, isArriving: true }), () => null]
  reads = 0
  await page.reload()
  await name.waitFor()
  await page.locator('header').getByRole('link', { name: 'Events', exact: true }).first().click()
  await page.getByRole('heading', { name: 'Events & Workshops' }).waitFor()
  await page.goBack()
  await page.getByRole('alert').waitFor()
  expect([await name.count(), reads]).toEqual([0, 2])
})

describe('walked narrow, seen in both widths', () => {
  test('what was told for an event that is cancelled is deleted on the dashboard, once one says yes', async () => {
    const { id, admin } = await makeOne()
    const person = await newPerson()
    await send(person, 'post', `/api/events/${id}/register`, ADULT)
    await send(admin, 'patch', `/api/admin/events/${id}/cancel`, { reason: 'Rain.' })
    const page = await visitAs(person, '/dashboard', { width: NARROW })
    await page.getByRole('button', { name: /^Delete what I told you/ }).click()
    await expectAccessibleInBothWidths(page)
    await page.getByRole('button', { name: 'Yes, delete it' }).click()
    await message(page, 'Deleted')
    await page.getByText('What you told us for this event has been deleted.').waitFor()
    expect(await page.getByRole('button', { name: /^Delete what I told you/ }).count()).toBe(0)
    await expectAccessibleInBothWidths(page)
  })
})

test('the last place goes while a child is registered: what was written stays, for the waitlist', async () => {
  const { id, title, admin } = await makeOne({ maxParticipants: 1 })
  const ravi = await newPerson({ firstName: 'Ravi' })
  const page = await visitAs({}, `/events/${id}`, { expected: [/409/] })
  await open(page)
  const dialog = dialogOf(page)
  await dialog.getByLabel('My child or ward').check()
  await dialog.getByLabel('Yes', { exact: true }).check()
  await dialog.getByLabel('Your full name').fill('Asha Naik')
  await dialog.getByLabel('The year you were born').fill('1985')
  await dialog.getByLabel('Mother or father').check()
  await dialog.getByRole('button', { name: 'Register for this event' }).click()
  // Of what is not asked yet nothing is wrong yet; what is put right is wrong no more.
  const summary = dialog.getByRole('alert')
  await summary.getByRole('link', { name: /^We need your agreement/ }).waitFor()
  expect(await summary.getByRole('link').count()).toBe(1)
  const agrees = dialog.getByLabel('I agree to this, and I am 18 or older')
  await agrees.check()
  await expect.poll(() => summary.count()).toBe(0)
  await expect.poll(() => agrees.evaluate((box) => box === document.activeElement)).toBe(true)
  expect(await dialog.locator('[aria-invalid=true]').count()).toBe(0)
  await dialog.getByLabel('First name or initials of the child').fill('Rohan')
  await send(ravi, 'post', `/api/events/${id}/register`, ADULT)
  await dialog.getByRole('button', { name: 'Register for this event' }).click()
  const join = dialog.getByRole('button', { name: 'Join Waitlist' })
  await join.waitFor()
  expect(await dialog.getByLabel('First name or initials of the child').inputValue()).toBe('Rohan')
  await expectAccessible(page)
  await join.click()
  await dialog.getByRole('heading', { name: 'You are on the waitlist for this event.' }).waitFor()
  await page.keyboard.press('Escape')

  // The page itself knows it, and leads to where it is changed; a guest reads nothing of it.
  const register = page.locator('#register')
  await register.getByText('You are on the waitlist', { exact: true }).waitFor()
  const own = register.getByRole('link', { name: /^See my registration/ })
  await expect.poll(() => own.evaluate((link) => link === document.activeElement)).toBe(true)
  await expectAccessible(page)
  await own.click()
  await page
    .locator('article', { hasText: title })
    .getByText('On the waitlist', { exact: true })
    .waitFor()
  const other = await visitAs(ravi, `/events/${id}`)
  await other.getByText('You are registered', { exact: true }).waitFor()

  // Who is named as organiser is led to who takes part, from the event and from the dashboard.
  const named = { email: ravi.email, accepts: true }
  await send(admin, 'post', `/api/admin/events/${id}/organisers`, named)
  await other.reload()
  await other.getByRole('link', { name: 'See who takes part' }).waitFor()
  await other.goto('/dashboard')
  await other.getByRole('link', { name: `Who takes part in ${title}` }).click()
  await other.waitForURL(`**/events/${id}/manage`)
})
