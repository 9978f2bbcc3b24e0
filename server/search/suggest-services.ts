/** Which things of the vocabulary somebody may be about to type, by any of their names in any language. */
import { editDistance } from '../places/edit-distance.ts'
import { topicsIn } from './danger/recognise.ts'
import { phrases, wordsOf } from './tokenise.ts'
import { CONCEPTS } from './vocabulary.ts'

interface Called {
  /** In plain English, as it is shown and searched. */
  name: string
  words: string[]
  isName: boolean
}

let called: Called[] | undefined

/** What is needed, and conditions; whom it is for and what it costs is said beside them. Never what tells of danger or a cure. */
function allCalled(): Called[] {
  called ??= CONCEPTS.filter(({ role, isNarrow }) => !isNarrow && (!role || role === 'condition'))
    .filter(({ name }) => topicsIn(name).length === 0)
    .flatMap(({ name, typed }) => [
      { name, words: wordsOf(name), isName: true },
      ...phrases(typed).map((words) => ({ name, words, isName: false })),
    ])
  return called
}

/** Plain names, the likeliest first. With `forgives` a slip in each word of four letters or more. */
export function suggestServices(typed: string[], forgives: boolean, limit: number): string[] {
  const begins = forgives ? beginsButForSlip : startsWith
  const found = new Map<string, number>()
  for (const one of allCalled()) {
    const score = scoreOf(one, typed, begins)
    if (score !== undefined && score < (found.get(one.name) ?? Infinity)) found.set(one.name, score)
  }
  // Of equals the one that the vocabulary has first: the sort keeps their order.
  return [...found]
    .toSorted(([, a], [, b]) => a - b)
    .slice(0, limit)
    .map(([name]) => name)
}

/** Said whole; the name from its beginning, from another word; another name from its beginning. */
function scoreOf(
  { words, isName }: Called,
  typed: string[],
  begins: typeof startsWith,
): number | undefined {
  if (isBegun(words, typed, begins)) return words.join(' ') === typed.join(' ') ? 0 : isName ? 1 : 3
  if (!isName) return undefined
  return words.some((_, at) => isBegun(words.slice(at), typed, begins)) ? 2 : undefined
}

/** All that was typed, word by word, the last not to its end. */
const isBegun = (words: string[], typed: string[], begins: typeof startsWith) =>
  words.length >= typed.length &&
  typed.every((word, at) =>
    at < typed.length - 1 && begins === startsWith
      ? words[at] === word
      : begins(words[at] ?? '', word),
  )

const startsWith = (word: string, typed: string) => word.startsWith(typed)

const SHORTEST_WITH_SLIP = 4

/** A letter more, less, changed or swapped, in what is typed so far. */
const beginsButForSlip = (word: string, typed: string): boolean =>
  word.startsWith(typed) ||
  (typed.length >= SHORTEST_WITH_SLIP &&
    word[0] === typed[0] &&
    [-1, 0, 1].some((more) => editDistance(typed, word.slice(0, typed.length + more), 1) <= 1))
