/** From what was read to what an entry has to say. */
import type { CategorySlug } from '../../shared/listings/category-names.ts'
import { ageGroupOf } from './ages.ts'
import type { Part, Reading } from './read-search.ts'
import type { AgeGroup } from '../../shared/listings/age-groups.ts'
import type { Concept } from './vocabulary/concept.ts'
import { phrases } from './vocabulary.ts'
import { wordsOf } from './tokenise.ts'

/** Words of which an entry has to have one: any of the phrases, or to be of this kind. */
export interface Group {
  typed: string
  /** What was typed, in words. */
  words: string[]
  /** All that means the same, the typed words among it; each a phrase in words. */
  phrases: string[][]
  category: CategorySlug | undefined
  concept: Concept | undefined
  isBegun: boolean
}

export interface Wanted {
  /** An entry has all of these. */
  required: Group[]
  /** An entry that has these comes first. */
  preferred: Group[]
  ageGroups: AgeGroup[]
}

export function groupsOf({ parts, age, upToAge, place }: Reading, hasPlace: boolean): Wanted {
  const subjects = parts.filter(({ concept }) => concept?.isSubject)
  const generic = parts.filter(({ concept }) => concept?.isGeneric)
  const telling = parts.filter(({ concept }) => !concept?.isSubject && !concept?.isGeneric)
  const numbers = telling.filter(isNumber)
  const content = telling.filter((part) => !isNumber(part))
  const ageGroups = [
    ...[age, upToAge].flatMap((years) => (years === undefined ? [] : ageGroupOf(years))),
    ...parts.flatMap(({ concept }) => concept?.ageGroup ?? []),
  ]
  if (content.length > 0 || place || hasPlace)
    return {
      required: content.map(toGroup),
      preferred: [...subjects, ...numbers].map(toGroup),
      ageGroups,
    }
  // Only "autism centre": that is what was asked, so an entry says it.
  const required = [subjects, generic, numbers].find((some) => some.length > 0) ?? []
  const preferred = required === numbers ? [] : numbers
  return { required: required.map(toGroup), preferred: preferred.map(toGroup), ageGroups }
}

/** "24x7", "10", "4": hardly ever what an entry has to say. A PIN code is, and so is a number that stands alone. */
const isNumber = ({ concept, words: [word = ''] }: Part) =>
  !concept && /^\p{N}/u.test(word) && !/^[1-9]\d{5}$/.test(word)

const toGroup = ({ typed, words, concept, isBegun, others = [] }: Part): Group => ({
  typed,
  words,
  phrases: distinct([
    words,
    ...(concept ? sayings(concept) : []),
    ...others.map((other) => [other]),
  ]),
  category: concept?.category,
  concept,
  isBegun: isBegun ?? false,
})

/** A name of more words: each is asked for. */
export const plainGroup = ({ typed, words }: { typed: string; words: string[] }): Group =>
  toGroup({ typed, words })

const sayings = ({ name, found }: Concept): string[][] => [
  wordsOf(name),
  ...(found ? phrases(found) : []),
]

function distinct(list: string[][]): string[][] {
  return [...new Map(list.map((phrase) => [phrase.join(' '), phrase])).values()]
}
