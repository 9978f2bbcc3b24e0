import { and, eq, ne, sql } from 'drizzle-orm'
import type { DecisionBefore } from '../../../shared/admin/decisions.ts'
import type { Transaction } from '../../db/open.ts'
import { eventRegistrations, events } from '../../db/schema.ts'
import { conflict } from '../../errors.ts'
import { say } from '../../sentences.ts'
import { lockRow } from './changes.ts'

type Before<Of> = Extract<DecisionBefore, { of: Of }>

/** It waits for an admin again, unless somebody has changed it or registered. */
export async function restoreEvent(
  tx: Transaction,
  id: number,
  { updatedAt, left }: Before<'event'>,
): Promise<void> {
  const event = await lockRow(tx, id)
  if (event.updatedAt.toISOString() !== left) throw conflict(say.decision.changedSince)
  const coming = await tx.$count(
    eventRegistrations,
    and(eq(eventRegistrations.eventId, id), ne(eventRegistrations.status, 'cancelled')),
  )
  if (coming > 0) throw conflict(say.decision.registeredSince)
  await tx
    .update(events)
    .set({ isApproved: false, updatedAt: new Date(updatedAt) })
    .where(eq(events.id, id))
}

/** A proposal as a rejection deletes it. */
export async function rowsOfProposal(tx: Transaction, id: number): Promise<Before<'proposal'>> {
  const { rows } = await tx.execute<{ event: unknown; organisers: unknown }>(sql`
    select to_jsonb(events) as event,
      (select coalesce(jsonb_agg(to_jsonb(named)), '[]') from event_organisers named where named.event_id = events.id) as organisers
    from events where events.id = ${id}`)
  return { of: 'proposal', event: rows[0]?.event, organisers: rows[0]?.organisers }
}

/** It is there again, under its number, with whom an admin had named as organiser. */
export async function restoreProposal(
  tx: Transaction,
  id: number,
  { event, organisers }: Before<'proposal'>,
): Promise<void> {
  if ((await tx.$count(events, eq(events.id, id))) > 0) throw conflict(say.decision.changedSince)
  await tx.execute(sql`
    insert into events overriding system value
    select * from jsonb_populate_record(null::events, ${JSON.stringify(event)}::jsonb)`)
  // Who was named, or named them, may have deleted their account since.
  await tx.execute(sql`
    insert into event_organisers (event_id, user_id, named_by, created_at)
    select named.event_id, named.user_id, (select id from users where id = named.named_by), named.created_at
    from jsonb_populate_recordset(null::event_organisers, ${JSON.stringify(organisers)}::jsonb) named
    join users on users.id = named.user_id`)
}
