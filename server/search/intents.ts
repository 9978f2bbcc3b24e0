import { INTENTS, type Intent } from '../../shared/search/search.ts'
import { wordsOf } from './tokenise.ts'
import { readSections } from './word-files.ts'

/** What is asked about an entry, in words no entry has to contain: by each phrase, in words. */
export const INTENT_PHRASES: ReadonlyMap<string, Intent> = new Map(
  readSections('intents.txt').flatMap(({ name, lines }) => {
    const intent = INTENTS.find((one) => one === name)
    if (!intent) throw new Error(`intents.txt names an intent that is none: ${name}`)
    const phrases = lines.join(', ').split(',')
    return phrases.map((phrase): [string, Intent] => [wordsOf(phrase).join(' '), intent])
  }),
)

export const LONGEST_INTENT = Math.max(
  ...[...INTENT_PHRASES.keys()].map((phrase) => phrase.split(' ').length),
)
