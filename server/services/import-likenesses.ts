import { sql } from 'drizzle-orm'
import { words } from '../csv/words.ts'
import type { Database } from '../db/open.ts'
import { listings } from '../db/schema.ts'
import type { Verdict } from './import-judge.ts'

const WHY = { phone: words.samePhone, website: words.sameWebsite, name: words.sameName }
/** So many of those it may be are named. */
const NAMED = 3

/** Marks new rows that may be a listing which is there already. */
export async function findLikenesses(db: Database, verdicts: Verdict[]): Promise<void> {
  const fresh = verdicts.filter(({ outcome }) => outcome === 'create')
  if (fresh.length === 0) return
  for (const { at, id, name, why } of await findAlike(db, fresh)) {
    const verdict = fresh[at - 1]
    if (!verdict) continue
    verdict.outcome = 'duplicate'
    if (verdict.likenesses.length < NAMED)
      verdict.likenesses.push({ id, row: null, name, why: WHY[why] })
  }
}

interface Alike extends Record<string, unknown> {
  at: number
  id: number
  name: string
  why: keyof typeof WHY
}

async function findAlike(db: Database, fresh: Verdict[]): Promise<Alike[]> {
  const { rows } = await db.execute<Alike>(sql`
    with asked as materialized (
      select at::int, phone, lower(public.immutable_unaccent(name)) as name, place
      from unnest(
        ${column(fresh.map(({ values }) => (isOwnNumber(values.phone) ? values.phone : null)))},
        ${column(fresh.map(({ name }) => name))},
        ${column(fresh.map(({ values }) => place(values)))}
      ) with ordinality as given(phone, name, place, at))
    select asked.at, l.id, l.name, 'phone' as why
      from asked join ${listings} l on l.phone = asked.phone where l.removed_at is null
    union all
    select asked.at, l.id, l.name, 'name'
      from asked join ${listings} l on l.name_norm = asked.name
      where l.removed_at is null and lower(coalesce(l.town, l.region, '')) = asked.place
    order by at, id`)
  return rows
}

const column = (texts: (string | null)[]) => sql`${sql.param(texts)}::text[]`

const place = ({ town, region }: Verdict['values']) => (town ?? region ?? '').toLowerCase()

/** Short codes are everybody's. */
const isOwnNumber = (phone: string | null | undefined): phone is string =>
  typeof phone === 'string' && phone.length > 6
