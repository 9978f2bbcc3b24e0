import { sql } from 'drizzle-orm'
import type { Database } from '../db/open.ts'

const HALF_HOUR = 30 * 60_000

/**
 * When a word on a public page changes next without anybody writing: an event begins, ends or closes its registration,
 * an advertisement's time begins or ends; otherwise with the next half hour. Advertisements take turns by the hour, and
 * India's days begin at half past (ruling 37). In milliseconds since 1970, after `from`.
 */
export async function findNextMoment(db: Database, from: number): Promise<number> {
  const {
    rows: [row],
  } = await db.execute<{ at: string | null }>(sql`
    select extract(epoch from least(
      (select min(start_date) from events where is_approved and start_date > moment.at),
      (select min(end_date) from events where is_approved and end_date > moment.at),
      (select min(registration_deadline) from events where is_approved and registration_deadline > moment.at),
      (select min(start_date) from advertisements where is_active and start_date > moment.at),
      (select min(end_date) from advertisements where is_active and end_date > moment.at)
    )) * 1000 as at from (select ${new Date(from).toISOString()}::timestamptz as at) as moment`)
  const halfHour = (Math.floor(from / HALF_HOUR) + 1) * HALF_HOUR
  return Math.min(halfHour, Number(row?.at ?? Infinity))
}
