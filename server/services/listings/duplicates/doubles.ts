import { eq, sql } from 'drizzle-orm'
import { IS_OPEN, OPEN_TASK_STATES } from '../../../../shared/checks/kinds.ts'
import { FACT_FIELDS } from '../../../../shared/listings/fields.ts'
import type { ComesAlong, LikelyDouble } from '../../../../shared/listings/merges.ts'
import type { Database } from '../../../db/open.ts'
import { listings } from '../../../db/schema.ts'
import { notFound } from '../../../errors.ts'
import { say } from '../../../sentences.ts'
import { provenFor } from '../merges/moved-rows.ts'
import { possibleDuplicates } from './duplicates.ts'

/** Listings that visitors see and that look like this one, the likeliest first. */
export async function findDoubles(db: Database, id: number): Promise<LikelyDouble[]> {
  const [listing] = await db.select().from(listings).where(eq(listings.id, id))
  if (!listing) throw notFound(say.listingNotFound)
  const { name, phone, website, town, region } = listing
  const found = await possibleDuplicates(db, [{ key: id, name, phone, website, town, region }])
  return (found.get(id) ?? [])
    .filter((one) => one.id !== id && one.isApproved)
    .map(({ isApproved: _isApproved, ...one }) => one)
}

/** What would come along if the other one were merged into this one. */
export async function countMoves(
  db: Database,
  { id, other }: { id: number; other: number },
): Promise<ComesAlong> {
  const of = (table: string, where = sql`true`) =>
    sql`(select count(*)::int from ${sql.identifier(table)} one where one.listing_id = ${other} and ${where})`
  const isOfBoth = (table: string) =>
    sql`exists (select from ${sql.identifier(table)} own where own.listing_id = ${id} and own.user_id = one.user_id)`
  // A type and not an interface: the library asks for what could have any key.
  type Counted = { [Key in Exclude<keyof ComesAlong, 'claims'>]: ComesAlong[Key] }
  const { rows } = await db.execute<Counted>(sql`
    select ${of('listing_likes')} as likes,
      ${of('listing_likes', isOfBoth('listing_likes'))} as "bothLiked",
      ${of('listing_reviews')} as reviews,
      ${of('listing_reviews', isOfBoth('listing_reviews'))} as "bothReviewed",
      ${of('listing_reports')} as reports,
      ${of('listing_submissions')} as submissions,
      ${of('contact_submissions')} as messages,
      ${of('check_tasks', sql`one.state in ${[...OPEN_TASK_STATES]}`)} > 0 as "hasTask",
      ${of('provider_links', sql`one.used_at is null and one.expires_at > now()`)} as links,
      (select count(*)::int from unnest(${sql.param([...FACT_FIELDS, IS_OPEN])}::text[]) as fact
        cross join lateral public.check_of_now(${other}::int, fact) as good where good.id is not null) as checks,
      (select count(*)::int from advertisements
        where target_url ~ ${`/listing/${other}([/?#]|$)`}) as advertisements
    from ${listings} where id = ${other} and exists (select from ${listings} own where own.id = ${id})`)
  const [found] = rows
  if (!found) throw notFound(say.listingNotFound)
  const claims = await provenFor(db, { from: other, to: id })
  return { ...found, claims: claims.length }
}
