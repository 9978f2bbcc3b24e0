/** Signs of danger, from one file per language. */
import { DANGER_TOPICS } from '../../../shared/search/danger.ts'
import { soundOf, soundOfStem } from '../spelling.ts'
import { fieldsOf, readSections } from '../word-files.ts'
import { readPattern, type Matcher, type Slot } from './pattern.ts'

/** Words that the patterns of all languages share: in English, and in Latin letters in the languages of India. */
export const GROUPS: ReadonlyMap<string, { english: string[]; indian: string[] }> = new Map(
  readSections('danger/groups.txt').map((section) => {
    const words = fieldsOf(section, ['english', 'indian'])
    const list = (field: string) => wordsIn(words.get(field) ?? '')
    return [section.name, { english: list('english'), indian: list('indian') }]
  }),
)

const matchers = new Map<string, Matcher>()
const slots = new Map<string, Slot>()

interface Vocabulary {
  matchers: readonly Matcher[]
  slots: readonly Slot[]
  /** What is said around a word of distress. */
  details: Slot
}

let vocabulary: Vocabulary | undefined

/** Read when it is first asked for: a start is a tenth of a second shorter. */
export function readVocabulary(): Vocabulary {
  if (vocabulary) return vocabulary
  for (const language of ['english', 'southern']) readFile(language, false)
  for (const language of ['hindi', 'marathi', 'konkani']) readFile(language, true)
  const details = toSlot('@detail', false)
  vocabulary = { matchers: [...matchers.values()], slots: [...slots.values()], details }
  return vocabulary
}

/** "[topic]", and below it a pattern a line. */
function readFile(language: string, isHeard: boolean): void {
  for (const { name, lines } of readSections(`danger/${language}.txt`)) {
    const topic = DANGER_TOPICS.find((one) => one === name)
    if (!topic) throw new Error(`${language}.txt names a topic that is none: ${name}`)
    for (const line of lines) {
      const pattern = readPattern(line, (words) => toSlot(words, isHeard))
      pattern.parts[0]?.[0]?.slot.patterns.push([topic, pattern])
    }
  }
}

function toSlot(text: string, isHeard: boolean): Slot {
  const key = `${isHeard} ${text}`
  const slot = slots.get(key) ?? {
    phrases: text.split('|').flatMap((one) => toPhrases(one, isHeard)),
    patterns: [],
  }
  slots.set(key, slot)
  return slot
}

function toPhrases(text: string, isHeard: boolean): Matcher[][] {
  if (!text.startsWith('@')) return [text.split('_').map((word) => toMatcher(word, isHeard))]
  const group = GROUPS.get(text.slice(1))
  if (!group) throw new Error(`No group is called "${text}".`)
  return [
    ...group.english.flatMap((one) => toPhrases(one, false)),
    ...group.indian.flatMap((one) => toPhrases(one, true)),
  ]
}

function wordsIn(list: string): string[] {
  return list.match(/\S+/g) ?? []
}

function toMatcher(word: string, isHeard: boolean): Matcher {
  const isStem = word.endsWith('*')
  const letters = isStem ? word.slice(0, -1) : word
  const text = isHeard ? heard(letters, isStem) : squeeze(letters)
  const key = `${isHeard} ${isStem} ${text}`
  const matcher = matchers.get(key) ?? { text, isStem, isHeard, spellings: [] }
  matcher.spellings.push(letters)
  matchers.set(key, matcher)
  return matcher
}

/** A number sounds like no other: "100" is not "10". */
export function heard(word: string, isStem = false): string {
  if (/\d/.test(word)) return word
  return isStem ? soundOfStem(word) : soundOf(word)
}

/** Letters held down: "helpppp". Of a short word each counts: "off" is not "of". */
export function squeeze(word: string): string {
  return word.length < 4 ? word : word.replace(/(\p{L})\1+/gu, '$1')
}
