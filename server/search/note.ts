import { CATEGORIES } from '../../shared/listings/category-names.ts'
import type { SearchNote } from '../../shared/search/search.ts'
import type { Place } from '../../shared/places.ts'
import { namesakes, resolvePlace } from '../places/gazetteer.ts'
import type { Group, Wanted } from './groups.ts'
import { soundOf } from './spelling.ts'
import { tokenise, wordsOf } from './tokenise.ts'
import { isLanguage, isStopWord } from './word-lists.ts'
import type { Understood } from './understand.ts'

interface Told {
  /** The place, where the one in the words turned out to be one, and the town distances are measured from. */
  scope: { place: Place | undefined; fromName: string | null } | undefined
  leftOut?: Group[]
  unsaid?: Group[]
  reachedBy?: SearchNote['reachedBy'] | undefined
  /** How near the nearest of what was found is. */
  step?: NonNullable<SearchNote['further']> | 'itself' | 'main-town' | undefined
}

/** What was understood, for the page to say. */
export function noteOf(
  { search, reading, corrections }: Understood,
  { required, preferred, excluded, ageGroups }: Wanted,
  { scope, leftOut = [], unsaid = [], reachedBy = null, step }: Told,
): SearchNote {
  const place = scope?.place
  const named = reading.place && !place ? [reading.place.words.join(' ')] : []
  return {
    search,
    words: [...new Set([...named, ...required.map(asTyped)])],
    joining: joiningIn(search, reading),
    corrections: corrections.map((correction) => ({
      ...correction,
      // What is searched already need not be offered.
      place: correction.used === place?.name ? null : placeOf(correction),
    })),
    meanings: [...required, ...preferred].filter(({ isWithin }) => !isWithin).flatMap(meaningOf),
    category: categoryOf(required),
    place: place
      ? {
          id: place.id,
          name: place.name,
          label: place.label,
          isFromWords: reading.place?.place.id === place.id,
          isShared: isShared(reading, place),
          otherName: otherNameOf(reading, place, corrections),
          measuredFrom: scope.fromName,
        }
      : null,
    age: reading.upToAge === undefined ? (reading.age ?? null) : null,
    ageGroups: [...new Set(ageGroups)],
    preferred: preferred.filter(({ isWithin }) => !isWithin).map(asTyped),
    excluded: excluded.filter(({ isName, place }) => !isName && !place).map(asTyped),
    excludedPlaces: excluded.flatMap(({ place }) => place?.name ?? []),
    excludedNames: excluded.filter(({ isName }) => isName).map(asTyped),
    kept: reading.kept,
    intents: [
      ...new Set([
        ...reading.intents,
        ...[...required, ...preferred].flatMap(({ concept }) => concept?.asks ?? []),
        ...(leftOut.some(isOfLanguage) ? (['languages'] as const) : []),
      ]),
    ],
    reachedBy,
    leftOut: leftOut.map(asTyped),
    unsaid: [
      ...new Set(
        unsaid.flatMap((group) => [
          // "None says 'I think I am autistic'" would be no news.
          ...(group.words.length > MOST_REPEATED ? [] : meaningOf(group).map(({ typed }) => typed)),
          group.concept?.name ?? group.typed,
        ]),
      ),
    ],
    further: step === 'itself' || step === 'main-town' ? null : (step ?? null),
  }
}

/** What was typed in more words than this is a sentence rather than what it asks for. */
const MOST_REPEATED = 3

const isOfLanguage = ({ words }: Group) => words.some(isLanguage)

/** No index has them; where nothing else was typed they are searched in names. */
const joiningIn = (search: string, { parts }: Understood['reading']): string[] =>
  tokenise(search)
    .filter(({ word, quote }) => quote === undefined && isStopWord(word))
    .map(({ typed }) => typed)
    .filter((typed) => !parts.some((part) => part.typed === typed))

/** "Corlim" is in Bardez and in Tiswadi; "Corlim Tiswadi" is not both. */
const isShared = ({ place: read }: Understood['reading'], place: Place): boolean =>
  read?.place.id === place.id &&
  namesakes(read.words.join(' ')).some(
    ({ id, kind, region }) =>
      id !== place.id && region === place.region && (kind === 'village' || kind === 'town'),
  )

/** "Harmal" is Arambol: whoever does not know that wonders where they were led. */
function otherNameOf(
  { place: read }: Understood['reading'],
  place: Place,
  corrections: Understood['corrections'],
) {
  if (read?.place.id !== place.id || place.kind === 'pincode') return null
  const isGuess = corrections.some(({ used }) => resolvePlace(used)?.id === place.id)
  if (isGuess || !/^[ -~]+$/.test(read.typed)) return null
  // "Harmal Goa": what the label says is no other name, unless it is part of one, as in "Velha Goa".
  const known = wordsOf(place.label)
  const words = read.typed.split(' ')
  const others = words.filter((word) => !wordsOf(word).every((one) => known.includes(one)))
  const names = others.length > 0 ? [others.join(' '), read.typed] : []
  return names.find((name) => resolvePlace(name)?.id === place.id) ?? null
}

/** A place that a slip may have been meant to be; it is not searched as one. */
function placeOf({ used }: Understood['corrections'][number]) {
  const place = resolvePlace(used)
  return place ? { id: place.id, name: place.name } : null
}

/** With its own capitals, "OT", unless another word was searched for. */
function asTyped({ typed, words }: Group): string {
  const used = words.join(' ')
  return wordsOf(typed).join(' ') === used ? typed : used
}

/** Said where the typed words are others: not for "therapists" and therapist, "Speech" and speech therapy. */
function meaningOf({ typed, words, concept }: Group): SearchNote['meanings'] {
  if (!concept) return []
  const own = soundOf(words.join(' '))
  const isNear = [concept.name, concept.found ?? ''].some((text) =>
    text
      .toLowerCase()
      .split(/[\s,]+/)
      .some((word) => isSameWord(own, soundOf(word))),
  )
  return isNear || concept.name.toLowerCase().includes(words.join(' '))
    ? []
    : [{ typed, meant: concept.name }]
}

const isSameWord = (a: string, b: string) =>
  b.length > 3 && (a.startsWith(b.slice(0, -1)) || a.includes(b))

function categoryOf(required: Group[]): SearchNote['category'] {
  const group = required.find(({ category }) => category)
  const category = CATEGORIES.find(({ slug }) => slug === group?.category)
  return group && category ? { slug: category.slug, name: category.name, typed: group.typed } : null
}
