import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Registration } from '../../shared/registrations.ts'
import { CHILD } from '../participants.ts'
import { dayFromNow, makeEvent, visitAsAdmin } from './made-events.ts'
import { send, visitAs } from './people.ts'
import type { State } from './states.ts'

const ADULT = { forWhom: 'myself', isAdult: true, participantName: 'Asha' }
const WARD = {
  ...CHILD,
  specialRequirements: 'No music, and a place near the door.',
  emergencyContact: 'Ravi Naik',
  emergencyPhone: '0832 245 8728',
}
const KNOWN = {
  title: 'Everything is known',
  price: 'Free',
  ageGroup: '6 to 14',
  requirements: 'Please bring an apron.',
  maxParticipants: 20,
  deadlineDay: dayFromNow(9),
  noise: 'quiet',
  light: 'soft',
  crowd: 'small',
  quietRoom: 'yes',
  toilets: 'accessible',
  food: 'own',
  wheelchair: 'partly',
}
const UNKNOWN = {
  title: 'Nothing is known',
  startTime: '',
  endTime: '',
  noise: '',
  quietRoom: '',
  contactEmail: '',
  town: '',
}
/** Where nothing else is. */
const DAY = `${dayFromNow(120).slice(0, 7)}-28`

type Cookies = Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>
type Person = 'asha' | 'ravi' | 'admin'

/** Everything the states show, made once for all of a file: by whom, and the numbers of the events. */
const scene = once(async () => {
  const admin = await visitAsAdmin('/help-now')
  const asha = await visitAs({}, '/help-now')
  const ravi = await visitAs({ firstName: 'Ravi' }, '/help-now')
  const make = (fields: object) => makeEvent(admin, fields)
  const known = await make(KNOWN)
  const unknown = await make(UNKNOWN)
  const past = await make({ title: 'It was', startDay: dayFromNow(-2) })
  const closed = await make({ title: 'Too late', deadlineDay: dayFromNow(-1) })
  const full = await make({ title: 'All places are taken', maxParticipants: 1 })
  const cancelled = await make({ title: 'It is off' })
  const offered = await make({ title: 'A place is offered', maxParticipants: 1 })
  const elsewhere = await make({ title: 'Elsewhere', registrationUrl: 'https://example.org/r' })
  const soon = await make({ title: 'The day after tomorrow', startDay: dayFromNow(2) })
  for (const n of [1, 2, 3, 4]) await make({ title: `Event ${n} of that day`, startDay: DAY })
  const reason = 'The hall is flooded.'
  await send(admin, 'patch', `/api/admin/events/${cancelled}/cancel`, { reason })
  await send(asha, 'post', `/api/events/${full}/register`, WARD)
  const taken = await send(asha, 'post', `/api/events/${offered}/register`, ADULT)
  await send(ravi, 'post', `/api/events/${offered}/waitlist`, ADULT)
  const { id } = (await taken.json()) as Registration
  await send(asha, 'patch', `/api/registrations/${id}/cancel`)
  await send(asha, 'post', `/api/events/${soon}/register`, WARD)
  const user = await (await ravi.request.get('/api/auth/user')).json()
  const named = { email: user.email, accepts: true }
  await send(admin, 'post', `/api/admin/events/${soon}/organisers`, named)
  return {
    ids: { known, unknown, past, closed, full, cancelled, offered, elsewhere, soon },
    people: {
      admin: await admin.context().cookies(),
      asha: await asha.context().cookies(),
      ravi: await ravi.context().cookies(),
    } satisfies Record<Person, Cookies>,
  }
})

type Ids = Awaited<ReturnType<typeof scene>>['ids']

const at =
  (path: (ids: Ids) => string, person?: Person): NonNullable<State['toPath']> =>
  async (page) => {
    const { ids, people } = await scene()
    if (person) await page.context().addCookies(people[person])
    return path(ids)
  }
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Register for Event' })
const register = (page: Page) =>
  page.getByRole('button', { name: 'Register for this event' }).click()

