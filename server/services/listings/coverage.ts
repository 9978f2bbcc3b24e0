import { and, eq, sql } from 'drizzle-orm'
import type { Coverage } from '../../../shared/listings/coverage.ts'
import { ALL_INDIA } from '../../../shared/places.ts'
import type { Database } from '../../db/open.ts'
import { listings } from '../../db/schema.ts'
import { GOA, TALUKAS } from '../../places/goa.ts'
import { countListings } from './counts.ts'
import { IS_CHECKED } from './filters.ts'

/**
 * What home may claim, counted (ruling 11); a listing for all of India covers no single state.
 * A listing counts as checked when a person of ours checked one of its facts.
 */
export async function findCoverage(db: Database): Promise<Coverage> {
  const { rows } = await db.execute<Pick<Coverage, keyof Coverage>>(sql`select
    ${countListings(db)} as listings,
    ${countCheckedListings(db)} as "checkedListings",
    ${countTalukas()} as talukas,
    ${countRegions()} as regions`)
  return rows[0] ?? { listings: 0, checkedListings: 0, talukas: 0, regions: 0 }
}

const APPROVED = eq(listings.isApproved, true)

export const countCheckedListings = (db: Database) =>
  db
    .select({ count: sql`count(*)::int` })
    .from(listings)
    .where(and(APPROVED, IS_CHECKED))

/** Each is looked for in an index; counted, they would all be read. */
const countTalukas = () => sql`(
  select count(*)::int from unnest(${sql.param(TALUKAS.map(({ name }) => name))}::text[]) as of_goa(taluka)
  where exists (
    select from ${listings} where ${APPROVED} and ${listings.region} = ${GOA}
      and ${listings.taluka} = of_goa.taluka))`

/** From one state to the next by the index: there are few of them, and many listings in each. */
const countRegions = () => sql`(
  with recursive found(region) as (
    select min(region) from listings where is_approved
    union all
    select (select min(region) from listings where is_approved and region > found.region)
    from found where found.region is not null
  ) select count(*)::int from found where region <> ${ALL_INDIA})`
