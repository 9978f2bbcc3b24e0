/** Danger in what somebody types, by the words as they were typed (ruling 48). */
import unhomoglyph from 'unhomoglyph'
import { DANGER_TOPICS, type DangerTopic } from '../../../shared/search/danger.ts'
import { positionsOf, recognisePlaces } from '../../places/recognise.ts'
import { normalise } from '../tokenise.ts'
import { BEFORE_PLACE, wordList } from '../word-lists.ts'
import { hear, type Heard } from './hear.ts'
import type { Matcher, Pattern, Slot } from './pattern.ts'
import { readVocabulary } from './vocabulary.ts'

/** More words than a search can hold. */
const MOST_WORDS = 100
const MOST_LETTERS = 40

/** From this word to before that one. */
interface Span {
  from: number
  to: number
  /** No slip had to be forgiven, or the word is too long to be another. */
  isSure: boolean
}

/** What is the matter, the most urgent first; none for nearly every search. */
export function topicsIn(text: string): DangerTopic[] {
  const typed = (normalise(asLatin(text)).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, MOST_WORDS)
  const places = recognisePlaces(typed)
  // "Bodh Gaya": a name of more words is no sentence.
  const names = new Set(positionsOf(places.filter(({ from, to }) => to - from > 1)))
  const words = typed.map((word, at) =>
    names.has(at) ? NOTHING : hear(word.slice(0, MOST_LETTERS)),
  )
  const telling = words.filter(({ isFiller }) => !isFiller)
  // "Panic attack panaji" says no more than "panic attack".
  const where = new Set([
    ...positionsOf(places),
    ...places.map(({ from }) => from - 1).filter((at) => BEFORE_PLACE.has(typed[at] ?? '')),
  ])
  const elsewhere = words.filter(({ isFiller }, at) => !isFiller && !where.has(at))
  const all = spansIn(words)
  const whole = (where.size > 0 ? [telling, elsewhere] : [telling]).map(toWhole)
  const bare = toWhole(withoutDetails(elsewhere))
  // Hardly any of a thousand patterns has its first slot filled.
  const slots = new Set(
    [all, ...[...whole, bare].map(({ spans }) => spans)].flatMap((spans) => [...spans.keys()]),
  )
  const begun = [...slots].flatMap(({ patterns }) => patterns)
  const found = new Set(
    begun
      .filter(([, pattern]) => !isSpared(pattern, all))
      .filter(([, pattern]) =>
        pattern.isWhole
          ? (pattern.allowsDetails ? [bare] : whole).some((some) => isAllSaid(pattern, some))
          : isSaid(pattern, all),
      )
      .map(([topic]) => topic),
  )
  const isInDoubt = isAboutIt(typed)
  return DANGER_TOPICS.filter((topic) => found.has(topic) && !(isInDoubt && topic !== 'self-harm'))
}

/** "kіll" with a Cyrillic letter that looks like its own. */
const asLatin = (text: string): string =>
  text.replace(/[\p{Script=Cyrillic}\p{Script=Greek}]/gu, (letter) => unhomoglyph(letter))

const OCCASIONS = wordList('danger: occasion')
const SPEAKERS = wordList('danger: speaker')

/** "Child abuse awareness workshop": nobody says that somebody is in it. Of suicide the card is shown all the same. */
const isAboutIt = (words: string[]) =>
  words.some((word) => OCCASIONS.has(word)) && !words.some((word) => SPEAKERS.has(word))

const NOTHING: Heard = { sure: new Set(), likely: new Set(), isFiller: false }

type Spans = ReadonlyMap<Slot, Span[]>

type Beginnings = Map<Matcher, { slot: Slot; phrase: Matcher[] }[]>

let beginnings: Beginnings | undefined