export const EVENT_STATES: State[] = [
  { name: 'events, upcoming', toPath: at(() => '/events'), reach: unfold },
  { name: 'events, all', toPath: at(() => '/events?view=all') },
  {
    name: 'events, a day of the calendar',
    toPath: at(() => `/events?view=calendar&month=${DAY.slice(0, 7)}&day=${DAY}`),
    reach: (page) => page.getByRole('heading', { name: /events on / }).waitFor(),
  },
  { name: 'events, an empty month', path: '/events?view=calendar&month=1999-01' },
  { name: 'events, loading', path: '/help-now', reach: seeEventsLoading },
  { name: 'event, everything known', toPath: at(({ known }) => `/events/${known}`) },
  { name: 'event, nothing known', toPath: at(({ unknown }) => `/events/${unknown}`) },
  { name: 'event, past', toPath: at(({ past }) => `/events/${past}`) },
  { name: 'event, closed', toPath: at(({ closed }) => `/events/${closed}`) },
  { name: 'event, full', toPath: at(({ full }) => `/events/${full}`) },
  { name: 'event, cancelled', toPath: at(({ cancelled }) => `/events/${cancelled}`) },
  { name: 'event, elsewhere', toPath: at(({ elsewhere }) => `/events/${elsewhere}`) },
  { name: 'event, not found', path: '/events/999999', status: 404 },
  ...(['past', 'closed', 'full', 'cancelled', 'elsewhere', 'offered'] as const).map((state) => ({
    name: `registering, ${state}`,
    toPath: at((ids) => `/events/${ids[state]}/register`, 'ravi'),
  })),
  { name: 'registering, guest', toPath: at(({ known }) => `/events/${known}/register`) },
  {
    name: 'registering, a child, something wrong',
    toPath: at(({ known }) => `/events/${known}`, 'ravi'),
    reach: registerChildWrongly,
  },
  {
    name: 'registering, myself, then registered',
    toPath: at(({ unknown }) => `/events/${unknown}`, 'ravi'),
    reach: registerMyself,
  },
  {
    name: 'registrations, each status',
    toPath: at(() => '/dashboard/likes', 'asha'),
    reach: seeEach,
  },
  {
    name: 'registrations, cancelling',
    toPath: at(() => '/dashboard', 'asha'),
    reach: (page) =>
      page
        .getByRole('button', { name: /^Cancel Registration/ })
        .first()
        .click(),
  },
  {
    name: 'participants, organiser',
    toPath: at(({ soon }) => `/events/${soon}/manage`, 'ravi'),
    reach: (page) => page.getByRole('heading', { name: 'Rohan', exact: true }).waitFor(),
  },
  {
    name: 'participants, admin',
    toPath: at(({ soon }) => `/events/${soon}/manage`, 'admin'),
    reach: (page) => page.getByLabel('Email address of the account').waitFor(),
  },
  { name: 'proposing, guest', path: '/events/new' },
  {
    name: 'proposing, something wrong',
    toPath: at(() => '/events/new', 'asha'),
    reach: async (page) => {
      await page.getByRole('button', { name: 'Send proposal' }).click()
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'admin, events',
    toPath: at(() => '/admin/events?show=all', 'admin'),
    reach: (page) => page.locator('.event-row').first().waitFor(),
  },
  {
    name: 'admin, cancelling an event',
    toPath: at(() => '/admin/events?show=upcoming', 'admin'),
    reach: (page) =>
      page
        .getByRole('button', { name: /^Cancel event/ })
        .first()
        .click(),
  },
  {
    name: 'admin, no event found',
    toPath: at(() => '/admin/events?show=all&search=zzzz', 'admin'),
    reach: (page) => page.getByText('No event fits these words.').waitFor(),
  },
  {
    name: 'admin, an event',
    toPath: at(({ known }) => `/admin/events/${known}`, 'admin'),
    reach: (page) => page.getByLabel('Title').waitFor(),
  },
]

function once<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined
  return () => (made ??= make())
}

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
    { ...own, status: 'waitlisted', placeInLine: 2 },
    { ...own, status: 'offered', offeredUntil },
    { ...own, status: 'attended', isEventToCome: false },
    { ...own, status: 'cancelled', participantName: null, specialRequirements: null },
    { ...own, isEventCancelled: true, isEventToCome: false },
  ]
  const json = all.map((registration, index) => ({ ...registration, id: 9_000 + index }))
  await page.route('**/api/user/events', (route) => route.fulfill({ json }))
  await page.getByRole('link', { name: 'Event Registrations' }).click()
  await page.getByText('Place offered').waitFor()
  expect(await page.locator('article').count()).toBe(all.length)
}
