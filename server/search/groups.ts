/** From what was read to what an entry has to say. */
import type { CategorySlug } from '../../shared/category-names.ts'
import { ageGroupOf } from './ages.ts'
import type { Part, Reading } from './read-search.ts'
import type { AgeGroup, Concept } from './vocabulary/concept.ts'
import { phraseWords, phrases } from './vocabulary.ts'

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

export function groupsOf({ parts, age, place }: Reading, hasPlace: boolean): Wanted {
  const subjects = parts.filter(({ concept }) => concept?.isSubject)
  const generic = parts.filter(({ concept }) => concept?.isGeneric)
  const content = parts.filter(({ concept }) => !concept?.isSubject && !concept?.isGeneric)
  const ageGroups = [
    ...(age === undefined ? [] : [ageGroupOf(age)]),
    ...parts.flatMap(({ concept }) => concept?.ageGroup ?? []),
  ]
  if (content.length > 0 || place || hasPlace)
    return {
      required: content.map(toGroup),
      preferred: subjects.map(toGroup),
      ageGroups,
    }
  // Only "autism centre": that is what was asked, so an entry says it.
  const required = subjects.length > 0 ? subjects : generic
  return { required: required.map(toGroup), preferred: [], ageGroups }
}

const toGroup = ({ typed, words, concept, isBegun }: Part): Group => ({
  typed,
  words,
  phrases: distinct([words, ...(concept ? sayings(concept) : [])]),
  category: concept?.category,
  concept,
  isBegun: isBegun ?? false,
})

/** A name of more words: each is asked for. */
export const plainGroup = ({ typed, words }: { typed: string; words: string[] }): Group =>
  toGroup({ typed, words })

const sayings = ({ name, found }: Concept): string[][] => [
  phraseWords(name),
  ...(found ? phrases(found) : []),
]

function distinct(list: string[][]): string[][] {
  return [...new Map(list.map((phrase) => [phrase.join(' '), phrase])).values()]
}
