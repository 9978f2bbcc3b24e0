/** What a search field suggests while somebody types; nothing of it is kept. */
import { directoryPath } from '../../../shared/listings/directory.ts'
import { CATEGORIES, EVENTS_CATEGORY } from '../../../shared/listings/category-names.ts'
import type { Place } from '../../../shared/places.ts'
import { isDanger } from '../../../shared/search/danger.ts'
import {
  MOST_SUGGESTED,
  type Suggestion,
  type SuggestionsQuery,
} from '../../../shared/search/suggestions.ts'
import type { Database } from '../../db/open.ts'
import { resolvePlace } from '../../places/gazetteer.ts'
import { suggestPlaces } from '../../places/suggest.ts'
import { topicsIn } from '../../search/danger/recognise.ts'
import { beginsHelp } from '../../search/danger/touches.ts'
import { BEFORE_PLACE, isStopWord } from '../../search/word-lists.ts'
import { suggestServices } from '../../search/suggest-services.ts'
import { wordsOf } from '../../search/tokenise.ts'
import { conceptOf, VOCABULARY_WORDS } from '../../search/vocabulary.ts'
import { listingNames, pageTitles, withSlips, type TypedWords } from './names.ts'
import { offeredServices } from './services.ts'
import { words as said } from './words.ts'

/** More is a sentence, and no name begins with it. */
const MOST_WORDS = 6

/** Danger is never completed: it leads to the helplines, and a cure to nothing (ruling 48). */
export async function suggest(
  db: Database,
  { q, kind }: SuggestionsQuery,
  now: Date,
): Promise<Suggestion[]> {
  const topics = topicsIn(q)
  if (topics.length > 0) return topics.some(isDanger) ? [HELP] : []
  const words = wordsOf(q)
  if (words.length === 0 || words.length > MOST_WORDS) return []
  const asked = { q, words, kind, now }
  const exact = await find(
    db,
    asked,
    words.map((word) => [word]),
    false,
  )
  // A service that no listing has is no slip.
  const isMeant = exact.length > 0 || suggestServices(words, false, 1).length > 0
  const found = isMeant ? exact : await find(db, asked, await withSlips(db, words), true)
  const safe = found.filter(({ fills }) => !fills || topicsIn(fills).length === 0)
  const isNearDanger =
    beginsHelp(words.at(-1) ?? '') || safe.some(({ label }) => topicsIn(label).some(isDanger))
  return isNearDanger ? [HELP, ...safe].slice(0, MOST_SUGGESTED) : safe
}

const HELP: Suggestion = {
  kind: 'help',
  label: said.help,
  detail: null,
  path: '/help-now',
  fills: null,
}

const PAGES = ['article', 'event'] as const

interface Asked extends SuggestionsQuery {
  words: string[]
  now: Date
}

async function find(
  db: Database,
  { q, words, kind, now }: Asked,
  typed: TypedWords,
  forgives: boolean,
): Promise<Suggestion[]> {
  if (kind) return (await pageTitles(db, [kind], typed, now)).slice(0, MOST_SUGGESTED)
  const called = suggestServices(words, forgives, MOST_SUGGESTED)
  const [services, names, pages] = await Promise.all([
    offeredServices(db, called),
    listingNames(db, typed),
    pageTitles(db, PAGES, typed, now),
  ])
  const ofPages = PAGES.map((kind) => pages.filter((page) => page.kind === kind))
  return share([
    services.map(toService),
    forgives ? [] : categories(words),
    places(q, forgives, called.length === 0),
    names,
    ...ofPages,
  ])
}

/** As many of each as there is room for, one after the other; together they stay in the order of their kinds. */
function share(groups: Suggestion[][]): Suggestion[] {
  const counts = groups.map(() => 0)
  for (let left = MOST_SUGGESTED, round = 1; left > 0 && round <= MOST_SUGGESTED; round += 1)
    for (const [at, group] of groups.entries())
      if (left > 0 && group.length >= round) {
        counts[at] = round
        left -= 1
      }
  return groups.flatMap((group, at) => group.slice(0, counts[at]))
}

const toService = (name: string): Suggestion => ({
  kind: 'service',
  label: name.charAt(0).toUpperCase() + name.slice(1),
  detail: null,
  path: null,
  fills: name,
})

function categories(typed: string[]): Suggestion[] {
  const text = typed.join(' ')
  return CATEGORIES.filter(({ name }) => {
    const own = wordsOf(name)
    return own.some((_, at) => own.slice(at).join(' ').startsWith(text))
  }).map(({ slug, name }) => ({
    kind: 'category',
    label: name,
    detail: null,
    path: slug === EVENTS_CATEGORY ? '/events' : directoryPath({ category: slug }),
    fills: null,
  }))
}

/** So many may have the name. */
const MOST_PLACES = 3

/** The place that is typed; or the one that comes after a need, as in "speech therapy in mapu". */
function places(q: string, forgives: boolean, mayFollow: boolean): Suggestion[] {
  const alone = suggestPlaces(q, MOST_PLACES, forgives)
  if (alone.length > 0 || !mayFollow) return alone.map((place) => toPlace(place, ''))
  const parts = q.split(/\s+/)
  for (let at = parts.length - 1; at > 0; at -= 1) {
    const need = wordsOf(parts.slice(0, at).join(' '))
    const isAfterIn = BEFORE_PLACE.has(need.at(-1) ?? '')
    if (isAfterIn) need.pop()
    if (!conceptOf(need)) continue
    const before = `${parts.slice(0, at).join(' ')} `
    // "Jobs for" goes on with whom they are for, not with Forbesganj; "school map" with Mapusa all the same.
    const mayBeWord = !isAfterIn && beginsWord(wordsOf(parts.at(-1) ?? '').join(''))
    return suggestPlaces(parts.slice(at).join(' '), MOST_PLACES, forgives, mayBeWord).map((place) =>
      toPlace(place, before),
    )
  }
  return []
}

/** Whether a word that needs are asked in begins so. */
const beginsWord = (typed: string) =>
  isStopWord(typed) || [...VOCABULARY_WORDS].some((word) => word.startsWith(typed))

/** Where the name alone means another place, its state is said with it. */
function toPlace(place: Place, before: string): Suggestion {
  const isPlain = resolvePlace(place.name)?.id === place.id
  const name = isPlain ? place.name : `${place.name}, ${place.region}`
  return {
    kind: 'place',
    label: before + place.label,
    detail: null,
    path: null,
    fills: before + name,
  }
}
