/**
 * What a search reads of the rules. Nothing is kept in memory: each search asks by its own words for the few rules that can
 * be meant, so a rule holds from the next search on, in every process.
 */
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { PinnedAnswer } from '../../../shared/search/answers.ts'
import { MOST_PHRASE_WORDS } from '../../../shared/search/rule-kinds.ts'
import type { SearchAnswer } from '../../../shared/search/search.ts'
import type { Database } from '../../db/open.ts'
import { searchRules } from '../../db/schema.ts'
import { foldSearch, phrasesIn, wordsOf } from './phrases.ts'
import type { Understood } from '../../search/understand.ts'
import { CONCEPTS, type Concept } from '../../search/vocabulary.ts'
import { shownAnswers } from './answers.ts'

/** What admins say that phrases mean, by the phrase. */
export type Synonyms = ReadonlyMap<string, Concept>
const NO_SYNONYMS: Synonyms = new Map()

/** The synonyms for phrases of this search. */
export async function findSynonyms(db: Database, search: string): Promise<Synonyms> {
  const phrases = phrasesIn(wordsOf(search), MOST_PHRASE_WORDS)
  if (phrases.length === 0) return NO_SYNONYMS
  const rows = await db
    .select({
      folded: searchRules.folded,
      phrase: searchRules.phrase,
      concept: searchRules.concept,
      words: searchRules.words,
    })
    .from(searchRules)
    .where(and(eq(searchRules.kind, 'synonym'), inArray(searchRules.folded, phrases)))
  return new Map(
    rows.flatMap(({ folded, ...synonym }) => {
      const concept = toConcept(synonym)
      return concept ? [[folded, concept] as const] : []
    }),
  )
}

interface Meaning {
  phrase: string
  concept: string | null
  words: string | null
}

/** Undefined where the vocabulary no longer has the concept. */
export const toConcept = ({ phrase, concept, words }: Meaning): Concept | undefined =>
  words ? { name: phrase, typed: '', found: words } : CONCEPTS.find(({ name }) => name === concept)

/**
 * What our team chose for a search, as it was typed: a guess leads to no choice of ours. One for the place, which is known
 * once listings are found, comes before one for wherever.
 */
export async function findPinned(
  db: Database,
  asked: Understood,
  matching: Promise<Pick<SearchAnswer, 'note'>>,
): Promise<PinnedAnswer[]> {
  const phrases = phrasesFor(asked)
  if (phrases.length === 0) return []
  const pins = await db
    .select({ placeId: searchRules.placeId, answers: searchRules.answers })
    .from(searchRules)
    .where(and(eq(searchRules.kind, 'pin'), inArray(searchRules.folded, phrases)))
    .orderBy(sql`length(${searchRules.folded}) desc`)
  if (pins.length === 0) return []
  const { note } = await matching
  const here = note.place?.id ?? null
  const pin =
    pins.find(({ placeId }) => placeId === here) ?? pins.find(({ placeId }) => placeId === null)
  return pin ? shownAnswers(db, pin.answers) : []
}

/** The whole search, and what is left of it without the name of the place. */
function phrasesFor({ search, reading }: Understood): string[] {
  const words = wordsOf(search)
  const others = words.filter((word) => !reading.place?.words.includes(word))
  return [...new Set([words, others].map(foldSearch))].filter((phrase) => phrase !== '')
}
