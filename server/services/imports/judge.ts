import { goneStatus } from '../../../shared/checks/kinds.ts'
import type { ImportOutcome } from '../../../shared/imports/import-states.ts'
import type { CellProblem, Difference, Likeness } from '../../../shared/imports/imports.ts'
import {
  LISTING_COLUMNS,
  REQUIRED_COLUMNS,
  type ImportColumn,
  type ListingColumn,
} from '../../../shared/listings/columns.ts'
import type { FileColumn } from '../../../shared/listings/confirmations.ts'
import { LIMITS } from '../../../shared/limits.ts'
import { normalForm } from '../../../shared/normal-form.ts'
import { fromCell } from '../../csv/cells.ts'
import type { FileRow } from '../../csv/read-file.ts'
import { words } from '../../csv/words.ts'
import type { Database, Transaction } from '../../db/open.ts'
import { othersThan } from '../listings/checks.ts'
import { asStated } from '../listings/place/place.ts'
import { mapInTurns } from './pace.ts'
import {
  isSameText,
  readCell,
  Refusal,
  textOf,
  tidy,
  type CategoryIds,
  type Stated,
} from './cells.ts'
import { judgeCoordinates } from './coordinates.ts'
import { findCurrent, statedBy, type CurrentListing } from './current.ts'
import { judgePromise } from './promises.ts'
import { findRemoved } from './removed.ts'

/** What a row of a file would do to the listings as they are now. */
export interface Verdict {
  row: number
  name: string
  cells: FileRow['cells']
  outcome: Extract<ImportOutcome, 'create' | 'update' | 'unchanged' | 'duplicate' | 'error'>
  /** What the listing would say: all of it for a new one, what differs for a change. */
  values: Partial<Stated>
  /** Where the row says it was read, also where the listing names that page already. */
  sourceUrl: string | null
  current: CurrentListing | null
  differences: Difference[]
  /** Why it is refused; of a row that is written, what of it is not used. */
  problems: CellProblem[]
  likenesses: Likeness[]
}

/** One verdict a row. Whether a new one may be a duplicate is for the rehearsal to say (rehearse.ts). */
export async function judgeRows(
  db: Database | Transaction,
  rows: FileRow[],
  categoryIds: CategoryIds,
  { lock = false } = {},
): Promise<Verdict[]> {
  const { ids, externalIds } = namesIn(rows)
  const found = await findCurrent(db, ids, externalIds, lock)
  const byName = indexed(found)
  const verdicts = await mapInTurns(rows, (row) => judge(row, byName, categoryIds))
  await refuseRemoved(db, verdicts)
  return verdicts
}

/** How these rows name their listings. */
export const namesIn = (rows: FileRow[]) => ({
  ids: rows.flatMap(({ cells }) => readId(cells) ?? []),
  externalIds: rows.flatMap(({ cells }) => textIn(cells, 'externalId') || []),
})

export const textIn = (cells: FileRow['cells'], column: FileColumn) =>
  normalForm(tidy(fromCell(cells[column] ?? '')), 'NFC')

function readId(cells: FileRow['cells']): number | undefined {
  const text = textIn(cells, 'id')
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0
  return id >= 1 && id <= 2_147_483_647 ? id : undefined
}

/** By number and by externalId, those of what was merged into it, too. */
interface Found {
  byId: Map<number, CurrentListing>
  byExternalId: Map<string, CurrentListing>
}

export const indexed = (found: CurrentListing[]): Found => ({
  byId: new Map(found.flatMap((one) => one.names.map(({ id }) => [id, one]))),
  byExternalId: new Map(
    found.flatMap((one) =>
      one.names.flatMap(({ externalId }) => (externalId ? [[externalId, one] as const] : [])),
    ),
  ),
})

function judge(row: FileRow, found: Found, categoryIds: CategoryIds): Verdict {
  const { cells } = row
  const problems: CellProblem[] = []
  const refuse = (column: ImportColumn | null, reason: string) => problems.push({ column, reason })
  const name = textIn(cells, 'name').replaceAll('\n', ' ').slice(0, LIMITS.name).toWellFormed()

  if (row.tooManyCells)
    refuse(null, words.cellCount(row.tooManyCells.cells, row.tooManyCells.columns))
  const current = whichOne(cells, found, refuse)
  const { values, differences } = readValues(cells, current, categoryIds, refuse)
  const gone = current && goneStatus(current.listing.status)
  if (gone && values.isApproved) refuse('isApproved', words.gone[gone])
  judgeCategories(values, current, categoryIds, refuse)
  const named = textIn(cells, 'sourceUrl') ? current?.sourceUrl : null
  const coordinates = judgeCoordinates(values, current)
  if (coordinates.refused) problems.push(coordinates.refused)
  const promise = judgePromise(values, current)
  if (promise.refused) problems.push(promise.refused)
  const outcome =
    problems.length > 0
      ? 'error'
      : !current
        ? 'create'
        : differences.length > 0
          ? 'update'
          : 'unchanged'
  if (outcome !== 'error' && coordinates.unused) problems.push(coordinates.unused)
  if (outcome !== 'error' && promise.waits) problems.push(promise.waits)
  return {
    row: row.row,
    name: name || current?.listing.name || '',
    cells,
    outcome,
    values,
    sourceUrl: values.sourceUrl ?? named ?? null,
    current,
    differences,
    problems,
    likenesses: [],
  }
}

