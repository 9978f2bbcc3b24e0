import type { Page } from 'playwright-core'
import type { Registration } from '../../../shared/events/registrations.ts'
import { CHILD } from '../../support/participants.ts'
import { dayFromNow, makeEvent } from './made-events.ts'
import { cookiesOf, newAdmin, newPerson, newWord, send, type Person } from './people.ts'
import type { State } from './state.ts'

/** What the states of events begin with: each makes its own event, and lets its own person in. */

type ToPath = NonNullable<State['toPath']>

const ADULT = { forWhom: 'myself', isAdult: true, participantName: 'Asha' }
const WARD = {
  ...CHILD,
  specialRequirements: 'No music, and a place near the door.',
  emergencyContact: 'Ravi Naik',
  emergencyPhone: '0832 245 8728',
}
export const KNOWN = {
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
export const UNKNOWN = {
  title: 'Nothing is known',
  startTime: '',
  endTime: '',
  noise: '',
  quietRoom: '',
  contactEmail: '',
  town: '',
}
export const PAST = { title: 'It was', startDay: dayFromNow(-2) }
export const CLOSED = { title: 'Too late', deadlineDay: dayFromNow(-1) }
export const ELSEWHERE = { title: 'Elsewhere', registrationUrl: 'https://example.org/r' }
const ONE_PLACE = { title: 'There is one place', maxParticipants: 1 }
const SOON = { title: 'The day after tomorrow', startDay: dayFromNow(2) }
/** Far from where a month ends. */
export const DAY = `${dayFromNow(120).slice(0, 7)}-15`

/** Makes an event in some state, and gives its number. */
type MakeOne = (admin: Person) => Promise<number>

export const withFields =
  (fields: object): MakeOne =>
  (admin) =>
    makeEvent(admin, fields)

export const full: MakeOne = async (admin) => {
  const id = await makeEvent(admin, ONE_PLACE)
  await send(await newPerson(), 'post', `/api/events/${id}/register`, WARD)
  return id
}

export const cancelled: MakeOne = async (admin) => {
  const id = await makeEvent(admin, { title: 'It is off' })
  const reason = 'The hall is flooded.'
  await send(admin, 'patch', `/api/admin/events/${id}/cancel`, { reason })
  return id
}

/** The page of a new event, or what is behind it, as a guest or as somebody else sees it. */
export const at =
  (make: MakeOne, behind = '', who?: 'somebody' | 'admin'): ToPath =>
  async (page) => {
    const admin = await newAdmin()
    const id = await make(admin)
    if (who) await enter(page, who === 'admin' ? admin : await newPerson())
    return `/events/${id}${behind}`
  }

export const enter = async (page: Page, person: Person) =>
  page.context().addCookies(await cookiesOf(person))

/** A screen of somebody who registers a child for an event of the day after tomorrow. */
export const asRegistered =
  (path: string): ToPath =>
  async (page) => {
    const asha = await newPerson()
    const id = await makeEvent(await newAdmin(), SOON)
    await send(asha, 'post', `/api/events/${id}/register`, WARD)
    await enter(page, asha)
    return path
  }

/** Who takes part in it, as an admin or as the organiser sees it. */
export const asLookingAfter =
  (who: 'admin' | 'organiser'): ToPath =>
  async (page) => {
    const [admin, ravi] = [await newAdmin(), await newPerson({ firstName: 'Ravi' })]
    const id = await makeEvent(admin, SOON)
    await send(await newPerson(), 'post', `/api/events/${id}/register`, WARD)
    const named = { email: ravi.email, accepts: true }
    await send(admin, 'post', `/api/admin/events/${id}/organisers`, named)
    await enter(page, who === 'admin' ? admin : ravi)
    return `/events/${id}/manage`
  }

/** The place that somebody gave up is offered to the next person on the waitlist. */
export async function asOffered(page: Page) {
  const [asha, ravi] = [await newPerson(), await newPerson({ firstName: 'Ravi' })]
  const id = await makeEvent(await newAdmin(), ONE_PLACE)
  const taken = await send(asha, 'post', `/api/events/${id}/register`, ADULT)
  await send(ravi, 'post', `/api/events/${id}/waitlist`, ADULT)
  const { id: registration } = (await taken.json()) as Registration
  await send(asha, 'patch', `/api/registrations/${registration}/cancel`)
  await enter(page, ravi)
  return `/events/${id}/register`
}

/** A list of events of one town, which no other test has any in. */
export const inTown =
  (view: string, made: object[]): ToPath =>
  async () => {
    const admin = await newAdmin()
    const town = newWord()
    for (const fields of made) await makeEvent(admin, { ...fields, town })
    return `/events?view=${view}&region=${town}`
  }

/** The admins' list with one event, whose title no other has. */
export const inAdminsList =
  (search: string): ToPath =>
  async (page) => {
    const admin = await newAdmin()
    const title = newWord()
    await makeEvent(admin, { title })
    await enter(page, admin)
    return `/admin/events?show=all&search=${search || title}`
  }
