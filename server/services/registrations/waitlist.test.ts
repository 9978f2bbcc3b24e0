import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyDatabase } from '../../../tests/support/database.ts'
import { buildEvent, buildUser } from '../../../tests/support/factories.ts'
import { OFFER_HOURS } from '../../../shared/events/registration-state.ts'
import { registrationInput } from '../../../shared/events/registrations.ts'
import type { User } from '../../../shared/accounts/users.ts'
import { openCiphers } from '../../http/ciphers.ts'
import type { Database } from '../../db/open.ts'
import { eventRegistrations, events } from '../../db/schema.ts'
import { AppError } from '../../errors.ts'
import { openSecrets } from '../../start/secrets.ts'
import { endLateOffers, setCapacity, type Notify } from './seats.ts'
import { acceptOffer, cancelRegistration, joinWaitlist, register } from './registrations.ts'

/**
 * Random steps against a model that says in plain arrays what ruling 25 says: no place is offered twice, none is lost,
 * who waits longest comes first.
 */

const PEOPLE = 8
const STEPS = 200
const RUNS = 5
const START = new Date('2026-12-01T04:30:00Z')
/** A month later: no step comes so far. */
const EVENT = new Date('2027-12-01T04:30:00Z')
const HOUR = 3_600_000

type Step =
  | { act: 'register' | 'join' | 'cancel' | 'accept'; person: number }
  | { act: 'wait'; hours: number }
  | { act: 'resize'; to: number | null }

const person = fc.nat(PEOPLE - 1)
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ act: fc.constant('register' as const), person }) },
  { weight: 4, arbitrary: fc.record({ act: fc.constant('join' as const), person }) },
  { weight: 4, arbitrary: fc.record({ act: fc.constant('cancel' as const), person }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('accept' as const), person }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('wait' as const), hours: fc.nat(30) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constant('resize' as const),
      to: fc.oneof(fc.integer({ min: 1, max: 5 }), fc.constant(null)),
    }),
  },
)

interface Held {
  person: number
  status: 'confirmed' | 'waitlisted' | 'offered'
  until?: number
}

/** Who has what, those who wait in the order in which they came. */
class Model {
  held: Held[] = []
  capacity: number | null = 2
  now = START.getTime()
  told: string[] = []

  take(step: Step): boolean {
    switch (step.act) {
      case 'register':
        return this.add(step.person, 'confirmed', this.free > 0)
      case 'join':
        return this.add(step.person, 'waitlisted', this.free <= 0)
      case 'cancel':
        return this.drop(this.held.find(({ person }) => person === step.person))
      case 'accept': {
        const mine = this.held.find(({ person }) => person === step.person)
        if (mine?.status !== 'offered' || mine.until! <= this.now) return false
        mine.status = 'confirmed'
        return true
      }
      case 'wait':
        this.now += step.hours * HOUR
        for (const late of this.held.filter(
          (one) => one.status === 'offered' && one.until! <= this.now,
        )) {
          this.held = this.held.filter((one) => one !== late)
          this.told.push(`offer-ended ${late.person}`)
        }
        this.offer()
        return true
      case 'resize':
        if (step.to !== null && step.to < this.taken) return false
        this.capacity = step.to
        this.offer()
        return true
    }
  }

  get taken() {
    return this.held.filter(({ status }) => status !== 'waitlisted').length
  }

  get free() {
    return (this.capacity ?? Infinity) - this.taken
  }

  private add(person: number, status: Held['status'], fits: boolean) {
    if (!fits || this.held.some((one) => one.person === person)) return false
    this.held.push({ person, status })
    return true
  }

  private drop(mine: Held | undefined) {
    if (!mine) return false
    this.held = this.held.filter((one) => one !== mine)
    this.offer()
    return true
  }

  private offer() {
    for (const next of this.held.filter(({ status }) => status === 'waitlisted')) {
      if (this.free <= 0) return
      Object.assign(next, { status: 'offered', until: this.now + OFFER_HOURS * HOUR })
      this.told.push(`offered ${next.person}`)
    }
  }
}

const input = registrationInput.parse({
  forWhom: 'myself',
  isAdult: true,
  participantName: 'Asha Naik',
})
const ciphers = openCiphers(openSecrets({ SECRET_KEY: 'x'.repeat(32), DATA_DIR: '/nowhere' }))

test('1,000 random steps end as a model of the waitlist says: no place offered twice, none lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: STEPS, maxLength: STEPS }), async (steps) => {
      const db = await emptyDatabase()
      const people: User[] = []
      for (let i = 0; i < PEOPLE; i++) people.push(await buildUser(db))
      const { id } = await buildEvent(db, { startDate: EVENT, maxParticipants: 2 })
      const model = new Model()
      const told: string[] = []
      const tell: Notify = async (_, what, { userId }) => {
        if (what !== 'offered' && what !== 'offer-ended') return
        told.push(`${what} ${people.findIndex((one) => one.id === userId)}`)
      }
      for (const step of steps) {
        const expected = model.take(step)
        const done = await perform(db, id, people, step, { now: new Date(model.now), tell })
        expect(done, JSON.stringify(step)).toBe(expected)
        const { stored, event } = await read(db, id, people)
        expect(stored, JSON.stringify(step)).toEqual(
          Object.fromEntries(model.held.map(({ person, status }) => [person, status])),
        )
        const { held } = model
        expect([event.currentParticipants, event.openOffers]).toEqual([
          held.filter(({ status }) => status === 'confirmed').length,
          held.filter(({ status }) => status === 'offered').length,
        ])
        // Nobody waits while a place is free.
        expect(model.free > 0 && held.some(({ status }) => status === 'waitlisted')).toBe(false)
      }
      expect(told).toEqual(model.told)
    }),
    { numRuns: RUNS },
  )
})

/** Whether the step was done; false when a rule refused it. */
async function perform(
  db: Database,
  eventId: number,
  people: User[],
  step: Step,
  { now, tell }: { now: Date; tell: Notify },
): Promise<boolean> {
  const parts = { ciphers, now, tell, letter: () => null }
  try {
    switch (step.act) {
      case 'register':
        await register(db, parts, people[step.person]!, eventId, input)
        return true
      case 'join':
        await joinWaitlist(db, parts, people[step.person]!, eventId, input)
        return true
      case 'cancel':
        await cancelRegistration(
          db,
          parts,
          people[step.person]!,
          await openOf(db, people[step.person]!),
        )
        return true
      case 'accept':
        await acceptOffer(db, parts, people[step.person]!, await openOf(db, people[step.person]!))
        return true
      case 'wait':
        await endLateOffers(db, now, tell)
        return true
      case 'resize':
        await db.transaction((tx) => setCapacity(tx, eventId, step.to, now, tell))
        return true
    }
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}

/** The person's open registration; 0, which is nobody's, without one. */
async function openOf(db: Database, { id }: User): Promise<number> {
  const rows = await db.select().from(eventRegistrations).where(eq(eventRegistrations.userId, id))
  return rows.find(({ status }) => status !== 'cancelled')?.id ?? 0
}

async function read(db: Database, eventId: number, people: User[]) {
  const rows = await db.select().from(eventRegistrations)
  const [event] = await db.select().from(events).where(eq(events.id, eventId))
  const open = rows.filter(({ status }) => status !== 'cancelled')
  return {
    event: event!,
    stored: Object.fromEntries(
      open.map(({ userId, status }) => [people.findIndex(({ id }) => id === userId), status]),
    ),
  }
}
