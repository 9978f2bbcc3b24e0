import { sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import type { KnownTerm } from '../../search/understand.ts'

/** Looks typed words up in the lexicon, all in one query. */
export async function lookUpTerms(db: Database, words: string[]): Promise<Map<string, KnownTerm>> {
  if (words.length === 0) return new Map()
  const { rows } = await db.execute<Pick<KnownTerm, keyof KnownTerm> & { word: string }>(sql`
    select asked.word, known.found as "isKnown",
      exists (select from search_terms t where t.term > asked.word and t.term < asked.word || ${LAST_LETTER}::text)
        as "isBeginning",
      case when known.found then '[]'::json
        else (select coalesce(json_agg(near), '[]') from public.close_terms(asked.word) near) end as close
    from unnest(${sql.param(words)}::text[]) as asked(word)
    cross join lateral (
      select exists (select from search_terms t where t.stem = public.search_stem(asked.word)) as found
    ) as known`)
  return new Map(rows.map(({ word, ...term }) => [word, term]))
}

/** After every letter, in the order of code points that the lexicon keeps. */
const LAST_LETTER = '\u{10ffff}'
