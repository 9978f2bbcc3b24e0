import { INTENTS, type Intent } from '../../shared/search/search.ts'
import { wordsOf } from './tokenise.ts'
import { readSections } from './word-files.ts'

/** What is asked about an entry, in words no entry has to contain: each phrase, in words, with what it asks. */
export const INTENT_PHRASES: [string[], Intent][] = readSections('intents.txt').flatMap(
  ({ name, lines }) => {
    const intent = INTENTS.find((one) => one === name)
    if (!intent) throw new Error(`intents.txt names an intent that is none: ${name}`)
    const phrases = lines.join(', ').split(',')
    return phrases.map((phrase): [string[], Intent] => [wordsOf(phrase), intent])
  },
)
