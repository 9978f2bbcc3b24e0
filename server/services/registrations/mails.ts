/**
 * What people are told of their registrations: facts of the event, nothing of who takes part (ruling 27). Whom the event
 * itself concerns, and not a place alone, gets it for the calendar, too.
 */
import { eq } from 'drizzle-orm'
import { SEEN_AFTER_DAYS } from '../../../shared/events/registration-state.ts'
import type { Transaction } from '../../db/open.ts'
import { users } from '../../db/schema.ts'
import { publicSettings, siteOrigin, type ServerEnv } from '../../env/env.ts'
import {
  eventCancelledMail,
  eventChangedMail,
  eventReminderMail,
  offerEndedMail,
  seatOfferedMail,
  registeredMail,
  registrationLeftMail,
  waitlistedMail,
} from '../../mail/templates/registrations.ts'
import type { EventFacts } from '../../mail/templates/event-facts.ts'
import { toEntry } from '../events/feed.ts'
import type { NotifyOfChange, TellOfCancellation } from '../events/moves.ts'
import type { Notify } from './seats.ts'
import type { EventRow, RegistrationRow } from './rows.ts'
import { queueMail, type MailContent } from '../../mail/outbox.ts'

const DAY = 86_400_000

/** Tells by mail, to the account's own verified address. */
export const notifyByMail =
  (env: ServerEnv): Notify =>
  async (tx, what, registration, event) => {
    const site = publicSettings(env)
    const facts = factsOf(env, registration, event)
    switch (what) {
      case 'registered':
        return send(tx, registration, confirmationMail(env)(registration.id, event))
      case 'waitlisted':
        return send(tx, registration, waitlistedMail(site, facts))
      case 'offered':
        return send(
          tx,
          registration,
          withEntry(
            env,
            event,
            seatOfferedMail(site, facts, registration.offeredUntil ?? event.startDate),
          ),
        )
      case 'offer-ended':
        return send(tx, registration, offerEndedMail(site, facts))
      case 'left':
        return send(tx, registration, registrationLeftMail(site, facts))
    }
  }

/** The same letter as for 'registered', for anyone who writes it with the registration itself (take-seat.ts). */
export const confirmationMail =
  (env: ServerEnv) =>
  (registrationId: number, event: EventRow): MailContent =>
    withEntry(
      env,
      event,
      registeredMail(publicSettings(env), factsOf(env, { id: registrationId }, event)),
    )

/** Two days before, with a way to say that one cannot come. */
export const remindByMail = (
  tx: Transaction,
  env: ServerEnv,
  registration: RegistrationRow,
  event: EventRow,
): Promise<void> => {
  const facts = factsOf(env, registration, event)
  const mail = eventReminderMail(publicSettings(env), facts, event.startDate)
  return send(tx, registration, withEntry(env, event, mail))
}

/** Tells who has a place, an offer or waits that there will be no event. */
export const cancellationByMail =
  (env: ServerEnv): TellOfCancellation =>
  (tx, registration, event, reason) => {
    const mail = eventCancelledMail(publicSettings(env), factsOf(env, registration, event), reason)
    return send(tx, registration, withEntry(env, event, mail))
  }

/** Tells the same people that it is at another time or place, or in another way. */
export const changeByMail =
  (env: ServerEnv): NotifyOfChange =>
  (tx, registration, before, after, reason) => {
    const move = { before, after, reason, told: toldUntil(env, registration) }
    const mail = eventChangedMail(publicSettings(env), factsOf(env, registration, after), move)
    return send(tx, registration, withEntry(env, after, mail))
  }

/** For an event that had begun before it was moved; null where the times of the event itself count. */
function toldUntil({ ERASE_AFTER_DAYS }: ServerEnv, { fixedEnd, erasedAt }: RegistrationRow) {
  if (!fixedEnd || erasedAt) return null
  const daysLater = (days: number) => new Date(fixedEnd.getTime() + days * DAY)
  return { closes: daysLater(SEEN_AFTER_DAYS), erased: daysLater(ERASE_AFTER_DAYS) }
}

/** With the event as its feed has it now, so that a calendar that has it learns what changed (RFC 5545, SEQUENCE). */
const withEntry = (env: ServerEnv, event: EventRow, mail: MailContent): MailContent => ({
  ...mail,
  calendar: toEntry(event, siteOrigin(env)),
})

function factsOf(env: ServerEnv, { id }: Pick<RegistrationRow, 'id'>, event: EventRow): EventFacts {
  return {
    ...eventFacts(env, event),
    dashboardUrl: `${siteOrigin(env)}/dashboard?registration=${id}`,
  }
}

/** What anybody may be told of an event. */
export function eventFacts(env: ServerEnv, event: EventRow): Omit<EventFacts, 'dashboardUrl'> {
  const origin = siteOrigin(env)
  return {
    title: event.title,
    price: event.price,
    requirements: event.requirements,
    startDate: event.startDate,
    endDate: event.endDate,
    isAllDay: event.isAllDay,
    location: event.location,
    town: event.town,
    region: event.region,
    mode: event.mode,
    eventUrl: `${origin}/events/${event.id}`,
    calendarUrl: `${origin}/events/${event.id}.ics`,
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
