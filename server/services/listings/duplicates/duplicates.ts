import { sql } from 'drizzle-orm'
import type { DuplicateReason } from '../../../../shared/submissions/rules.ts'
import type { Database, Transaction } from '../../../db/open.ts'
import { listings } from '../../../db/schema.ts'

/** What is looked for among the listings. `phone` is in the stored form (services/listings/phone.ts). */
export interface Candidate<Key extends string | number> {
  key: Key
  name: string
  phone: string | null
  website: string | null
  town: string | null
  region: string | null
}

/** A listing that may be the same as the candidate, approved or not. */
export interface PossibleDuplicate {
  id: number
  name: string
  town: string | null
  region: string | null
  isApproved: boolean
  why: DuplicateReason[]
  /** It is a submission of the person who asks, which waits. */
  isOwnSubmission?: boolean
}

// A type and not an interface: the library asks for what could have any key.
type FoundRow = { at: number } & { [Key in keyof PossibleDuplicate]: PossibleDuplicate[Key] }

/** So many at most for each reason: a hundred listings may have one helpline's number. */
const EACH = 5
/** How alike two names are, from 0 to 1, by their groups of three letters. */
export const ALIKE = 0.5

/**
 * The listings that may be the same as each candidate, those with the most reasons first; a candidate without any is not
 * in the map. A name that is alike counts near the candidate, the very same one anywhere where a
 * person is asked: an import leaves out what may be there already, and many a town has its own "Asha School". One query however many there are,
 * each reason by an index (migrations 0001, 0010). Removed listings do not count.
 */
export async function possibleDuplicates<Key extends string | number>(
  db: Database | Transaction,
  candidates: Candidate<Key>[],
  sameName: 'anywhere' | 'near' = 'anywhere',
): Promise<Map<Key, PossibleDuplicate[]>> {
  const found = new Map<Key, PossibleDuplicate[]>()
  if (candidates.length === 0) return found
  const column = (field: 'phone' | 'website' | 'town' | 'region') =>
    sql`${sql.param(candidates.map((candidate) => candidate[field]))}::text[]`
  const names = sql`${sql.param(candidates.map(({ name }) => name.trim().replace(/\s+/g, ' ')))}::text[]`
  const { rows } = await inTransaction(db, async (tx) => {
    // Compiling the query takes PostgreSQL longer than running it.
    await tx.execute(sql`set local jit = off`)
    return tx.execute<FoundRow>(sql`
    with asked as materialized (
      select c.at::int as at, c.phone, public.website_key(c.website) as website,
        lower(public.immutable_unaccent(c.name)) as name, public.asked_name_keys(c.name, c.town, c.region) as keys
      from unnest(${names}, ${column('phone')}, ${column('website')}, ${column('town')}, ${column('region')})
        with ordinality as c(name, phone, website, town, region, at)
    ), found as (
      select asked.at, same.id, 1 as reason from asked cross join lateral (
        select l.id from ${listings} l where l.phone = asked.phone and l.removed_at is null limit ${EACH}) as same
      union
      select asked.at, same.id, 2 from asked cross join lateral (
        select l.id from ${listings} l where l.website_key = asked.website and l.removed_at is null limit ${EACH}) as same
      union
      select asked.at, same.id, 3 from asked cross join lateral (
        select l.id from ${listings} l where ${sameName === 'anywhere'} and l.is_approved = any ('{t,f}') and l.name_norm = asked.name
          and l.removed_at is null limit ${EACH}) as same
      union
      select asked.at, close.id, 3 from asked cross join lateral (
        select l.id from ${listings} l where l.name_keys && asked.keys and l.removed_at is null
          and (${isWithin(sql`l.name_norm`, sql`asked.name`)} or public.similarity(l.name_norm, asked.name) >= ${ALIKE})
        order by public.similarity(l.name_norm, asked.name) desc, l.id limit ${EACH}) as close
    )
    select found.at, l.id, l.name, l.town, l.region, l.is_approved as "isApproved",
      array_agg((array['phone', 'website', 'name'])[found.reason] order by found.reason) as why
    from found join ${listings} l on l.id = found.id
    group by found.at, l.id order by found.at, count(*) desc, min(found.reason), l.id`)
  })
  for (const { at, ...listing } of rows) {
    const key = candidates[at - 1]?.key
    if (key === undefined) continue
    const others = found.get(key)
    if (others) others.push(listing)
    else found.set(key, [listing])
  }
  return found
}

/** In the transaction of who asks: one inside it would cost two more ways to the database. */
const inTransaction = <T>(db: Database | Transaction, work: (tx: Transaction) => Promise<T>) =>
  '$client' in db ? db.transaction(work) : work(db)

/** The shorter of two names stands as it is in the longer one, and is more than one short word. Cheaper than likeness. */
export const isWithin = (one: ReturnType<typeof sql>, other: ReturnType<typeof sql>) =>
  sql`(least(length(${one}), length(${other})) >= 8
    and (strpos(${one}, ${other}) > 0 or strpos(${other}, ${one}) > 0))`
