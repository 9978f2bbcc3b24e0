/** What people are told of their registrations: facts of the event, nothing of who takes part (ruling 27). */
import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../db/open.ts'
import { eventRegistrations, users } from '../db/schema.ts'
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
import type { EventRow, RegistrationRow, Tell } from './event-places.ts'
import { queueMail, type MailContent } from './outbox.ts'

/** Tells by mail, to the account's own verified address. */
export const tellByMail =
  (env: ServerEnv): Tell =>
  async (tx, what, registration, event) => {
    const site = publicSettings(env)
    const facts = factsOf(env, registration, event)
    switch (what) {
      case 'registered':
        return send(tx, registration, registeredMail(site, facts))
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

/** Tells everybody who has a place, an offer or waits that there will be no event. The caller holds the event. */
export async function tellOfCancellation(
  tx: Transaction,
  env: ServerEnv,
  event: EventRow,
  reason: string | null,
): Promise<void> {
  const concerned = await tx
    .select()
    .from(eventRegistrations)
    .where(
      and(
        eq(eventRegistrations.eventId, event.id),
        inArray(eventRegistrations.status, ['confirmed', 'waitlisted', 'offered']),
      ),
    )
    .orderBy(eventRegistrations.id)
  const site = publicSettings(env)
  for (const registration of concerned)
    await send(
      tx,
      registration,
      eventCancelledMail(site, factsOf(env, registration, event), reason),
    )
}

function factsOf(env: ServerEnv, { id }: RegistrationRow, event: EventRow): EventFacts {
  const origin = siteOrigin(env)
  return {
    title: event.title,
    startDate: event.startDate,
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
): Promise<void> {
  if (userId === null) return
  const [user] = await tx.select().from(users).where(eq(users.id, userId))
  if (user?.isEmailVerified) await queueMail(tx, { ...mail, to: user.email })
}
