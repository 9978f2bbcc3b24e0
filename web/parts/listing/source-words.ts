import type { Fact } from '../../../shared/listings/listings.ts'
import { monthAndYear, shortDate } from '../../../shared/formats/dates.ts'
import { isOwnWord } from '../../../shared/listings/own-word.ts'

/** How a page says where a fact is from. */
export const sourceWords = {
  /** Stands with every number that is shown (ruling 1). */
  phone: (fact: Fact | null) => {
    if (!fact) return 'We have not recorded where this number is printed. We have not called it.'
    return fact.checkedOn
      ? `${isOwnWord(fact.method) ? 'Confirmed by the organisation' : 'Checked by us'} ${shortDate(fact.checkedOn)}.`
      : `As printed on ${printed(fact)}. We have not called it.`
  },
  /** The same where somebody has tried it. */
  triedPhone: (fact: Fact | null) =>
    fact ? `As printed on ${printed(fact)}.` : 'We have not recorded where this number is printed.',
  printed,
  date,
}

function printed(fact: Fact): string {
  return `${fact.sourceTitle ?? fact.sourceUrl ?? 'a page we read'}, ${date(fact)}`
}

/** "February 2024", or for a page without a date when we read it. */
function date({ sourceDate, readOn }: Fact): string {
  return monthAndYear(sourceDate) ?? `page undated, read ${monthAndYear(readOn) ?? 'by us'}`
}
