/** What the listings know of typed words. */
import { and, eq, sql } from 'drizzle-orm'
import type { SearchQuery } from '../../../shared/search/search.ts'
import type { Database } from '../../db/open.ts'
import { listings } from '../../db/schema.ts'
import { isStopWord } from '../../search/word-lists.ts'
import { tokenise } from '../../search/tokenise.ts'
import { inSingular } from '../../search/word-forms.ts'
import { understand, type KnownTerm, type Understood } from '../../search/understand.ts'
import { findSynonyms, type Synonyms } from '../search-rules/apply.ts'
import { begunText } from './text.ts'

/** A search as its words are understood, with what the listings and our team know of them. */
export async function understandSearch(
  db: Database,
  { search = '', exact }: Pick<SearchQuery, 'search' | 'exact'>,
  /** What phrases mean, where that is not what admins have saved. */
  synonyms?: Synonyms,
): Promise<Understood> {
  return understand(search, {
    isExact: exact === 'true',
    synonyms: synonyms ?? (await findSynonyms(db, search)),
    lookUp: (words) => lookUpTerms(db, words),
    isInName: (words) => isInName(db, words),
  })
}

/** What so few have is most often a name. */
const FEW = 50

/** Looks typed words up in the lexicon, all in one query. */
async function lookUpTerms(db: Database, words: string[]): Promise<Map<string, KnownTerm>> {
  if (words.length === 0) return new Map()
  const { rows } = await db.execute<Pick<KnownTerm, keyof KnownTerm> & { word: string }>(sql`
    select asked.word, known.found as "isKnown", coalesce(known.listings < ${FEW}, false) as "isRare",
      exists (select from search_terms t where t.term > asked.word and t.term < asked.word || ${LAST_LETTER}::text)
        as "isBeginning",
      case when known.found then '[]'::json
        else (select coalesce(json_agg(near), '[]') from public.close_terms(asked.word) near) end as close
    from unnest(${sql.param(words)}::text[]) as asked(word)
    cross join lateral (
      select count(*) > 0 as found, sum(t.listings) as listings from search_terms t where t.stem = public.search_stem(asked.word)
    ) as known`)
  return new Map(rows.map(({ word, ...term }) => [word, term]))
}

/** After every letter, in the order of code points that the lexicon keeps. */
export const LAST_LETTER = '\u{10ffff}'

/** Words that this many names have do not say which is meant; the others do. */
const ENOUGH = 50

/** Whether a listing's name has these words next to each other, but for words that only join: "Council of India". */
async function isInName(db: Database, words: string[]): Promise<boolean> {
  const hasAll = sql`${listings.searchName} @@ ${begunText(words)}`
  const found = await db
    .select({ name: listings.name })
    .from(listings)
    .where(and(eq(listings.isApproved, true), hasAll))
    .limit(ENOUGH)
  const phrase = inSingular(words)
  return found.some(({ name }) => inSingular(telling(name)).includes(phrase))
}

const telling = (name: string) =>
  tokenise(name)
    .map(({ word }) => word)
    .filter((word) => !isStopWord(word))
