/** The search of the directory: understand the words, match, say what was done. */
import { MAX_UNLIMITED, type ListingsQuery } from '../../shared/listings.ts'
import type { SearchAnswer, SearchQuery } from '../../shared/search.ts'
import type { Database } from '../db/open.ts'
import { groupsOf, plainGroup, type Wanted } from '../search/groups.ts'
import { emptyNote, noteOf } from '../search/note.ts'
import { understand, type Understood } from '../search/understand.ts'
import { browseListings } from './listing-browse.ts'
import { chosen } from './listing-filters.ts'
import { readListings } from './listing-rows.ts'
import { placeScope, withDistance } from './place-scope.ts'
import { findInstead } from './search-instead.ts'
import { matchListings, type Match } from './search-match.ts'
import { relax, type Relaxed } from './search-relax.ts'
import { lookUpTerms } from './search-terms.ts'

/** Listings, total and what was understood; ways on when nothing matches. */
export async function searchListings(db: Database, query: SearchQuery): Promise<SearchAnswer> {
  const { search } = query
  if (!search) {
    const page = await browseListings(db, query)
    const scope = placeScope(query)
    const instead = page.total === 0 ? await findInstead(db, { ...NO_WORDS, scope }) : null
    return { ...page, note: emptyNote('', scope?.place), instead }
  }
  const { listings, total, note, match } = await findByWords(db, { ...query, search })
  return { listings, total, note, instead: total === 0 ? await findInstead(db, match) : null }
}

const NO_WORDS: Wanted = { required: [], preferred: [], ageGroups: [] }

type WordsQuery = ListingsQuery & { search: string; exact?: SearchQuery['exact'] }

/** The listings that the words, and what else is chosen, ask for. */
export async function findByWords(db: Database, query: WordsQuery) {
  const understood = await understand(query.search, {
    readsPlace: !query.near,
    isExact: query.exact === 'true',
    lookUp: (words) => lookUpTerms(db, words),
  })
  const match = matchOf(query, understood)
  if (asksNothing(match, understood)) return withoutWords(db, query, understood, match)
  const { found, used, leftOut } = await findMatches(db, match, query, understood)
  // Named after the place, and none is in it: then the place was not what was meant.
  const isPlace = found.total === 0 || found.isInside || Boolean(query.near ?? query.region)
  const scope = isPlace ? used.scope : undefined
  const rows = await readListings(db, found.ids)
  return {
    match: used,
    listings: rows.map((listing) => withDistance(listing, scope)),
    total: found.total,
    note: noteOf(query.search, understood, used, { place: scope?.place, leftOut }),
  }
}

/** With the place; with its name as a word, which may be of a name; with fewer words. */
async function findMatches(
  db: Database,
  match: Match,
  query: WordsQuery,
  { reading }: Understood,
): Promise<Relaxed> {
  const found = await matchListings(db, match)
  if (found.total > 0 || isEmpty(match)) return { found, used: match, leftOut: [] }
  if (match.placeWords.length > 0) {
    const { near, region, radius } = query
    const scope = placeScope({ near, region, radius })
    const wanted = groupsOf({ ...reading, place: undefined }, scope !== undefined)
    const named = reading.place ? [plainGroup(reading.place)] : []
    const used = {
      ...match,
      ...wanted,
      required: [...wanted.required, ...named],
      scope,
      placeWords: [],
    }
    const found = await matchListings(db, used)
    if (found.total > 0) return { found, used, leftOut: [] }
  }
  return relax(db, match)
}

/** Only "phone number" or "near me": everything, in the usual order. */
const asksNothing = (match: Match, { reading }: Understood) =>
  reading.intents.length > 0 && isEmpty(match) && match.ageGroups.length === 0 && !reading.place

async function withoutWords(db: Database, query: WordsQuery, understood: Understood, match: Match) {
  const page = await browseListings(db, query)
  const { place } = match.scope ?? {}
  return { match, ...page, note: noteOf(query.search, understood, match, { place, leftOut: [] }) }
}

const isEmpty = ({ required, preferred }: Match) => required.length + preferred.length === 0

function matchOf(query: WordsQuery, { reading }: Understood): Match {
  const { near, region, radius, sort = 'best', limit = MAX_UNLIMITED, offset = 0 } = query
  const scope = placeScope({ near: near ?? reading.place?.place.id, region, radius })
  return {
    ...groupsOf(reading, scope !== undefined),
    chosen: chosen(query),
    scope,
    placeWords: near ? [] : (reading.place?.words ?? []),
    wantsPhone: reading.intents.includes('phone'),
    sort,
    limit,
    offset,
  }
}
