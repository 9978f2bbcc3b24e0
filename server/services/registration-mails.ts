/** What people are told of their registrations: facts of the event, nothing of who takes part (ruling 27). */
import { eq } from 'drizzle-orm'
import type { User } from '../../shared/users.ts'
import type { Transaction } from '../db/open.ts'
import { users } from '../db/schema.ts'
import { publicSettings, siteOrigin, type ServerEnv } from '../env.ts'
import {
  eventCancelledMail,
  eventReminderMail,
  offerEndedMail,
  placeOfferedMail,
  registeredMail,
  registrationLeftMail,
  waitlistedMail,
  type EventFacts,
} from '../mail/registrations.ts'
import type { TellOfCancellation } from './event-changes.ts'
import type { EventRow, RegistrationRow, Tell } from './event-places.ts'
import { queueMail, type MailContent } from './outbox.ts'

/** Tells by mail, to the account's own verified address. */
export const tellByMail =
  (env: ServerEnv): Tell =>
  async (tx, what, registration, event, owner) => {
    const site = publicSettings(env)
    const facts = factsOf(env, registration, event)
    switch (what) {
      case 'registered':
        return send(tx, registration, registeredMail(site, facts), owner)
      case 'waitlisted':
        return send(tx, registration, waitlistedMail(site, facts))
      case 'offered':
        return send(
          tx,
          registration,
          placeOfferedMail(site, facts, registration.offeredUntil ?? event.startDate),
        )
      case 'offer-ended':
        return send(tx, registration, offerEndedMail(site, facts))
      case 'left':
        return send(tx, registration, registrationLeftMail(site, facts))
    }
  }

/** Two days before, with a way to say that one cannot come. */
export const remindByMail = (
  tx: Transaction,
  env: ServerEnv,
  registration: RegistrationRow,
  event: EventRow,
): Promise<void> =>
  send(
    tx,
    registration,
    eventReminderMail(publicSettings(env), factsOf(env, registration, event), event.startDate),
  )

/** Tells who has a place, an offer or waits that there will be no event. */
export const cancellationByMail =
  (env: ServerEnv): TellOfCancellation =>
  (tx, registration, event, reason) =>
    send(
      tx,
      registration,
      eventCancelledMail(publicSettings(env), factsOf(env, registration, event), reason),
    )

function factsOf(env: ServerEnv, { id }: RegistrationRow, event: EventRow): EventFacts {
  const origin = siteOrigin(env)
  return {
    title: event.title,
    startDate: event.startDate,
    isAllDay: event.isAllDay,
    location: event.location,
    eventUrl: `${origin}/events/${event.id}`,
    calendarUrl: `${origin}/events/${event.id}.ics`,
    dashboardUrl: `${origin}/dashboard#registration-${id}`,
  }
}

/** Nobody is told whose account is gone, or whose address was never confirmed. */
async function send(
  tx: Transaction,
  { userId }: RegistrationRow,
  mail: MailContent,
  owner?: Pick<User, 'email' | 'isEmailVerified'>,
): Promise<void> {
  if (userId === null) return
  const user = owner ?? (await tx.select().from(users).where(eq(users.id, userId)))[0]
  if (user?.isEmailVerified) await queueMail(tx, { ...mail, to: user.email })
}
