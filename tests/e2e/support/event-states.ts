import type { Page } from 'playwright-core'
import { openRow } from './queue.ts'
import { expect } from 'vitest'
import type { Registration } from '../../../shared/events/registrations.ts'
import {
  asLookingAfter,
  asOffered,
  asRegistered,
  at,
  cancelled,
  CLOSED,
  DAY,
  ELSEWHERE,
  enter,
  full,
  inAdminsList,
  inTown,
  KNOWN,
  PAST,
  UNKNOWN,
  withFields,
} from './event-scenes.ts'
import { makeEvent } from './made-events.ts'
import { newAdmin, newPerson } from './people.ts'
import type { State } from './state.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Register for Event' })
const register = (page: Page) =>
  page.getByRole('button', { name: 'Register for this event' }).click()

export const EVENT_STATES: State[] = [
  {
    name: 'events, upcoming',
    toPath: inTown('upcoming', [KNOWN, UNKNOWN, ELSEWHERE]),
    reach: unfold,
  },
  { name: 'events, all', toPath: inTown('all', [KNOWN, CLOSED, PAST]) },
  {
    name: 'events, a day of the calendar',
    toPath: inTown(
      `calendar&month=${DAY.slice(0, 7)}&day=${DAY}`,
      [1, 2, 3, 4].map((n) => ({ title: `Event ${n} of that day`, startDay: DAY })),
    ),
    reach: (page) => page.getByRole('heading', { name: /^4 events on / }).waitFor(),
  },
  { name: 'events, an empty month', path: '/events?view=calendar&month=1999-01' },
  { name: 'events, loading', path: '/help-now', reach: seeEventsLoading },
  { name: 'event, everything known', toPath: at(withFields(KNOWN)) },
  { name: 'event, nothing known', toPath: at(withFields(UNKNOWN)) },
  { name: 'event, past', toPath: at(withFields(PAST)) },
  { name: 'event, closed', toPath: at(withFields(CLOSED)) },
  { name: 'event, full', toPath: at(full) },
  { name: 'event, cancelled', toPath: at(cancelled) },
  { name: 'event, elsewhere', toPath: at(withFields(ELSEWHERE)) },
  { name: 'event, not found', path: '/events/999999', status: 404 },
  { name: 'registering, past', toPath: at(withFields(PAST), '/register', 'somebody') },
  { name: 'registering, closed', toPath: at(withFields(CLOSED), '/register', 'somebody') },
  { name: 'registering, full', toPath: at(full, '/register', 'somebody') },
  { name: 'registering, cancelled', toPath: at(cancelled, '/register', 'somebody') },
  { name: 'registering, elsewhere', toPath: at(withFields(ELSEWHERE), '/register', 'somebody') },
  { name: 'registering, offered', toPath: asOffered },
  { name: 'registering, guest', toPath: at(withFields(KNOWN), '/register') },
  {
    name: 'registering, a child, something wrong',
    toPath: at(withFields(KNOWN), '', 'somebody'),
    reach: registerChildWrongly,
  },
  {
    name: 'registering, myself, then registered',
    toPath: at(withFields(UNKNOWN), '', 'somebody'),
    reach: registerMyself,
  },
  {
    name: 'registrations, each status',
    // A page that does not ask for them yet.
    toPath: asRegistered('/account'),
    reach: seeEach,
  },
  {
    name: 'registrations, cancelling',
    toPath: asRegistered('/dashboard'),
    reach: (page) => page.getByRole('button', { name: /^Cancel Registration/ }).click(),
  },
  {
    name: 'participants, organiser',
    toPath: asLookingAfter('organiser'),
    reach: (page) => page.getByRole('heading', { name: 'Rohan', exact: true }).waitFor(),
  },
  {
    name: 'participants, admin',
    toPath: asLookingAfter('admin'),
    reach: (page) => page.getByLabel('Email address of the account').waitFor(),
  },
  { name: 'proposing, guest', path: '/events/new' },
  {
    name: 'proposing, something wrong',
    toPath: async (page) => {
      await enter(page, await newPerson())
      return '/events/new'
    },
    reach: async (page) => {
      await page.getByRole('button', { name: 'Send proposal' }).click()
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'admin, events',
    toPath: inAdminsList(''),
    reach: (page) => openRow(page),
  },
  {
    name: 'admin, cancelling an event',
    toPath: inAdminsList(''),
    reach: async (page) => {
      await openRow(page)
      await page.getByRole('button', { name: 'Cancel event' }).click()
    },
  },
  {
    name: 'admin, no event found',
    toPath: inAdminsList('zzzz'),
    reach: (page) => page.getByText('No events match.').waitFor(),
  },
  {
    name: 'admin, an event',
    toPath: async (page) => {
      const admin = await newAdmin()
      await enter(page, admin)
      return `/admin/events/${await makeEvent(admin, KNOWN)}`
    },
    reach: (page) => page.getByLabel('Title').waitFor(),
  },
]

async function unfold(page: Page) {
  for (const fold of await page.locator('main details summary').all())
    if (await fold.isVisible()) await fold.click()
}

async function seeEventsLoading(page: Page) {
  await page.route('**/api/events/**', () => undefined)
  if ((page.viewportSize()?.width ?? 0) < 1_000)
    await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: 'Events', exact: true }).filter({ visible: true }).click()
  await page.getByText('Loading events').waitFor({ state: 'attached' })
}

async function registerChildWrongly(page: Page) {
  await page.getByRole('link', { name: /^Register for/ }).click()
  await dialog(page).getByLabel('My child or ward').check()
  await dialog(page).getByLabel('Yes', { exact: true }).check()
  await dialog(page).getByLabel('I agree to this, and I am 18 or older').check()
  await register(page)
  await dialog(page).getByRole('alert').getByText('Please write your own full name.').waitFor()
}

async function registerMyself(page: Page) {
  await page.getByRole('link', { name: /^Register for/ }).click()
  await dialog(page).getByLabel('Myself').check()
  await dialog(page).getByLabel('I am 18 or older').check()
  await register(page)
  const heading = dialog(page).getByRole('heading', { name: 'You are registered for this event.' })
  await heading.waitFor()
}

/** One's own registration, in each status one can have. */
async function seeEach(page: Page) {
  const mine = (await (await page.request.get('/api/user/events')).json()) as Registration[]
  const own = mine.find(({ status }) => status === 'registered')
  expect(own).toBeDefined()
  const offeredUntil = new Date(Date.now() + 86_400_000).toISOString()
  const all = [
    own,
    { ...own, status: 'waitlisted', waitlistPosition: 2 },
    { ...own, status: 'offered', offeredUntil },
    { ...own, status: 'attended', isEventToCome: false },
    { ...own, status: 'cancelled', participantName: null, specialRequirements: null },
    { ...own, isEventCancelled: true, isEventToCome: false },
  ]
  const json = all.map((registration, index) => ({ ...registration, id: 9_000 + index }))
  await page.route('**/api/user/events', (route) => route.fulfill({ json }))
  await page.locator('.user-menu summary').click()
  await page.locator('.user-menu').getByRole('link', { name: 'Dashboard' }).click()
  await page.getByText('Place offered').waitFor()
  expect(await page.locator('article').count()).toBe(all.length)
}
