import type { DirectoryState } from '../../../shared/listings/directory.ts'
import type { Listing } from '../../../shared/listings/listings.ts'
import type { SearchNote as Understood } from '../../../shared/search/search.ts'
import { noteWords as words } from './note-words.ts'

/** What has to be read before the results: what they do not say, and what was left out or corrected. */
export function toSentences(
  note: Understood,
  state: DirectoryState,
  listings: Pick<Listing, 'town' | 'ages' | 'ageMax'>[],
): string[] {
  const isEmpty = listings.length === 0
  const {
    corrections,
    place,
    age,
    leftOut,
    unsaid,
    excluded,
    excludedPlaces,
    excludedNames,
    kept,
    intents,
    reachedBy,
  } = note
  const isPlaced = listings.some(({ town }) => town)
  // Somewhere in its state, and of none it is known where.
  const further = note.further === 'state' && !isPlaced ? 'statewide' : note.further
  return [
    corrections.length > 0 &&
      words.guesses(
        corrections.map(({ typed }) => typed),
        corrections.map(({ used, place }) => place?.name ?? used),
      ),
    place?.isShared && words.shared(place.label),
    place?.isFromWords &&
      state.near !== '' &&
      state.near !== place.id &&
      words.placeOfWords(place.otherName ?? place.name),
    leftOut.length > 0 && words.leftOut(leftOut),
    // What is nowhere is nowhere else, either.
    !isEmpty && unsaid.length > 0 && words.unsaid(unsaid),
    !isEmpty &&
      place &&
      further &&
      words.further[further](place.name, place.measuredFrom === null ? 'in' : 'near'),
    excluded.length > 0 && words.excluded(excluded),
    excludedPlaces.length > 0 && words.excludedPlaces(excludedPlaces),
    excludedNames.length > 0 && words.excludedNames(excludedNames),
    !isEmpty && kept.length > 0 && words.kept(kept),
    !isEmpty && reachedBy && words.reachedBy[reachedBy],
    isUnmeasured(note, state) &&
      state.radius !== undefined &&
      words.withoutRadius(place?.name ?? '', state.radius),
    age !== null && listings.some(({ ages }) => !ages) && words.age(age),
    !isEmpty && state.ageGroup && words.ageGroup,
    state.ageGroup === 'adults' &&
      listings.some(({ ageMax }) => ageMax !== null && ageMax < YOUNG) &&
      words.youngAdults,
    ...SAID_AT_ONCE.filter(
      // People who have said where they are need not be asked.
      (intent) =>
        intents.includes(intent) &&
        !(intent === 'near-me' && place) &&
        !(intent === 'when' && intents.includes('timings')) &&
        !(isEmpty && intent !== 'near-me'),
    ).map((intent) => words.intents[intent]),
  ].filter((sentence) => typeof sentence === 'string')
}

/** Who takes nobody of this age is no help to most adults. In years. */
const YOUNG = 30

/** Where one is comes last: what only a script can do about it follows (search-note.tsx). */
const SAID_AT_ONCE = [
  'cure',
  'whatsapp',
  'fees',
  'timings',
  'when',
  'referral',
  'languages',
  'online',
  'near-me',
] as const

/** How the results came about, for who wonders. */
export function toFurther(
  note: Understood,
  state: DirectoryState,
  listings: WithKinds[],
): string[] {
  const isEmpty = listings.length === 0
  const { corrections, meanings, category, place, age, intents, reachedBy } = note
  const [, ...within] = place?.label.split(', ') ?? []
  return [
    // The folded form says it already where every word was taken as it is.
    place?.isFromWords &&
      (corrections.length > 0 || meanings.length > 0) &&
      (isEmpty ? words.lookedFor(note) : words.showing(note)),
    ...meanings.map(({ typed, meant }) => words.meant(typed, meant)),
    category &&
      !isItsName(category) &&
      listings.some((listing) => isOf(listing, category.name)) &&
      words.kind(category.name),
    place?.otherName && words.otherName(place.otherName, place.name),
    !isEmpty && age !== null && words.ageLast,
    place?.measuredFrom && state.radius !== undefined && words.withRadius,
    // A state is looked through: nobody expects distances of it.
    place && isUnmeasured(note, state) && within.length > 0 && words.unmeasured(place.name),
    intents.includes('phone') && !reachedBy && words.intents.phone,
  ].filter((sentence) => typeof sentence === 'string')
}

type WithKinds = Pick<Listing, 'categoryName' | 'otherCategoryNames'>

const isOf = ({ categoryName, otherCategoryNames }: WithKinds, kind: string) =>
  [categoryName, ...otherCategoryNames].includes(kind)

/** A place was asked for that has no point to measure from. */
const isUnmeasured = ({ place }: Understood, { near }: DirectoryState) =>
  place !== null && place.measuredFrom === null && (near !== '' || place.isFromWords)

/** "school" says on its own that Special Schools come first. */
const isItsName = ({ name, typed }: NonNullable<Understood['category']>) =>
  name.toLowerCase().includes(typed.toLowerCase())
