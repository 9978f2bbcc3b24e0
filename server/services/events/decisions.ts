/** What admins decide on events that people proposed, and what their proposers are told of it (ruling 28). */
import { and, eq, inArray } from 'drizzle-orm'
import type { AdminEvent } from '../../../shared/events/events.ts'
import type { User } from '../../../shared/accounts/users.ts'
import type { Database, Transaction } from '../../db/open.ts'
import { eventRegistrations, events } from '../../db/schema.ts'
import { publicSettings, type ServerEnv } from '../../env/env.ts'
import { conflict } from '../../errors.ts'
import { eventApprovedMail, eventRejectedMail } from '../../mail/templates/event-decisions.ts'
import { words } from '../../words.ts'
import { keepDecision } from '../decisions/keep.ts'
import { act, lockRow, record, set } from './changes.ts'
import { endOf } from './end.ts'
import { dropApproval, tellProposer } from './proposer.ts'
import { rowsOfProposal } from './undo.ts'
import { offerFreeSeats, type Notify } from '../registrations/seats.ts'
import type { EventRow } from '../registrations/rows.ts'
import { eventFacts } from '../registrations/mails.ts'
import { lockAdmin } from '../accounts/locks.ts'
import { say } from '../../sentences.ts'
import { formatPhone } from '../listings/phone.ts'

interface Deciding {
  env: ServerEnv
  now: Date
  tell: Notify
}

/**
 * Shows an event to everybody: its proposer is told, and people on the waitlist are offered free seats. Or to nobody
 * any more; throws conflict, with the number, while somebody counts on it.
 */
export async function approveEvent(
  db: Database,
  admin: User,
  id: number,
  isApproved: boolean,
  { tell, ...reading }: Deciding,
): Promise<AdminEvent> {
  const { env, now } = reading
  return act(db, admin, id, reading, async (tx, event) => {
    if (event.isApproved === isApproved) return
    if (!isApproved) await requireNobodyComes(tx, event, now)
    await set(tx, event, { isApproved }, now)
    await record(tx, admin, isApproved ? 'event.approve' : 'event.unapprove', id)
    if (!isApproved) {
      await dropApproval(tx, env, event)
      return
    }
    await offerFreeSeats(tx, id, now, tell)
    const decision = await keepDecision(tx, {
      admin,
      kind: 'event.approve',
      subjectId: id,
      subject: event.title,
      personId: event.proposedBy,
      before: { of: 'event', updatedAt: event.updatedAt.toISOString(), left: now.toISOString() },
    })
    const mail = eventApprovedMail(publicSettings(env), eventFacts(env, event), event)
    await tellProposer(tx, event, mail, decision)
  })
}

/** What was not taken is gone; its proposer reads why, and has the text in the mail. Throws conflict for other events. */
export async function rejectEvent(
  db: Database,
  env: ServerEnv,
  admin: User,
  id: number,
  reason: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockAdmin(tx, admin.id)
    const event = await lockRow(tx, id, 'update')
    const registrations = await tx.$count(eventRegistrations, eq(eventRegistrations.eventId, id))
    if (event.isApproved || event.cancelledAt || registrations > 0 || event.proposedBy === null)
      throw conflict(say.notAProposal)
    const site = publicSettings(env)
    const url = new URL('/events/new', site.publicUrl).href
    const contactPhone = event.contactPhone && formatPhone(event.contactPhone)
    const told = { ...event, ...eventFacts(env, event), contactPhone, reason, url }
    const decision = await keepDecision(tx, {
      admin,
      kind: 'event.reject',
      subjectId: id,
      subject: event.title,
      personId: event.proposedBy,
      before: await rowsOfProposal(tx, id),
    })
    await tellProposer(tx, event, eventRejectedMail(site, told), decision)
    await tx.delete(events).where(eq(events.id, id))
    await record(tx, admin, 'event.delete', id, words.rejected(event.title))
  })
}

/** Mails and dashboards lead to the page of an event that is to come, also once it is cancelled. */
async function requireNobodyComes(tx: Transaction, event: EventRow, now: Date): Promise<void> {
  if (endOf(event) <= now) return
  const open = await tx.$count(
    eventRegistrations,
    and(
      eq(eventRegistrations.eventId, event.id),
      inArray(eventRegistrations.status, ['confirmed', 'offered', 'waitlisted', 'attended']),
    ),
  )
  if (open === 0) return
  throw conflict(event.cancelledAt ? say.cancelledIsRead(open) : say.cancelInstead(open))
}
