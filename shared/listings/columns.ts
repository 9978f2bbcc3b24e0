import { CSV_FIELDS, type CsvField } from './fields.ts'

/** `sourceUrl` is where the name was read, `externalId` what others call the listing; neither is a field of a form. */
export type ListingColumn =
  | Exclude<CsvField, 'category'>
  | 'categoryId'
  | 'sourceUrl'
  | 'externalId'
export type ImportColumn = ListingColumn | 'id'

/** The columns of a list of listings, for template, export and import (§3), in their order. `id` stands in an export only. */
export const LISTING_COLUMNS: readonly ListingColumn[] = [
  ...CSV_FIELDS.map((field) => (field === 'category' ? 'categoryId' : field)),
  'sourceUrl',
  'externalId',
]

/** What an export tells besides: an import passes over them. */
export const TOLD_COLUMNS = ['confirmedOn', 'age'] as const

/** What a row may hold; `id` and `externalId` name the listing that it changes. */
export const IMPORT_COLUMNS: readonly ImportColumn[] = ['id', ...LISTING_COLUMNS]

/** Required of new rows; a change may leave blank what is blank there (ruling 5). */
export const REQUIRED_COLUMNS = [
  'name',
  'categoryId',
  'description',
  'address',
  'phone',
  'region',
] as const

export const TEMPLATE_FILE = 'listings-import-template.csv'
export const EXPORT_FILE = 'listings.csv'

/** What a file may weigh, in bytes; how many rows, how many cells in one that are not blank, and how long each may be. */
export const IMPORT_BYTES = 20_000_000
export const IMPORT_ROWS = 50_000
export const IMPORT_CELLS = 1_000
export const CELL_LENGTH = 100_000

/** How long an import can be undone. */
export const UNDO_HOURS = 24
