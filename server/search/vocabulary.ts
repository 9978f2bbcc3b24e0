/** The field's words: what families type, and what entries say (anchored in no one search). */
import { soundOf } from './spelling.ts'
import { wordsOf } from './tokenise.ts'
import { toConcept, type Concept } from './vocabulary/concept.ts'
import { readSections } from './word-files.ts'

/** If two concepts list the same phrase, the first has it. */
const FILES = [
  'therapies',
  'conditions',
  'schooling',
  'care',
  'medical',
  'support',
  'places-events',
  'people',
]
export const CONCEPTS: readonly Concept[] = FILES.flatMap((name) =>
  readSections(`vocabulary/${name}.txt`).map(toConcept),
)

/** "speech, speech therapist": each phrase as its words. */
export const phrases = (list: string): string[][] =>
  list
    .split(',')
    .map((phrase) => wordsOf(phrase))
    .filter((phrase) => phrase.length > 0)

const BY_PHRASE = new Map<string, Concept>()
/** Words in Latin letters by their sound, for the many spellings of Indian languages. */
const BY_SOUND = new Map<string, Concept>()
for (const concept of CONCEPTS)
  for (const phrase of phrases(`${concept.name}, ${concept.typed}`)) {
    const text = phrase.join(' ')
    if (!BY_PHRASE.has(text)) BY_PHRASE.set(text, concept)
    const sound = phrase.map(soundOf).join(' ')
    if (!BY_SOUND.has(sound)) BY_SOUND.set(sound, concept)
  }

/** The most words a phrase of ours has. */
export const LONGEST_PHRASE = Math.max(
  ...[...BY_PHRASE.keys()].map((phrase) => phrase.split(' ').length),
)

/** The concept these words are a phrase of. */
export const conceptOf = (words: string[]): Concept | undefined => BY_PHRASE.get(words.join(' '))

/** The same by sound: 'vixesh skool'. Only for words that no entry has; short words sound like too many. */
export const conceptBySound = (words: string[]): Concept | undefined =>
  words.join('').length < 4 ? undefined : BY_SOUND.get(words.map(soundOf).join(' '))

/** Every single word of the vocabulary in Latin letters, for corrections. */
export const VOCABULARY_WORDS: ReadonlySet<string> = new Set(
  [...BY_PHRASE.keys()]
    .flatMap((phrase) => phrase.split(' '))
    .filter((word) => /^[a-z]{4,}$/.test(word)),
)
