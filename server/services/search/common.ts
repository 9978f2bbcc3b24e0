/**
 * Words that many say. The index of words lists everybody who has a word before the first can be read; where every fourth
 * says it, reading on in the usual order finds the first thousand sooner, and better ones.
 */
import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { CategorySlug } from '../../../shared/listings/category-names.ts'
import { listings } from '../../db/schema.ts'
import { idOfCategory } from '../listings/filters.ts'

const SAMPLE = 400
const MANY_OF_SAMPLE = 100

/** Whether of the first that are chosen every fourth has a text of `asked`. */
export const isSaidOften = (chosen: SQL | undefined, text: SQL): SQL =>
  sql`(select count(*) from ${firstOf(chosen, SAMPLE)} cross join asked
    where first.search_text @@ (${text})) >= ${MANY_OF_SAMPLE}`

/** The first so many in the usual order as `first (id, standing, search_text)`. */
export const firstOf = (where: SQL | undefined, most: number): SQL =>
  sql`(select ${listings.id}, ${listings.standing}, ${listings.searchText} from ${listings} where ${where ?? sql`true`}
    ${USUAL_ORDER} limit ${most}) as first`

/** The first so many of a kind in the usual order: what is of a kind says so, and has an index of its own. */
export const firstOfKind = (chosen: SQL | undefined, kind: CategorySlug, most: number): SQL =>
  sql`(select ${listings.id}, ${listings.standing} from ${listings}
    where ${and(chosen, eq(listings.categoryId, idOfCategory(kind)))} ${USUAL_ORDER} limit ${most})`

export const USUAL_ORDER = sql`order by ${listings.standing}, ${listings.nameNorm}, ${listings.id}`
