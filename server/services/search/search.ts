/** The search of the directory: understand the words, match, say what was done. */
import { MUSTS, type Must, REACHED_BY } from '../../../shared/search/musts.ts'
import { and } from 'drizzle-orm'
import { MAX_UNLIMITED } from '../../../shared/limits.ts'
import type { Listing } from '../../../shared/listings/listings.ts'
import type { Place } from '../../../shared/places.ts'
import { isDanger, type DangerTopic } from '../../../shared/search/danger.ts'
import type { Intent, SearchAnswer, SearchQuery } from '../../../shared/search/search.ts'
import type { Database } from '../../db/open.ts'
import { findPlace } from '../../places/gazetteer.ts'
import { readPosition } from '../../places/position.ts'
import { groupsOf, plainGroup, type Group } from '../../search/groups.ts'
import { noteOf } from '../../search/note.ts'
import type { Reading } from '../../search/read-search.ts'
import type { Understood } from '../../search/understand.ts'
import { browseListings } from '../listings/browse.ts'
import { chosen } from '../listings/filters.ts'
import { readListings } from '../listings/rows.ts'
import { findPinned } from '../search-rules/apply.ts'
import { missedOf, noteMissed } from '../search-rules/misses.ts'
import { findAnswers } from '../answers/answers.ts'
import type { Match } from './candidates.ts'
import { saysNoneOf } from './conditions.ts'
import { countBeyond } from './beyond.ts'
import { countEach } from './counts.ts'
import { findReachable } from './reachable.ts'
import { findDanger, MAY_HELP, type DangerSettings } from './danger.ts'
import { findInstead } from './instead.ts'
import { understandSearch } from './lexicon.ts'
import { matchListings } from './match.ts'
import { placeScope } from '../places/scope.ts'
import { withMeant } from './meant.ts'
import { withDistance } from '../places/with-distance.ts'
import { matchFurther, matchSpecialty, NOTHING, relax, type Found } from './relax.ts'
import { mentionedByNone, withRemarks } from './remarks.ts'
import { asksForCure, tellsOfHarm } from './without-listings.ts'

/** Listings, total and what was understood; ways on when nothing matches; what to say before all of that. */
export async function searchListings(
  db: Database,
  settings: DangerSettings,
  query: SearchQuery,
): Promise<SearchAnswer> {
  const understood = await understandSearch(db, query)
  const { topics } = understood
  const matching = matchQuery(db, query, understood)
  // What stands above the listings is on the first page only.
  const isFirst = !query.offset
  // Each begins as soon as it can: together they take as long as the slowest.
  const [
    { match: _match, ...found },
    danger,
    answers,
    pinned,
    [shown, reachable, beyond, instead],
  ] = await Promise.all([
    matching,
    findDanger(db, settings, understood),
    isFirst ? findAnswers(db, understood, new Date(), matching) : [],
    isFirst && !topics.some(isDanger) ? findPinned(db, understood, matching) : [],
    matching.then(({ match, ...found }) =>
      Promise.all([
        withMeant(db, found.listings, query),
        findReachable(db, query, match, found),
        countBeyond(db, query, match, found),
        found.total === 0 ? waysOn(db, query, match, topics) : null,
      ]),
    ),
  ])
  if (!danger) noteMissed(db, missedOf(query, understood.reading, found))
  // An article stands once: the card about a cure leads to its own, as do chosen answers.
  const isLedTo = new Set([
    ...pinned.map(({ path }) => path),
    ...(danger?.topic === 'cure' ? danger.links.map(({ to }) => to) : []),
  ])
  return {
    ...found,
    listings: shown,
    danger,
    pinned,
    answers: answers.filter(({ path }) => !isLedTo.has(path)),
    reachable,
    beyond,
    instead,
  }
}

/** What is nearest, and how many there would be without each of them; below a card of danger, who may help. */
async function waysOn(db: Database, query: SearchQuery, match: Match, [topic]: DangerTopic[]) {
  if (topic) return { nearest: await whoMayHelp(db, topic), online: [], without: {} }
  const count = async (name: Must) =>
    (await matchQuery(db, { ...query, [name]: undefined, limit: 1 })).total
  const without: Partial<Record<Must, number>> = {}
  // One after another: whoever chose all of them does not get four searches at once.
  for (const name of MUSTS) if (query[name]) without[name] = await count(name)
  return { ...(await findInstead(db, match, query)), without }
}

/** The first listing, or the first two, for each of the searches that help. */
async function whoMayHelp(db: Database, topic: DangerTopic): Promise<Listing[]> {
  const searches = MAY_HELP[topic]
  const limit = searches.length > 1 ? 1 : 2
  const found = await Promise.all(
    searches.map((search) => matchQuery(db, { search, limit, offset: 0, sort: 'best' })),
  )
  return found.flatMap(({ listings }) => listings)
}

/** What `searchListings` finds, without ways on; the words may have been understood before. */
export async function matchQuery(db: Database, query: SearchQuery, known?: Understood) {
  const { understood, match, used, found, leftOut, wanted } = await matchWords(db, query, known)
  if (!found) {
    const page = await browseListings(db, wanted)
    const { scope, reachedBy } = match
    return { ...page, match, note: noteOf(understood, match, { scope, reachedBy }) }
  }
  // Named after the place, and none is in it: then the place was not what was meant.
  const isPlace = found.total === 0 || found.isInside || match.placeWords.length === 0
  const scope = isPlace ? used.scope : placeScope(query)
  const rows = await readListings(db, found.ids)
  const isAll = rows.length > 0 && rows.length === found.total
  const unsaid = [...new Set([...found.unsaid, ...(isAll ? mentionedByNone(rows, used) : [])])]
  const remarked = withRemarks(used, unsaid)
  const step = isPlace ? found.step : undefined
  const note = noteOf(understood, used, { scope, leftOut, unsaid, step })
  return {
    match: used,
    listings: rows.map((listing) => remarked(withDistance(listing, scope))),
    total: found.total,
    // Where all of them say it, nobody has to be told that few do.
    note: { ...note, intents: note.intents.filter((intent) => !rows.every(SAYS[intent] ?? never)) },
  }
}

