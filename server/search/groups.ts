/** From what was read to what an entry has to say. */
import type { CategorySlug } from '../../shared/listings/category-names.ts'
import { ageGroupOf } from './ages.ts'
import { numberWord } from './contacts.ts'
import type { Place } from '../../shared/places.ts'
import type { Part } from './parts.ts'
import type { Reading } from './read-search.ts'
import type { AgeGroup } from '../../shared/listings/age-groups.ts'
import { phrases, wordsOf } from './tokenise.ts'
import { conceptOf, type Concept } from './vocabulary.ts'

/** Words of which an entry has to have one: any of the phrases, or to be of this kind. */
export interface Group {
  typed: string
  /** What was typed, in words. */
  words: string[]
  /** What is called so in plain English, or entries call so. */
  names: string[][]
  /** What entries say besides that means the same. */
  alike: string[][]
  /** Broader, or next to it: who says only this does not say what was asked. */
  kin: string[][]
  /** What words that nobody knows may have been meant to be. */
  guesses: string[][]
  /** Only guessed: it counts less, and is the first to be let go. */
  isGuess: boolean
  category: CategorySlug | undefined
  concept: Concept | undefined
  isBegun: boolean
  /** Within another group, which says it too. */
  isWithin: boolean
  /** Only in a name. */
  isName: boolean
  /** Which is not wanted. */
  place: Place | undefined
  /** The word of the index for a number, an address or a website. */
  contact: string | undefined
}

export interface Wanted {
  /** An entry has all of these. */
  required: Group[]
  /** An entry that has these comes first. */
  preferred: Group[]
  /** An entry has none of these. */
  excluded: Group[]
  ageGroups: AgeGroup[]
  /** In years. */
  ages: { from: number; to: number } | undefined
}

export function groupsOf({ parts, age, upToAge, place }: Reading, hasPlace: boolean): Wanted {
  const excluded = parts.filter(({ isExcluded }) => isExcluded)
  const asked = withMeantAlone(parts.filter(({ isExcluded }) => !isExcluded))
  const having = (...roles: Concept['role'][]) =>
    asked.filter((part) => part.concept?.role && roles.includes(part.concept.role))
  const [subjects, people] = [having('subject'), having('people')]
  const [conditions, qualifiers, generic] = [
    having('condition'),
    having('qualifier'),
    having('generic'),
  ]
  const plain = asked.filter(({ concept }) => !concept?.role)
  const numbers = plain.filter(isNumber)
  const named = plain.filter((part) => !isNumber(part))
  const yielding = named.filter(({ concept }) => concept?.isYielding && named.some(isNeed))
  const needs = named.filter((part) => !yielding.includes(part))
  // Whom it takes who is grown up is known of more than say "adults".
  const isForAdults = [...people, ...qualifiers].some(
    ({ concept }) => concept?.ageGroup === 'adults',
  )
  const isAnywhere = !place && !hasPlace && !isForAdults
  // "Autism centre", "down syndrome goa": what is nothing else asked for is what an entry has to say.
  const [required = []] = [
    needs,
    conditions.filter(({ isWithin }) => !isWithin),
    ...(isAnywhere ? [subjects, people, generic, qualifiers, numbers] : []),
  ].filter((some) => some.length > 0)
  const besides = [...subjects, ...conditions, ...people, ...qualifiers, ...numbers, ...yielding]
  const preferred = besides.filter((part) => !required.includes(part))
  const either = required.filter(({ concept }) => concept?.isEither)
  // "Speech and OT": who has one of them is found, and who has both comes first.
  const alternatives = either.length > 1 ? either : []
  const others = required.filter((part) => !alternatives.includes(part))
  return {
    required: [...oneOf(alternatives.map(toGroup)), ...others.map(toGroup)],
    preferred: [...alternatives, ...preferred].map(toGroup),
    excluded: excluded.map((part) => refusedGroup(part, asked)),
    ageGroups: [
      ...[age, upToAge].flatMap((years) => (years === undefined ? [] : ageGroupOf(years))),
      ...asked.flatMap(({ concept }) => concept?.ageGroup ?? []),
    ],
    ages: agesOf(age, upToAge, asked),
  }
}

/** "Parents Mapusa": nothing else was typed that says what is wanted. */
function withMeantAlone(asked: Part[]): Part[] {
  const others = asked.filter(({ concept }) => concept?.role !== 'subject')
  const [only] = others
  const meant = only?.concept?.alone
  if (others.length !== 1 || meant === undefined) return asked
  const words = wordsOf(meant)
  return asked.map((part) => (part === only ? { ...part, words, concept: conceptOf(words) } : part))
}

const isNeed = ({ concept }: Part) => concept && !concept.isYielding

/** A number that was typed; else "adults", who are 18 or over. Of children it is not known how old they are. */
function agesOf(
  age: number | undefined,
  upToAge: number | undefined,
  parts: Part[],
): Wanted['ages'] {
  if (age !== undefined) return { from: age, to: upToAge ?? age }
  const groups = parts.flatMap(({ concept }) => concept?.ageGroup ?? [])
  const isForAdults = groups.length > 0 && groups.every((group) => group === 'adults')
  return isForAdults ? { from: ADULT, to: OLDEST } : undefined
}

/** Who takes nobody of 21 is no place for adults, though some are 18. */
const ADULT = 21
const OLDEST = 120

/** The groups as one, which an entry has when it has any of them; of none, none. */
const oneOf = ([first, ...others]: Group[]): Group[] =>
  first
    ? [
        others.reduce(
          (one, other) => ({
            ...one,
            typed: `${one.typed} ${other.typed}`,
            names: [...one.names, other.words, ...other.names],
            alike: [...one.alike, ...other.alike],
            kin: [...one.kin, ...other.kin],
          }),
          first,
        ),
      ]
    : []

/** "24x7", "10", "4": hardly ever what an entry has to say. A PIN code is, and so is a number that stands alone. */
const isNumber = ({ concept, contact, isQuoted, words: [word = ''] }: Part) =>
  !concept && !contact && !isQuoted && /^\p{N}/u.test(word) && !/^[1-9]\d{5}$/.test(word)

function toGroup(part: Part): Group {
  const { typed, words, concept, isBegun, guesses = [], isGuess = false, contact } = part
  return {
    typed,
    words,
    names: concept ? [wordsOf(concept.name)] : [],
    alike: phrases(concept?.found ?? ''),
    kin: phrases(concept?.kin ?? ''),
    guesses,
    isGuess,
    // A guess alone says no kind.
    category: isGuess ? undefined : concept?.category,
    concept,
    isBegun: isBegun ?? false,
    isWithin: part.isWithin ?? false,
    isName: part.isName ?? false,
    place: part.place,
    contact: contact ?? (/^\d{3,}$/.test(typed) ? numberWord(typed) : undefined),
  }
}

/** Of a specialty, or a kind asked for, too, what says it is left out, not the kind: who refuses a psychiatrist may see others. */
function refusedGroup(part: Part, asked: Part[]): Group {
  const group = toGroup(part)
  const isAsked = asked.some(({ concept }) => concept?.category === group.category)
  return isAsked || group.concept?.isSpecialty ? { ...group, category: undefined } : group
}

/** A name of more words: each is asked for. */
export const plainGroup = ({
  typed,
  words,
  concept,
}: Pick<Part, 'typed' | 'words' | 'concept'>): Group => toGroup({ typed, words, concept })
