import type { CorrectedField } from '../../../shared/contact/rules.ts'
import { LISTING_FIELDS } from '../../../shared/listings/fields.ts'
import { inputs } from '../../../shared/listings/inputs.ts'
import type { Transaction } from '../../db/open.ts'
import { AppError, unprocessable } from '../../errors.ts'
import { say } from '../../sentences.ts'
import { asOption } from '../imports/cells.ts'
import { checkValues } from '../listings/checks.ts'
import type { HeldListing } from '../listings/state.ts'

/** What was typed, as the listing keeps it. Throws unprocessable where it cannot be one of this fact. */
export async function readValue(
  tx: Transaction,
  held: HeldListing,
  field: CorrectedField,
  right: string,
) {
  const read = readRight(field, right)
  if (read.problem) throw unprocessable(read.problem)
  try {
    return await checkValues(tx, held.values, { [field]: read.value })
  } catch (error) {
    const sentence = error instanceof AppError && error.details.fields?.[field]
    throw sentence ? unprocessable(sentence) : error
  }
}

/** What was typed as its field takes it, or what is wrong with it. */
export function readRight(field: CorrectedField, right: string) {
  const typed = inputs[field].safeParse(toInput(field, right))
  if (typed.success) return { value: typed.data }
  return { problem: say.worded(typed.error.issues[0]?.message ?? '') }
}

/** Items of a list are divided by commas, credentials by semicolons; what is chosen may be typed as people write it: "At home, online". */
function toInput(field: CorrectedField, right: string): string | string[] {
  const { kind } = LISTING_FIELDS[field]
  if (kind === 'choice') return asOption(right)
  if (kind === 'credentials') return right.split(/[;\n]/)
  const isList = kind === 'items' || kind === 'choices'
  if (!isList) return right
  const items = right.split(/[,;]/)
  return kind === 'choices' ? items.map(asOption) : items
}