/** What an entry says of what was asked besides. */
const SAYS: Partial<Record<Intent, (listing: Listing) => boolean>> = {
  fees: ({ fees, feesBand }) => Boolean(fees ?? feesBand),
  timings: ({ hours }) => Boolean(hours),
}
const never = () => false

/** Which listings the words, and what else is chosen, ask for; without `found` they ask for all that `wanted` chooses. */
export async function matchWords(db: Database, query: SearchQuery, known?: Understood) {
  const understood = known ?? (await understandSearch(db, query))
  const match = matchOf(query, understood)
  const asIs = { understood, match, wanted: query, used: match, leftOut: [] }
  if (asksForCure(match, understood)) {
    // Nothing is let go to find more: what is left of such a search, "autism", nearly every listing says.
    const isNamed = match.required.some(({ concept }) => !concept)
    return { ...asIs, found: isNamed ? await matchListings(db, match) : NOTHING }
  }
  if (tellsOfHarm(match, understood)) return { ...asIs, found: NOTHING }
  if (asksNothing(match, understood)) {
    // A number or an address and nothing else: who shows none is no answer.
    const wanted: SearchQuery = match.reachedBy ? { ...query, [match.reachedBy]: 'true' } : query
    return { ...asIs, wanted, found: undefined }
  }
  return { ...asIs, ...(await findMatches(db, match, query, understood)) }
}

/** With the place; with its name as a word, which may be of a name; with fewer words, or from further away. */
async function findMatches(
  db: Database,
  match: Match,
  query: SearchQuery,
  { reading, rare, topics }: Understood,
): Promise<Found> {
  const name = match.placeWords.length > 0 && reading.place ? plainGroup(reading.place) : undefined
  // What few listings say is seldom said here: what would be found with less is counted meanwhile.
  const isSeldom =
    match.scope && match.required.some(({ words }) => words.some((word) => rare.includes(word)))
  const [found, counted] = await Promise.all([
    matchListings(db, match),
    isSeldom ? countEach(db, match, name) : undefined,
  ])
  const isNear = found.total > 0 && found.step !== 'india' && found.step !== 'statewide'
  if (isNear || isEmpty(match))
    return (await matchSpecialty(db, match, found.unsaid)) ?? { found, used: match, leftOut: [] }
  // What is known to be in its state before what may be anywhere in it, or serves it from anywhere.
  if (found.total > 0) return (await matchFurther(db, match)) ?? { found, used: match, leftOut: [] }
  const { each, isNamed } = counted ?? (await countEach(db, match, name))
  const named = name && isNamed ? await matchNamed(db, match, query, reading, name) : undefined
  if (named) return named
  return query.exact === 'true'
    ? { found: NOTHING, used: match, leftOut: [] }
    : relax(db, match, each, topics.some(isDanger))
}

/** The name of the place as a word of what is asked. */
async function matchNamed(
  db: Database,
  match: Match,
  query: SearchQuery,
  reading: Reading,
  name: Group,
): Promise<Found | undefined> {
  const scope = placeScope(query)
  const wanted = groupsOf({ ...reading, place: undefined }, scope !== undefined)
  const required = [...wanted.required, name]
  const used = { ...match, ...wanted, required, scope, placeWords: [] }
  const found = await matchListings(db, used)
  return found.total > 0 ? { found, used, leftOut: [] } : undefined
}

/** No word, or only "phone number", "by email", "near me" or "india": no more than what is chosen, in the usual order. */
const asksNothing = (match: Match, { search, reading }: Understood) =>
  (!search || reading.intents.length > 0 || reading.isWholeCountry) &&
  isEmpty(match) &&
  match.ageGroups.length === 0 &&
  match.excluded.length === 0 &&
  !reading.place

const isEmpty = ({ required, preferred }: Match) => required.length + preferred.length === 0

function matchOf(query: SearchQuery, { reading }: Understood): Match {
  const { near, region, radius, sort = 'best', limit = MAX_UNLIMITED, offset = 0 } = query
  const typed = reading.place?.place
  const isTyped = typed !== undefined && !holds(typed, near)
  const scope = placeScope({ near: isTyped ? typed.id : near, region, radius })
  const wanted = groupsOf(reading, scope !== undefined)
  return {
    ...wanted,
    chosen: and(chosen(query), saysNoneOf(wanted.excluded)),
    scope,
    placeWords: isTyped ? (reading.place?.words ?? []) : [],
    askAt: [],
    reachedBy: REACHED_BY.find((way) => reading.intents.includes(way)),
    sort,
    limit,
    offset,
  }
}

/** "School Goa" with Mapusa chosen is about Mapusa: the words only say again where. Another place in them is the newer wish. */
function holds(typed: Place, near: string | undefined): boolean {
  const place = near ? findPlace(near) : undefined
  if (!place) return readPosition(near ?? '') !== undefined && typed.kind === 'state'
  if (typed.id === place.id) return true
  if (typed.kind === 'state') return typed.name === place.region
  if (typed.kind === 'district') return typed.name === place.district
  return typed.kind === 'taluka' && typed.name === place.taluka
}
