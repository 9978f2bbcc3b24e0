import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { listings } from '../../db/schema.ts'
import { isStopWord } from '../../search/stop-words.ts'
import { tokenise } from '../../search/tokenise.ts'
import { placeText } from './candidates.ts'

/** Words that this many names have do not say which is meant; the others do. */
const ENOUGH = 50

/** Whether a listing's name has these words next to each other, but for words that only join: "Council of India". */
export async function isInName(db: Database, words: string[]): Promise<boolean> {
  const hasAll = sql`${listings.searchName} @@ ${placeText(words)}`
  const found = await db
    .select({ name: listings.name })
    .from(listings)
    .where(and(eq(listings.isApproved, true), hasAll))
    .limit(ENOUGH)
  const phrase = ` ${words.join(' ')} `
  return found.some(({ name }) => ` ${telling(name).join(' ')} `.includes(phrase))
}

const telling = (name: string) =>
  tokenise(name)
    .map(({ word }) => word)
    .filter((word) => !isStopWord(word))
