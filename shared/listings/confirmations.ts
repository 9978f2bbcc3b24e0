import { CHECK_OUTCOMES, CHECK_SAYERS, IS_OPEN } from '../checks/kinds.ts'
import type { ImportColumn } from './columns.ts'
import { CHECK_METHODS, CSV_FIELDS, factOf, type CsvField } from './fields.ts'

/** The columns of a list of confirmations: what somebody said of facts that we show, a row for each. */
export const CONFIRMATION_COLUMNS = [
  'id',
  'externalId',
  'field',
  'value',
  'outcome',
  'checkedOn',
  'method',
  'saidBy',
  'sourceUrl',
] as const
export type ConfirmationColumn = (typeof CONFIRMATION_COLUMNS)[number]
/** A column of either kind of file. */
export type FileColumn = ImportColumn | ConfirmationColumn

/** What every row needs, besides a column that names its listing. */
export const NEEDED_CONFIRMATION_COLUMNS = ['field', 'value', 'outcome', 'checkedOn'] as const

/** The facts that may be confirmed: a picture says nothing, and where a listing stands is two numbers. */
const CONFIRMED_FIELDS = CSV_FIELDS.filter(
  (
    field,
  ): field is Exclude<
    CsvField,
    'category' | 'otherCategories' | 'imageUrl' | 'latitude' | 'longitude'
  > =>
    factOf(field) !== undefined &&
    field !== 'imageUrl' &&
    field !== 'latitude' &&
    field !== 'longitude',
)
export type ConfirmedField = (typeof CONFIRMED_FIELDS)[number]

/** As the cells name them. */
export const CONFIRMATION_WORDS = {
  field: [...CONFIRMED_FIELDS, IS_OPEN],
  outcome: CHECK_OUTCOMES.filter((outcome) => outcome !== 'withdrawn'),
  method: CHECK_METHODS,
  saidBy: CHECK_SAYERS,
} as const

/** What was said longer ago says nothing of today. */
export const CONFIRMATION_YEARS = 2

export const CONFIRMATIONS_TEMPLATE_FILE = 'confirmations-import-template.csv'