/** By the matcher they begin with the phrases of all slots. */
function phrasesBy(): Beginnings {
  if (beginnings) return beginnings
  beginnings = new Map()
  for (const slot of readVocabulary().slots)
    for (const phrase of slot.phrases) {
      const [first] = phrase
      if (first) beginnings.set(first, [...(beginnings.get(first) ?? []), { slot, phrase }])
    }
  return beginnings
}

/** Where each slot is filled. */
function spansIn(words: Heard[]): Spans {
  const spans = new Map<Slot, Span[]>()
  for (const [from, { sure, likely }] of words.entries())
    for (const first of likely)
      for (const { slot, phrase } of phrasesBy().get(first) ?? []) {
        if (!phrase.every((matcher, i) => words[from + i]?.likely.has(matcher))) continue
        const span = {
          from,
          to: from + phrase.length,
          isSure: phrase.length > 1 || sure.has(first),
        }
        spans.set(slot, [...(spans.get(slot) ?? []), span])
      }
  return spans
}

interface Whole {
  spans: Spans
  length: number
}

const toWhole = (words: Heard[]): Whole => ({ spans: spansIn(words), length: words.length })

/** "Meltdown at home" is no less of one. */
function withoutDetails(words: Heard[]): Heard[] {
  const spans = spansIn(words).get(readVocabulary().details) ?? []
  const details = new Set(positionsOf(spans.filter(({ isSure }) => isSure)))
  return words.filter((_, at) => !details.has(at))
}

interface Found {
  gap: number
  spans: Span[]
}

/** A word is said that changes the meaning. */
const isSpared = ({ unless }: Pattern, spans: Spans): boolean =>
  unless !== undefined && (spans.get(unless) ?? []).some(({ isSure }) => isSure)

function isSaid(pattern: Pattern, spans: Spans): boolean {
  if (pattern.between) return isSaidInOrder(pattern, pattern.between, spans)
  return pattern.parts.every((steps) => {
    const found = steps.map(({ slot, gap }) => ({ gap, spans: spans.get(slot) ?? [] }))
    const [first, ...others] = found
    if (!first || found.some(({ spans }) => spans.length === 0)) return false
    // A word that stands alone has to be that word; beside others a slip is forgiven.
    if (others.length === 0) return first.spans.some(({ isSure }) => isSure)
    return first.spans.some((span) => isSaidNear(span, others))
  })
}

/** In whatever order, each near what is found already. */
function isSaidNear({ from, to }: Pick<Span, 'from' | 'to'>, others: Found[]): boolean {
  if (others.length === 0) return true
  return others.some(({ gap, spans }, at) =>
    spans.some((span) => {
      const isNear =
        (span.from >= to && span.from <= to + gap) || (span.to <= from && span.to >= from - gap)
      const both = { from: Math.min(from, span.from), to: Math.max(to, span.to) }
      return isNear && isSaidNear(both, others.toSpliced(at, 1))
    }),
  )
}

/** Each near the one before it, with none of what turns it to somebody else in between. */
function isSaidInOrder({ parts: [steps = []] }: Pattern, between: Slot, spans: Spans): boolean {
  const others = (spans.get(between) ?? []).filter(({ isSure }) => isSure)
  const isFree = (from: number, to: number) =>
    !others.some((other) => other.from >= from && other.from < to)
  const [first = [], ...next] = steps.map(({ slot, gap }) =>
    (spans.get(slot) ?? []).map((span) => ({ ...span, gap })),
  )
  let last = first
  for (const found of next)
    last = found.filter(({ from, gap }) =>
      last.some(({ to }) => from >= to && from <= to + gap && isFree(to, from)),
    )
  return last.length > 0
}

/** One after the other, from the first word to the last. */
function isAllSaid({ parts: [steps = []] }: Pattern, { spans, length }: Whole): boolean {
  let ends = [0]
  for (const { slot } of steps)
    ends = (spans.get(slot) ?? []).flatMap(({ from, to, isSure }) =>
      isSure && ends.includes(from) ? to : [],
    )
  return length > 0 && ends.includes(length)
}
