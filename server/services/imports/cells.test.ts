import { expect, test } from 'vitest'
import { newListingInput } from '../../../shared/listings/admin.ts'
import { LISTING_COLUMNS, type ListingColumn } from '../../../shared/listings/columns.ts'
import { submissionInput } from '../../../shared/submissions/submissions.ts'
import { readCell, Refusal } from './cells.ts'

/** A text of so many characters, or a list of so many items, that is right but for its length. */
type Make = (length: number) => string
const filled =
  (before: string, after = ''): Make =>
  (length) =>
    before + 'x'.repeat(Math.max(0, length - before.length - after.length)) + after
const items: Make = (count) => Array.from({ length: count }, (_, at) => `item ${at}`).join(';')

const MADE: [ListingColumn, string, Make][] = [
  ['name', '', filled('A')],
  ['description', '', filled('A')],
  ['address', '', filled('A')],
  ['phone', '', (length) => `0832${' '.repeat(Math.max(0, length - 11))}2458728`],
  ['email', '', filled('a', '@example.org')],
  ['website', '', filled('https://example.org/')],
  ['latitude', '', filled('1')],
  ['longitude', '', filled('1')],
  ['imageUrl', '', filled('https://example.org/')],
  ['services', 'an item', filled('A')],
  ['services', 'how many', items],
  ['accessibility', 'an item', filled('A')],
  ['accessibility', 'how many', items],
  ['languages', 'an item', filled('A')],
  ['languages', 'how many', items],
  ['town', '', filled('A')],
  ['fees', '', filled('A')],
  ['hours', '', filled('A')],
  ['whatToBring', '', filled('A')],
  ['nextStep', '', filled('A')],
  ['sourceUrl', '', filled('https://example.org/')],
]
/** A choice among words, a number of six digits, or what only a file has. */
const WITHOUT_LENGTH = [
  'categoryId',
  'otherCategories',
  'region',
  'isSponsored',
  'isApproved',
  'ageGroups',
  'credentials',
  'takesNewPeople',
  'feesBand',
  'modes',
  'diagnosisNeeded',
  'pincode',
  'externalId',
]

test.each(MADE)('a file takes %s (%s) as long as the forms do', (column, _of, make) => {
  const byFile = longest((length) => {
    const read = readCell(column, make(length), new Map())
    return !(read instanceof Refusal)
  })
  for (const form of [newListingInput, submissionInput]) {
    const field = fieldOf(form, column)
    if (!field) continue
    const byForm = longest((length) => field.safeParse(typed(column, make(length))).success)
    expect(byForm).toBe(byFile)
  }
})

test('every column with a length is compared', () => {
  const compared = MADE.map(([column]) => column)
  expect(new Set([...compared, ...WITHOUT_LENGTH])).toEqual(new Set(LISTING_COLUMNS))
})

interface Field {
  safeParse(typed: unknown): { success: boolean }
}

/** Where a listing was read is a fact in the admins' form. */
function fieldOf({ shape }: { shape: object }, column: ListingColumn): Field | undefined {
  const fields: Partial<Record<string, Field>> = { ...shape }
  const facts = fields['facts']
  if (column !== 'sourceUrl') return fields[column]
  return facts && { safeParse: (sourceUrl) => facts.safeParse({ name: { sourceUrl } }) }
}

/** A form has one item on a line. */
const typed = (column: ListingColumn, text: string) =>
  ['services', 'accessibility', 'languages'].includes(column) ? text.replaceAll(';', '\n') : text

/** The longest that is taken: shorter ones are, longer ones are not. */
function longest(isTaken: (length: number) => boolean): number {
  let [taken, refused] = [15, 6_000]
  expect([isTaken(taken), isTaken(refused)]).toEqual([true, false])
  while (refused - taken > 1) {
    const middle = Math.floor((taken + refused) / 2)
    if (isTaken(middle)) taken = middle
    else refused = middle
  }
  return taken
}
