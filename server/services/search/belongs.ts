/** Which listings belong in the place of a search. */
import { and, or, sql, type SQL } from 'drizzle-orm'
import { listings, wellSaidForIndia } from '../../db/schema.ts'
import { GOA } from '../../places/goa.ts'
import { asFilterOnly, mayBeIn, unestimated } from '../places/conditions.ts'
import type { PlaceScope } from '../places/scope.ts'
import { SERVES_ALL } from '../places/way.ts'
import type { Wanted } from '../../search/groups.ts'

export interface InPlace extends Pick<Wanted, 'required'> {
  scope: PlaceScope | undefined
  /** The place as it is in the words: a name that has it belongs too, wherever it is. */
  placeWords: string[]
}

/** Written out, so that the planner sees its index of words. */
export const OF_GOA = sql.raw(`region = '${GOA}'`)

/** In the place, and saying it. */
export const says = (match: InPlace, text: SQL): SQL | undefined =>
  and(maySay(match, text), unestimated(belongs(match)))

/**
 * Saying it, and as far as indexes tell in the place: one look into that of words finds both, and what serves all of India
 * has its own.
 */
export function maySay(match: InPlace, text: SQL): SQL | undefined {
  const { scope, required } = match
  const isSaid = sql`${listings.searchText} @@ (${text})`
  if (!scope) return isSaid
  const mayBelong = or(
    and(isSaid, mayBeIn(scope.names)),
    scope.hasIndia && required.length > 0 ? and(SERVES_ALL.where, SAYS_WELL) : undefined,
    namedAfter(match),
  )
  return and(mayBelong, asFilterOnly(isSaid))
}

/** In the place, or named after it: in the region chosen besides in either case. */
export function belongs(match: InPlace): SQL | undefined {
  if (!match.scope) return undefined
  return or(insideOf(match), namedAfter(match))
}

export const namedAfter = ({ placeWords, scope }: InPlace) =>
  placeWords.length > 0 ? and(scope?.within, sql`${listings.searchName} @@ asked.place`) : undefined

const isOfPlace = ({ itself }: PlaceScope) =>
  asFilterOnly(or(sql`${listings.serves} <> 'india'`, itself))

/**
 * In the place. What serves all of India is, when its name or its services say what was asked; in passing, nearly each
 * says anything. One that has its house in the place is of the place all the same.
 */
export function insideOf({ scope, required }: InPlace): SQL | undefined {
  if (!scope) return undefined
  if (required.length === 0) return and(scope.where, isOfPlace(scope))
  const isHere = and(scope.here, asFilterOnly(or(isOfPlace(scope), SAYS_WELL)))
  return scope.hasIndia ? or(isHere, and(scope.within, SERVES_ALL.where, SAYS_WELL)) : isHere
}

const SAYS_WELL = sql`${wellSaidForIndia(listings)} @@ asked.words`
