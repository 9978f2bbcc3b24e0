/** Whether words that tell of danger tell of what is over, as "he ran on the road last week" does. */
import { wordsOf } from '../tokenise.ts'
import { phraseList } from '../word-lists.ts'

const PAST = phraseList('danger: over')
const NOW = phraseList('danger: perhaps now')

/** Nothing in it may be said of now; who says neither is taken to speak of now. */
export function tellsOfThePast(search: string): boolean {
  const text = ` ${wordsOf(search).join(' ')} `
  const hasOne = (phrases: string[][]) =>
    phrases.some((words) => text.includes(` ${words.join(' ')} `))
  return hasOne(PAST) && !hasOne(NOW)
}
