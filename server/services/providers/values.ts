import type { ProviderAnswer } from '../../../shared/checks/provider-answers.ts'
import { rightName } from '../../../shared/checks/provider-form.ts'
import type { CorrectedField } from '../../../shared/contact/rules.ts'
import type { ListingValues } from '../../../shared/listings/changes.ts'
import { factOf, type FactField } from '../../../shared/listings/fields.ts'
import type { Transaction } from '../../db/open.ts'
import { AppError, invalid, type FieldSentences } from '../../errors.ts'
import { say, type Sentence } from '../../sentences.ts'
import { readRight } from '../reports/read-right.ts'
import { checkValues } from '../listings/checks.ts'
import type { HeldListing } from '../listings/state.ts'

/** In the languages of a provider, too. */
const OWN: Partial<Record<CorrectedField, Sentence>> = {
  phone: say.checks.notAPhone,
  email: say.checks.notAnEmail,
  website: say.checks.notAWebsite,
}

export type SaidFact = ProviderAnswer['facts'][number]

/** What a provider typed, as the listing would keep it. Throws invalid with each that cannot be. */
export async function readValues(
  tx: Transaction,
  held: HeldListing,
  facts: SaidFact[],
): Promise<ListingValues> {
  const typed: Parameters<typeof checkValues>[2] = {}
  const problems: FieldSentences = {}
  for (const { field, right } of facts) {
    if (!right) continue
    const read = readRight(field, right)
    if (read.problem) problems[rightName(field)] = OWN[field] ?? read.problem
    else Object.assign(typed, { [field]: read.value })
  }
  if (Object.keys(problems).length > 0) throw invalid(say.invalidRequest, problems)
  try {
    return await checkValues(tx, held.values, typed)
  } catch (error) {
    if (!(error instanceof AppError) || !error.details.fields) throw error
    const named = facts.flatMap(({ field }) => {
      const sentence = error.details.fields?.[field]
      return sentence ? [[rightName(field), OWN[field] ?? sentence] as const] : []
    })
    throw invalid(say.invalidRequest, Object.fromEntries(named))
  }
}

/** Each of these fields has a source, by its own name or by another's. */
export function factNamed(field: CorrectedField): FactField {
  const fact = factOf(field)
  if (!fact) throw new Error(`The field ${field} is no fact`)
  return fact
}
