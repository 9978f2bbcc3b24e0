import type { CellProblem } from '../../../shared/imports/imports.ts'
import { LISTING_COLUMNS } from '../../../shared/listings/columns.ts'
import { words } from '../../csv/words.ts'
import { promisedCure } from '../listings/promised-cure.ts'
import { textOf, type Stated } from './cells.ts'
import { statedBy, type CurrentListing } from './current.ts'

/**
 * Of a row whose words promise a cure (ruling 42) nothing is public before an admin has read it by itself: a new listing
 * waits for approval, whatever the row says; a change that would be seen at once is refused.
 */
export function judgePromise(
  values: Partial<Stated>,
  current: CurrentListing | null,
): { refused?: CellProblem; waits?: CellProblem } {
  const isApproved = values.isApproved ?? current?.listing.isApproved ?? false
  // What is approved only now is seen with all that it says already.
  const seen = current && values.isApproved ? { ...statedBy(current), ...values } : values
  const found = findPromise(seen)
  if (!found) return {}
  const { column, promise } = found
  if (current && isApproved) return { refused: { column, reason: words.promiseRefused(promise) } }
  if (isApproved) values.isApproved = false
  return { waits: { column, reason: words.promiseWaits(promise) } }
}

function findPromise(values: Partial<Stated>) {
  for (const column of LISTING_COLUMNS) {
    const promise = promisedCure(textOf(values[column] ?? null))
    if (promise) return { column, promise }
  }
  return undefined
}
