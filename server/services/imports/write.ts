import { getTableColumns, sql } from 'drizzle-orm'
import { LISTING_COLUMNS } from '../../../shared/listings/columns.ts'
import { blank, CSV_FIELDS } from '../../../shared/listings/fields.ts'
import type { Transaction } from '../../db/open.ts'
import { listingFacts, listings } from '../../db/schema.ts'
import type { Stated } from './cells.ts'
import { changedFields, factsOf, refreshChecks, replaceFacts, writeFacts } from './facts.ts'
import type { Verdict } from './judge.ts'
import { mapInTurns } from './pace.ts'
import { asStated, DERIVED, deriveListing } from '../listings/place/place.ts'
import { dropUntrueApprovals } from '../submissions/approvals.ts'

/** What an import writes of a listing. */
const NAMES = [
  ...LISTING_COLUMNS.filter((column) => column !== 'sourceUrl'),
  'taluka',
  'district',
  'publishedAt',
  'placeId',
  ...DERIVED,
] as const
const types = getTableColumns(listings)
const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const COLUMNS = sql.raw(NAMES.map(snake).join(', '))
const RECORD = sql.raw(NAMES.map((name) => `${snake(name)} ${types[name].getSQLType()}`).join(', '))
const ASSIGNED = sql.raw(NAMES.map((name) => `${snake(name)} = given.${snake(name)}`).join(', '))

/** A listing's columns under their names in the database. */
function toRecord(
  listing: Partial<Record<(typeof NAMES)[number], unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(NAMES.map((name) => [snake(name), listing[name] ?? null]))
}

const { category: _category, ...BLANK } = blank(CSV_FIELDS)

/** Makes the listings of new rows; answers their numbers by row. A row whose externalId was taken meanwhile has none. */
export async function createListings(
  tx: Transaction,
  verdicts: Verdict[],
  now: Date,
): Promise<Map<number, number>> {
  if (verdicts.length === 0) return new Map()
  const { rows: numbers } = await tx.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('listings', 'id'))::int as id from generate_series(1, ${verdicts.length}::int)`,
  )
  const records = await mapInTurns(verdicts, ({ values }, at) => {
    const { sourceUrl: _source, ...stated } = { ...BLANK, ...values }
    const publishedAt = stated.isApproved ? now : null
    return { id: numbers[at]?.id, ...toRecord({ ...deriveListing(stated), publishedAt }) }
  })
  const made = await tx.execute<{ id: number }>(sql`
    insert into ${listings} (id, ${COLUMNS}, created_at, updated_at) overriding system value
    select given.*, ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as given(id int, ${RECORD})
    on conflict (external_id) do nothing returning id`)
  const kept = new Set(made.rows.map(({ id }) => id))
  const byRow = new Map(
    verdicts.flatMap(({ row }, at) => {
      const id = numbers[at]?.id
      return id !== undefined && kept.has(id) ? [[row, id] as const] : []
    }),
  )
  await writeFacts(
    tx,
    verdicts.flatMap(({ row, values }) => {
      const listingId = byRow.get(row)
      const { sourceUrl = null } = values
      return listingId === undefined ? [] : factsOf(listingId, values, { sourceUrl, now })
    }),
  )
  return byRow
}

/** What an update found, so that undo can put it back. */
export interface Before {
  record: Record<string, unknown>
  /** Comes back with the rest: what was done before this import can be undone then, in its turn. */
  updatedAt: string
  fields: string[]
  facts: (typeof listingFacts.$inferSelect)[]
}

/** Changes listings that the caller has locked; answers by listing what was there before. */
export async function changeListings(
  tx: Transaction,
  verdicts: Verdict[],
  now: Date,
): Promise<Map<number, Before>> {
  const changes = verdicts.flatMap((verdict) =>
    verdict.current ? [{ verdict, listing: verdict.current.listing }] : [],
  )
  if (changes.length === 0) return new Map()
  const records = await mapInTurns(changes, ({ verdict: { values }, listing }) => {
    const { sourceUrl: _source, ...stated } = values
    const moved = isMoved(stated)
    // A taluka or district of the place before would be wrong here, and a file has no column for them.
    const gone = moved ? { taluka: null, district: null } : {}
    const changed = deriveListing({ ...asStated(listing), ...gone, ...stated })
    const publishedAt = listing.publishedAt ?? (changed.isApproved ? now : null)
    return { id: listing.id, ...toRecord({ ...changed, publishedAt }) }
  })
  await tx.execute(sql`
    update ${listings} set ${ASSIGNED}, updated_at = ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as given(id int, ${RECORD})
    where ${listings.id} = given.id`)
  await dropUntrueApprovals(
    tx,
    records.map(({ id }) => id),
  )
  const touched = changes.map(({ verdict, listing }) => ({
    verdict,
    listing,
    fields: touchedFields(verdict.values, listing.placeFilled),
  }))
  const facts = await replaceFacts(tx, now, touched)
  return new Map(
    touched.map(({ listing, fields }) => {
      const own = facts.filter(
        ({ listingId, field }) => listingId === listing.id && fields.includes(field),
      )
      return [
        listing.id,
        {
          record: toRecord(listing),
          updatedAt: listing.updatedAt.toISOString(),
          fields,
          facts: own,
        },
      ]
    }),
  )
}

const isMoved = ({ town, region }: Partial<Stated>) => town !== undefined || region !== undefined

/** The facts a change takes away. What was known of where the place before lies does not vouch for the new one. */
function touchedFields(values: Partial<Stated>, placeFilled: string[]): string[] {
  const fields = changedFields(values)
  if (!isMoved(values)) return fields
  const filled = placeFilled.filter((field) => field === 'town' || field === 'region')
  return [...new Set([...fields, 'taluka', 'district', ...filled])]
}

/** Puts listings back as they were before. A page that was shown once stays one that was (ruling 6). */
export async function restoreListings(
  tx: Transaction,
  befores: { id: number; before: Before }[],
): Promise<void> {
  if (befores.length === 0) return
  const records = befores.map(({ id, before }) => ({
    ...before.record,
    id,
    updated_at: before.updatedAt,
  }))
  const assigned = sql.raw(
    NAMES.map(snake)
      .map((name) =>
        name === 'published_at'
          ? 'published_at = coalesce(given.published_at, listings.published_at)'
          : `${name} = given.${name}`,
      )
      .join(', '),
  )
  await tx.execute(sql`
    update ${listings} set ${assigned}, updated_at = coalesce(given.updated_at, now())
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as given(id int, updated_at timestamptz, ${RECORD})
    where ${listings.id} = given.id`)
  const touched = befores.flatMap(({ id, before }) =>
    before.fields.map((field) => ({ listing_id: id, field })),
  )
  await tx.execute(sql`
    delete from ${listingFacts} fact
    using jsonb_to_recordset(${JSON.stringify(touched)}::jsonb) as given(listing_id int, field text)
    where fact.listing_id = given.listing_id and fact.field = given.field`)
  const facts = befores.flatMap(({ before }) => before.facts).map(({ id: _id, ...fact }) => fact)
  if (facts.length > 0) await tx.insert(listingFacts).values(facts)
  await refreshChecks(tx, touched)
}
