import { sql } from 'drizzle-orm'
import { IS_OPEN } from '../../../shared/checks/kinds.ts'
import { FACT_FIELDS } from '../../../shared/listings/fields.ts'
import type { Transaction } from '../../db/open.ts'
import { factChecks } from '../../db/schema.ts'

/**
 * The good words that count for one listing are written down for another one, too, where that says the same, unless it has
 * a newer one of its own. They count from the day on which they were said. Answers their numbers.
 */
export async function copyChecks(
  tx: Transaction,
  { from, to }: { from: number; to: number },
): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into ${factChecks}
      (listing_id, field, outcome, method, said_by, checked_on, by_user, note, source_url)
    select ${to}::int, fact, good.outcome, good.method, good.said_by, good.checked_on, good.by_user,
      good.note, good.source_url
    from unnest(${sql.param([...FACT_FIELDS, IS_OPEN])}::text[]) as fact
    cross join lateral public.check_of_now(${from}, fact) as good
    left join lateral public.check_of_now(${to}, fact) as own on true
    where good.id is not null and good.checked_on > coalesce(own.checked_on, '-infinity'::date)
      and public.fact_hash(${from}, fact) = public.fact_hash(${to}, fact)
    order by good.id returning id`)
  return rows.map(({ id }) => id)
}
