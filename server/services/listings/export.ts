import { and, asc, eq, getTableColumns, gt, isNull } from 'drizzle-orm'
import { ageOf } from '../../../shared/checks/age.ts'
import { indianDay } from '../../../shared/indian-days.ts'
import { LISTING_COLUMNS, TOLD_COLUMNS } from '../../../shared/listings/columns.ts'
import { CONFIRMATION_COLUMNS } from '../../../shared/listings/confirmations.ts'
import { toCsv } from '../../csv/write.ts'
import type { Database } from '../../db/open.ts'
import { listingFacts, listings } from '../../db/schema.ts'
import { textOf } from '../imports/cells.ts'

const COLUMNS = ['id', ...LISTING_COLUMNS, ...TOLD_COLUMNS] as const
const BATCH = 200

/** Every listing that was not removed, approved or not, as a file that an import takes back and changes nothing by. */
export const exportListings = (db: Database) => toCsv(COLUMNS, batches(db))

/** The header alone: what a new file begins with. */
export const listingsTemplate = () => toCsv(LISTING_COLUMNS, (async function* () {})())

/** The same of a list of confirmations. */
export const confirmationsTemplate = () => toCsv(CONFIRMATION_COLUMNS, (async function* () {})())

async function* batches(db: Database): AsyncGenerator<string[][]> {
  const { searchName: _name, searchText: _text, ...shown } = getTableColumns(listings)
  let last = 0
  for (;;) {
    const rows = await db
      .select({ listing: shown, sourceUrl: listingFacts.sourceUrl })
      .from(listings)
      .leftJoin(
        listingFacts,
        and(eq(listingFacts.listingId, listings.id), eq(listingFacts.field, 'name')),
      )
      .where(and(gt(listings.id, last), isNull(listings.removedAt)))
      .orderBy(asc(listings.id))
      .limit(BATCH)
    yield rows.map(({ listing, sourceUrl }) => [
      String(listing.id),
      ...LISTING_COLUMNS.map((column) => textOf({ ...listing, sourceUrl }[column])),
      listing.confirmedOn ?? '',
      ageOf(listing, indianDay(new Date())),
    ])
    last = rows.at(-1)?.listing.id ?? last
    if (rows.length < BATCH) return
  }
}
