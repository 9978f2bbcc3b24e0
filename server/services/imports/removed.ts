import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/open.ts'
import { listingImportRows, listings } from '../../db/schema.ts'
import { namesakes } from '../../places/gazetteer.ts'
import { normalisePlace } from '../../places/place-text.ts'
import { ALIKE, isWithin } from '../listings/duplicates/duplicates.ts'

/** A new row's name and place. */
export interface Asked {
  name: string
  town?: string | null
  region?: string | null
}

/** A listing that was removed and that no import brings back (ruling 6). */
interface RemovedListing {
  id: number
  name: string
  town: string | null
  region: string | null
  /** Where it became part of another one, that one. */
  keptId: number | null
  keptName: string | null
}

// A type and not an interface: the library asks for what could have any key.
type FoundRow = { at: number } & { [Key in keyof RemovedListing]: RemovedListing[Key] }

const KEPT = sql`kept.id as "keptId", kept.name as "keptName"`

/** By the name's words, whatever stands between them. A name without any is compared as it is. */
const nameKey = (name: ReturnType<typeof sql>) =>
  sql`coalesce(nullif(public.search_words(${name}), ''), lower(public.immutable_unaccent(${name})))`

/** Which of these are a removed listing: the same name in the same place. */
export async function findRemoved<One extends Asked>(
  db: Database | Transaction,
  asked: One[],
): Promise<Map<One, RemovedListing>> {
  if (asked.length === 0) return new Map()
  const { rows } = await db.execute<FoundRow>(sql`
    with asked as materialized (
      select at::int as at, ${nameKey(sql`name`)} as key
      from unnest(${sql.param(asked.map(({ name }) => name))}::text[]) with ordinality as given(name, at)
    ), removed as materialized (
      select id, name, town, region, merged_into, ${nameKey(sql`name`)} as key from ${listings} where removed_at is not null
    )
    select asked.at, removed.id, removed.name, removed.town, removed.region, ${KEPT}
    from asked join removed using (key) left join ${listings} kept on kept.id = removed.merged_into order by asked.at, removed.id`)
  return byAsked(
    db,
    asked,
    rows.filter((row) => {
      const one = asked[row.at - 1]
      return one !== undefined && isSamePlace(one, row)
    }),
  )
}

const texts = (values: (string | null)[]) => sql`${sql.param(values)}::text[]`

/** Which of these have a name like a removed listing's, in its place. */
export async function findLikeRemoved<One extends Asked>(
  db: Database | Transaction,
  asked: One[],
): Promise<Map<One, RemovedListing>> {
  if (asked.length === 0) return new Map()
  const { rows } = await db.execute<FoundRow>(sql`
    with asked as materialized (
      select at::int as at, lower(public.immutable_unaccent(name)) as name,
        public.asked_name_keys(name, town, region) || public.asked_name_keys(name, known, region) as keys
      from unnest(${texts(asked.map(({ name }) => name))}, ${texts(asked.map(({ town }) => town ?? null))},
        ${texts(asked.map((one) => localities(one)[0]?.name ?? one.town ?? null))},
        ${texts(asked.map(({ region }) => region ?? null))}) with ordinality as given(name, town, known, region, at)
    )
    select asked.at, l.id, l.name, l.town, l.region, ${KEPT} from asked join ${listings} l
      on l.removed_at is not null and l.name_keys && asked.keys
      and (${isWithin(sql`l.name_norm`, sql`asked.name`)} or public.similarity(l.name_norm, asked.name) >= ${ALIKE})
    left join ${listings} kept on kept.id = l.merged_into
    order by asked.at, public.similarity(l.name_norm, asked.name) desc, l.id`)
  return byAsked(db, asked, rows)
}

/** The first found of each. What only the undo of an import took away may come again. */
async function byAsked<One extends Asked>(
  db: Database | Transaction,
  asked: One[],
  rows: FoundRow[],
): Promise<Map<One, RemovedListing>> {
  const found = new Map<One, RemovedListing>()
  const undone = await findUndone(
    db,
    rows.map(({ id }) => id),
  )
  for (const { at, ...removed } of rows) {
    const one = asked[at - 1]
    if (one && !found.has(one) && !undone.has(removed.id)) found.set(one, removed)
  }
  return found
}

async function findUndone(db: Database | Transaction, ids: number[]): Promise<Set<number | null>> {
  if (ids.length === 0) return new Set()
  const undone = await db
    .select({ id: listingImportRows.listingId })
    .from(listingImportRows)
    .where(
      and(
        inArray(listingImportRows.listingId, ids),
        eq(listingImportRows.outcome, 'created'),
        eq(listingImportRows.undo, 'undone'),
      ),
    )
  return new Set(undone.map(({ id }) => id))
}

/** In the same town, by any of its names; in the same state where one of the two has no town. */
function isSamePlace(one: Omit<Asked, 'name'>, other: Omit<Asked, 'name'>): boolean {
  if (!one.town || !other.town) return isSameName(one.region, other.region)
  if (isSameName(one.town, other.town)) return true
  const ids = new Set(localities(one).map(({ id }) => id))
  return localities(other).some(({ id }) => ids.has(id))
}

const isSameName = (one: string | null | undefined, other: string | null | undefined) =>
  normalisePlace(one ?? '') === normalisePlace(other ?? '')

const LOCALITY: ReadonlySet<string> = new Set(['city', 'town', 'village'])

/** What the town may be, in its state where that is told. */
const localities = ({ town, region }: Omit<Asked, 'name'>) =>
  town
    ? namesakes(town).filter(
        (place) => LOCALITY.has(place.kind) && (!region || isSameName(place.region, region)),
      )
    : []
