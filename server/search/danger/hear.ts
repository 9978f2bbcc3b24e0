/** Which words of the vocabulary a typed word can be. */
import { editDistance } from '../../places/edit-distance.ts'
import { namesakes } from '../../places/gazetteer.ts'
import { isEnglishWord, isOrdinaryWord, soundsOrdinary } from '../ordinary-words.ts'
import { consonantsOf, isSwap } from '../spelling.ts'
import { inLatinLetters } from './latin-letters.ts'
import type { Matcher } from './pattern.ts'
import { GROUPS, heard, readVocabulary, squeeze } from './vocabulary.ts'

export interface Heard {
  /** As it is, or with a slip in a word too long to be another. */
  sure: ReadonlySet<Matcher>
  /** With a slip, too. */
  likely: ReadonlySet<Matcher>
  /** Only joins the others. */
  isFiller: boolean
}

export function hear(typed: string): Heard {
  const forms = inLatinLetters(typed)
  const isFiller = forms.some((form) => FILLERS.has(form))
  const exact = new Set(forms.flatMap((form) => [...asIs(squeeze(form), false), ...bySound(form)]))
  if (exact.size > 0 || !/^[a-z]+$/.test(typed) || isKnownOtherwise(typed))
    return { sure: exact, likely: exact, isFiller }
  const slips = slipsOf(typed)
  const sure = slips.filter(({ text }) => text.length >= DISTINCTIVE)
  return { sure: new Set(sure), likely: new Set(slips), isFiller }
}

const FILLERS: ReadonlySet<string> = new Set(Object.values(GROUPS.get('filler') ?? {}).flat())

/** Another word, spelt as it should be. */
const isKnownOtherwise = (word: string) =>
  isOrdinaryWord(word) || soundsOrdinary(word) || namesakes(word).length > 0

/** With fewer letters, another letter makes another word. */
const LONG_ENOUGH = { letters: 5, sound: 7 }

type Index = Map<string, Matcher[]>

/** The last ones, which are long, by their first letter. */
let indexes: { exact: Index; stems: Index; long: Index } | undefined

const matchersBy = () => (indexes ??= makeIndexes())

function makeIndexes() {
  const [exact, stems, long]: [Index, Index, Index] = [new Map(), new Map(), new Map()]
  for (const matcher of readVocabulary().matchers) {
    const { text, isStem, isHeard } = matcher
    add(isStem ? stems : exact, keyOf(text, isHeard), matcher)
    if (text.length >= LONG_ENOUGH[isHeard ? 'sound' : 'letters']) add(long, text[0] ?? '', matcher)
  }
  return { exact, stems, long }
}

function add(index: Index, key: string, matcher: Matcher) {
  index.set(key, [...(index.get(key) ?? []), matcher])
}

function keyOf(text: string, isHeard: boolean): string {
  return isHeard ? `~${text}` : text
}

/** An English word is no other that only sounds like it: "marry" is not 'mari'. */
function bySound(word: string): Matcher[] {
  const found = asIs(heard(word), true)
  if (!isEnglishWord(word)) return found
  return found.filter(({ isStem, spellings }) =>
    spellings.some((spelling) => (isStem ? word.startsWith(spelling) : word === spelling)),
  )
}

function asIs(text: string, isHeard: boolean): Matcher[] {
  const { exact, stems } = matchersBy()
  const begun = Array.from({ length: text.length }, (_, at) =>
    stems.get(keyOf(text.slice(0, at + 1), isHeard)),
  )
  return [...(exact.get(keyOf(text, isHeard)) ?? []), ...begun.flatMap((found) => found ?? [])]
}

/** With this many letters it is a slip, whatever is beside it. */
const DISTINCTIVE = 6

/** Whatever is one letter away; of a stem, from where the typed word begins. */
function slipsOf(word: string): Matcher[] {
  const forms = { letters: squeeze(word), sound: heard(word) }
  return (matchersBy().long.get(word[0] ?? '') ?? []).filter(({ text, isStem, isHeard }) => {
    const typed = isHeard ? forms.sound : forms.letters
    const begun = isStem ? [-1, 0, 1].map((more) => typed.slice(0, text.length + more)) : [typed]
    return begun.some((letters) => isSlip(letters, text))
  })
}

/** In a short word another consonant makes another word: "cafes" is not "canes". */
const isSlip = (typed: string, text: string) =>
  editDistance(typed, text, 1) <= 1 &&
  (text.length >= DISTINCTIVE ||
    typed.length !== text.length ||
    consonantsOf(typed) === consonantsOf(text) ||
    isSwap(typed, text))
