/**
 * Words that many say. The index of words lists everybody who has a word before the first can be read; where every fourth
 * says it, reading on in the usual order finds the first thousand sooner, and better ones.
 */
import { and, sql, type SQL } from 'drizzle-orm'
import type { CategorySlug } from '../../../shared/listings/category-names.ts'
import { listings } from '../../db/schema.ts'
import { isOfKind } from '../listings/filters.ts'
import { AT, USUAL_ORDER } from '../places/conditions.ts'

const SAMPLE = 400
export const MANY_OF_SAMPLE = 100

/** `sample`: the first in the usual order, read once however much is asked of them, or never. */
export const sampleOf = (chosen: SQL | undefined): SQL =>
  sql`sample as materialized (select * from ${firstOf(chosen, SAMPLE)})`

/** Whether of the sample every fourth has a text of `asked`. */
export const isSaidOften = (text: SQL, many = MANY_OF_SAMPLE): SQL =>
  sql`(select count(*) from sample cross join asked where sample.search_text @@ (${text})) >= ${many}`

/** The first so many in the usual order as `first (at, standing, search_text)`. */
export const firstOf = (where: SQL | undefined, most: number): SQL =>
  sql`(select ${AT}, ${listings.standing}, ${listings.searchText} from ${listings} where ${where ?? sql`true`}
    ${USUAL_ORDER} limit ${most}) as first`

/** The first so many of a kind in the usual order: what is of a kind says so, and has an index of its own. */
export const firstOfKind = (chosen: SQL | undefined, kind: CategorySlug, most: number): SQL =>
  sql`(select ${AT}, ${listings.standing} from ${listings}
    where ${and(chosen, isOfKind(kind))} ${USUAL_ORDER} limit ${most})`
