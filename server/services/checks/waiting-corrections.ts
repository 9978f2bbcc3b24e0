import { CORRECTED_FIELDS } from '../../../shared/contact/rules.ts'
import type { ReportSayer } from '../../../shared/checks/kinds.ts'
import type { ListingValues } from '../../../shared/listings/changes.ts'
import type { FactField } from '../../../shared/listings/fields.ts'
import type { Transaction } from '../../db/open.ts'
import { invalid } from '../../errors.ts'
import { say } from '../../sentences.ts'
import { formatPhone } from '../listings/phone.ts'
import type { HeldListing } from '../listings/state.ts'
import { saveReport } from '../reports/keep.ts'
import { heldWords } from './risky.ts'
import { words } from './words.ts'

interface Sender {
  saidBy: Exclude<ReportSayer, 'visitor'>
  /** Who heard it in a call, or looks after the listing. */
  userId: number | null
  text: string
}

/**
 * It waits among the reports, with the words that are held, where a moderator corrects with one press; until then the page
 * says what it said.
 */
export async function sendCorrection(
  tx: Transaction,
  { id: listingId, values }: HeldListing,
  { field, after }: { field: FactField; after: ListingValues },
  { text, ...sender }: Sender,
): Promise<void> {
  const corrected = CORRECTED_FIELDS.find((one) => one === field)
  const right = corrected && shown(after, corrected)
  if (!corrected || !right)
    throw invalid(say.invalidRequest, { [`values.${field}`]: say.checks.nothingWritten })
  const seen = shown(values, corrected)
  const why = heldWords(field, values, after).map((one) => words.held[one.kind](one.words))
  const said = { listingId, field: corrected, kind: 'other', seen, right, ...sender } as const
  await saveReport(tx, { ...said, text: [text, ...why].join(' '), now: new Date() })
}

/** As people read it. */
function shown(values: ListingValues, field: (typeof CORRECTED_FIELDS)[number]): string | null {
  const value = values[field]
  if (Array.isArray(value)) return value.join(field === 'credentials' ? '; ' : ', ') || null
  if (typeof value !== 'string' || !value) return null
  return field === 'phone' ? formatPhone(value) : value
}
