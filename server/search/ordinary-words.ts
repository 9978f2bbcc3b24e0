/** Words that people mean as they type them: frequent English, Hindi, Marathi and Konkani in Latin letters (ruling 48). */
import { readFileSync } from 'node:fs'
import { projectFile } from '../project-file.ts'
import { soundOf } from './spelling.ts'

const read = (name: string): string[] =>
  readFileSync(projectFile(`server/search/ordinary/${name}.txt`), 'utf8')
    .trim()
    .split(/\s+/)

const ENGLISH: ReadonlySet<string> = new Set(['english', 'indian-english'].flatMap(read))
const INDIAN: ReadonlySet<string> = new Set(['hindi', 'marathi', 'konkani'].flatMap(read))
/** Nobody agrees how words of Indian languages are spelt in Latin letters. */
const SOUNDS: ReadonlySet<string> = new Set([...INDIAN].map(soundOf))

/** Spelt as in our lists, or a form of such a word: what was typed is what is meant. */
export const isOrdinaryWord = (word: string): boolean => isEnglishWord(word) || INDIAN.has(word)

export const isEnglishWord = (word: string): boolean =>
  ENGLISH.has(word) || englishBases(word).some((base) => ENGLISH.has(base))

/** Sounds like one of the Indian languages: nothing that sounds otherwise is meant. */
export function soundsOrdinary(word: string): boolean {
  const sound = soundOf(word)
  if (SOUNDS.has(sound)) return true
  const bare = sound.replace(INDIAN_ENDING, '')
  return bare !== sound && ['', 'a', 'i', 'na', 'ta'].some((end) => SOUNDS.has(bare + end))
}

const ENGLISH_ENDINGS = ['s', 'es', 'd', 'ed', 'ing']

/** What the word may be a form of: "hugging" of "hug", "carries" of "carry". */
function englishBases(word: string): string[] {
  return ENGLISH_ENDINGS.filter((end) => word.endsWith(end)).flatMap((end) => {
    const stem = word.slice(0, -end.length)
    if (stem.length < SHORTEST_STEM) return []
    return [
      stem,
      ...(end === 'ing' ? [`${stem}e`] : []),
      stem.replace(/([^aeiou])i$/, '$1y'),
      stem.replace(/([^aeiou])\1$/, '$1'),
    ]
  })
}
const SHORTEST_STEM = 4

/** As they sound: of cases and of verbs, in the three languages; what is left is a word of some letters. */
const INDIAN_ENDING =
  /(?<=.{4}[^aeiou])[aiu]$|(?<=.{3}[^aeiou])(?:ian|ion|on|en|an|in|im|em|om|am|ega|egi|enga|unga|ungi|ia|at|ant|un|onk|unk|ak|ank|anca|anci|ancia|ancem|ancim|anco|anna|avar|atun|acem|aci)$|(?<=.{4})(?:na|ni|nar|ta|ti|tat|tam|kar|ka|ki|la|li|lia|ca|ci|cia|cem|cim|pak|ne|xi|sati|var|mula)$/
