/** "Therapy, not ABA", "treatment without medicine", "outside Goa": what is not wanted is left out, as after a minus. */
import { conceptOf, type Concept } from './vocabulary.ts'
import { phraseList, wordList } from './word-lists.ts'

/** What stands before it, and what behind it. */
const around = (name: string) => ({
  before: phraseList(`before ${name}`),
  after: phraseList(`after ${name}`),
})
const AROUND = {
  help: around('help that is refused'),
  spared: around('what one can do without'),
  name: around('a name that is refused'),
  place: around('a place that is refused'),
}
const MEDICINE = wordList('medicine')
const NO_IN_HINDI = wordList('no in hindi')
const WANTED = wordList('wanted in hindi')
const JOINING = wordList('joining')
const TELLS_OF_SOMEBODY = wordList('tells of somebody')
/** "A school that is not residential". */
const RELATIVE = wordList('relative')
const TELLS_WHERE = wordList('tells where somebody is')
const BESIDE_A_PLACE = wordList('beside a place that is refused')

interface Span {
  from: number
  to: number
}

/**
 * What to do with words that somebody says they do not want: "not ABA", "not private" leave out what has it; of medicine, which
 * stands for doctors else, what has the very word; "not autistic", "adults, not children" tell whom it is not for, and ask for
 * nothing.
 */
export function refusalOf(
  texts: string[],
  span: Span,
  { name, role }: Concept,
): 'excluded' | 'literally' | 'ignored' | undefined {
  const phrase = texts.slice(span.from, span.to)
  const isMedicine = phrase.every((word) => MEDICINE.has(word))
  const isHelp = isAround(texts, span, AROUND.help) || isInsteadOf(texts, span)
  // One can do without these: a child without speech, or without a diagnosis, needs just that.
  const isSpared = isMedicine || name === 'behaviour therapy' || name === 'hostel'
  if (isSpared && (isHelp || isAround(texts, span, AROUND.spared)))
    return isMedicine ? 'literally' : 'excluded'
  const isDeed = phrase.some((word) => DEED.test(word) && !name.includes(word))
  if (isDeed || texts[span.to] === 'going' || !isHelp) return undefined
  return role && name !== 'private' && name !== 'government' ? 'ignored' : 'excluded'
}

/** "No doctor, only a therapist", "no schools, adults only", "doctor nahi, therapist chahiye". */
function isInsteadOf(texts: string[], { from, to }: Span): boolean {
  const [before, behind = ''] = [texts[from - 1], texts[to]]
  const isOfSomebody = TELLS_OF_SOMEBODY.has(texts[from - 2] ?? '')
  if (before === 'no') return !isOfSomebody && (behind === 'only' || texts.at(-1) === 'only')
  return NO_IN_HINDI.has(behind) && texts.slice(to + 2).some((word) => WANTED.has(word))
}

/** "Not eating", "not trained", "not play". */
const DEED =
  /^(?:.+..ing|.+..ed|play|work|job|talk|speak|eat|sit|walk|sleep|read|write|dance|swim)$/

/** "School without uniform": it is what is offered that has none. Of "boy without speech" it is the boy. */
export const isDoneWithout = (texts: string[], at: number): boolean =>
  texts[at - 1] === 'without' && (at === 1 || isKind(texts[at - 2] ?? ''))

const isKind = (word: string) => conceptOf([word])?.category !== undefined

/** "Other than Jyot": of a name, where none is known, the word. */
export const isRefusedName = (texts: string[], at: number): boolean =>
  isAround(texts, { from: at, to: at + 1 }, AROUND.name)

/** Whether somebody says that they do not want it there. "We live outside Margao" is about Margao. */
export function isRefusedPlace(texts: string[], span: Span): boolean {
  const [before = '', behind = ''] = [
    texts.slice(0, span.from).findLast((word) => !BESIDE_A_PLACE.has(word)),
    texts.slice(span.to).find((word) => !BESIDE_A_PLACE.has(word)),
  ]
  return !TELLS_WHERE.has(before) && !TELLS_WHERE.has(behind) && isAround(texts, span, AROUND.place)
}

/** "See" in "I do not want to see": it says what is refused, and asks for nothing. */
export const isOfRefusal = (texts: string[], at: number): boolean =>
  AROUND.help.before.some(
    (phrase) =>
      phrase.length > 1 &&
      phrase.some((word, i) => word === texts[at] && standsAt(texts, at - i, phrase)),
  )

/** Whether one of the phrases stands before it, but for joining words, or behind it. */
function isAround(texts: string[], { from, to }: Span, { before, after }: typeof AROUND.help) {
  const end = texts.slice(0, from).findLastIndex((word) => !JOINING.has(word)) + 1
  const saidBefore = before.find((phrase) => standsAt(texts, end - phrase.length, phrase))
  if (saidBefore) {
    const earlier = texts[end - saidBefore.length - 1] ?? ''
    // "Does not play"; "medicine ke bina therapy" is about what stood before.
    const isOther =
      saidBefore.length === 1 &&
      (earlier === 'ke' ||
        earlier === 'के' ||
        (saidBefore[0] === 'not' &&
          TELLS_OF_SOMEBODY.has(earlier) &&
          !RELATIVE.has(texts[end - saidBefore.length - 2] ?? '')))
    if (!isOther) return true
  }
  return after.some((phrase) => standsAt(texts, to, phrase))
}

export const standsAt = (texts: string[], at: number, phrase: string[]): boolean =>
  at >= 0 && phrase.every((word, i) => texts[at + i] === word)