type Refuse = (column: ImportColumn | null, reason: string) => void

/** The listing the row is about; null for a new one. */
export function whichOne(
  cells: FileRow['cells'],
  { byId: ids, byExternalId: externalIds }: Found,
  refuse: (column: 'id' | 'externalId' | null, reason: string) => void,
) {
  const externalId = textIn(cells, 'externalId')
  const typed = textIn(cells, 'id')
  const byName = externalIds.get(externalId)
  const id = readId(cells)
  if (typed && id === undefined) refuse('id', words.id(typed.slice(0, 20).toWellFormed()))
  const byId = id === undefined ? undefined : ids.get(id)
  if (id !== undefined && !byId) refuse('id', words.noListing(id))
  if (byId && byName && byId.listing.id !== byName.listing.id)
    refuse('externalId', words.twoListings)
  const current = byId ?? byName ?? null
  if (current?.listing.removedAt) refuse(null, words.removed)
  return current
}

const NEVER_EMPTIED: ReadonlySet<ListingColumn> = new Set(REQUIRED_COLUMNS)
/** Where a blank says nothing: it does not take away what is there. */
const BLANK_SAYS_NOTHING: ReadonlySet<ListingColumn> = new Set([
  'isSponsored',
  'isApproved',
  'sourceUrl',
  'externalId',
])

function readValues(
  cells: FileRow['cells'],
  current: CurrentListing | null,
  categoryIds: CategoryIds,
  refuse: Refuse,
) {
  const values: Partial<Stated> = {}
  const differences: Difference[] = []
  const shown = current && statedBy(current)
  const stated = current && statedBy({ ...current, listing: asStated(current.listing) })
  for (const column of LISTING_COLUMNS) {
    const cell = cells[column]
    if (cell === undefined) {
      if (!current && NEVER_EMPTIED.has(column)) refuse(column, words.required)
      continue
    }
    // What a listing says already is not judged, whatever it is.
    const before = shown ? textOf(shown[column]) : ''
    if (shown && isSameText(fromCell(cell), before)) continue
    const text = textIn(cells, column)
    // It goes on naming what became part of this one.
    if (column === 'externalId' && current?.names.some(({ externalId }) => externalId === text))
      continue
    if (text === '') {
      const isBlank = !stated || textOf(stated[column]) === ''
      if (!current && NEVER_EMPTIED.has(column)) refuse(column, words.required)
      else if (!isBlank && NEVER_EMPTIED.has(column)) refuse(column, words.mayNotEmpty)
      else if (!isBlank && !BLANK_SAYS_NOTHING.has(column)) {
        Object.assign(values, { [column]: Array.isArray(stated?.[column]) ? [] : null })
        differences.push({ column, before, after: '' })
      }
      continue
    }
    const value = readCell(column, text, categoryIds)
    if (value instanceof Refusal) {
      refuse(column, value.reason)
      continue
    }
    const after = textOf(value)
    if (shown && after === before) continue
    Object.assign(values, { [column]: value })
    if (current) differences.push({ column, before, after })
  }
  return { values, differences }
}

/** None is its category and one of its others: what becomes its category leaves the others. */
function judgeCategories(
  values: Partial<Stated>,
  current: CurrentListing | null,
  categoryIds: CategoryIds,
  refuse: Refuse,
) {
  const { categoryId = current?.listing.categoryId, otherCategories } = values
  const [category] = [...categoryIds].find(([, id]) => id === categoryId) ?? []
  if (category && otherCategories?.includes(category))
    refuse('otherCategories', words.categoryTwice)
  else if (category && current?.listing.otherCategories.includes(category) && !otherCategories)
    values.otherCategories = othersThan(category, current.listing.otherCategories)
}

/** New rows that are a listing which was removed: the same name in the same place (ruling 6). */
async function refuseRemoved(db: Database | Transaction, verdicts: Verdict[]): Promise<void> {
  const fresh = verdicts.flatMap((verdict) =>
    verdict.outcome === 'create' ? [{ ...verdict.values, name: verdict.name, verdict }] : [],
  )
  for (const [{ verdict }, { keptName }] of await findRemoved(db, fresh)) {
    verdict.outcome = 'error'
    const reason = keptName === null ? words.removed : words.merged(keptName)
    verdict.problems.push({ column: null, reason })
  }
}
