import { CORRECTED_FIELDS } from '../../../shared/contact/rules.ts'
import { LIMITS } from '../../../shared/limits.ts'
import type { ListingValues } from '../../../shared/listings/changes.ts'
import type { FactField } from '../../../shared/listings/fields.ts'
import type { Transaction } from '../../db/open.ts'
import { contactSubmissions } from '../../db/schema.ts'
import { invalid } from '../../errors.ts'
import { say } from '../../sentences.ts'
import { formatPhone } from '../listings/phone.ts'
import type { HeldListing } from '../listings/state.ts'

interface Sender {
  name: string
  /** Blank: nobody to answer by email. */
  email: string
  subject: string
  message: string
}

/** It waits among the messages, where a moderator corrects with one press; until then the page says what it said. */
export async function sendCorrection(
  tx: Transaction,
  { id: listingId, values }: HeldListing,
  { field, after }: { field: FactField; after: ListingValues },
  { subject, ...sender }: Sender,
): Promise<void> {
  const corrected = CORRECTED_FIELDS.find((one) => one === field)
  const right = corrected && shown(after, corrected)
  if (!corrected || !right) throw invalid(say.checks.nothingToConfirm, {})
  await tx.insert(contactSubmissions).values({
    kind: 'wrong',
    listingId,
    field: corrected,
    seen: shown(values, corrected),
    right,
    subject: subject.slice(0, LIMITS.subject),
    ...sender,
  })
}

/** As people read it. */
function shown(values: ListingValues, field: (typeof CORRECTED_FIELDS)[number]): string | null {
  const value = values[field]
  if (typeof value !== 'string' || !value) return null
  return field === 'phone' ? formatPhone(value) : value
}
