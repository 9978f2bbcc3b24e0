import { CATEGORIES } from '../../shared/listings/category-names.ts'
import type { SearchNote } from '../../shared/search/search.ts'
import type { Place } from '../../shared/places.ts'
import type { Group, Wanted } from './groups.ts'
import { soundOf } from './spelling.ts'
import { wordsOf } from './tokenise.ts'
import type { Understood } from './understand.ts'

interface Told {
  /** Undefined where the place in the words turned out to be none. */
  place: Place | undefined
  /** The town distances are measured from. */
  fromName: string | null
  leftOut: string[]
}

/** What was understood, for the page to say. */
export function noteOf(
  search: string,
  { reading, corrections }: Understood,
  { required, preferred, ageGroups }: Wanted,
  { place, fromName, leftOut }: Told,
): SearchNote {
  const named = reading.place && !place ? [reading.place.words.join(' ')] : []
  const words = [...named, ...required.map(asTyped)]
  return {
    ...emptyNote(search, place, fromName),
    place: place ? toNote(place, fromName, reading.place?.place.id === place.id) : null,
    words: [...new Set(words)],
    corrections,
    meanings: [...required, ...preferred].flatMap((group) => meaningOf(group)),
    category: categoryOf(required),
    age: reading.upToAge === undefined ? (reading.age ?? null) : null,
    ageGroups: [...new Set(ageGroups)],
    preferred: preferred.map(asTyped),
    intents: reading.intents,
    leftOut,
  }
}

/** With its own capitals, "OT", unless another word was searched for. */
function asTyped({ typed, words }: Group): string {
  const used = words.join(' ')
  return wordsOf(typed).join(' ') === used ? typed : used
}

export const emptyNote = (
  search: string,
  place: Place | undefined,
  fromName: string | null,
): SearchNote => ({
  search,
  words: [],
  corrections: [],
  meanings: [],
  category: null,
  place: place ? toNote(place, fromName, false) : null,
  age: null,
  ageGroups: [],
  preferred: [],
  intents: [],
  leftOut: [],
})

const toNote = (
  { id, name, label }: Place,
  measuredFrom: string | null,
  isFromWords: boolean,
): SearchNote['place'] => ({ id, name, label, isFromWords, measuredFrom })

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
