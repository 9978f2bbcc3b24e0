import { AGE_GROUPS, type AgeGroup } from '../../../shared/listings/age-groups.ts'
import { CATEGORIES, type CategorySlug } from '../../../shared/listings/category-names.ts'
import { INTENTS, type Intent } from '../../../shared/search/search.ts'
import { fieldsOf, type Section } from '../word-files.ts'

/** One thing families ask for, with the words they ask in and the words entries have for it. */
export interface Concept {
  /** In plain English; the page says it when another word was typed. Entries are searched for it. */
  name: string
  /** What people type, divided by commas: short forms, older words, other languages. Respect is not required of them. */
  typed: string
  /** What entries say besides, divided by commas. */
  found?: string
  /** Broader or next to it, divided by commas: found too, and the card says what it says and does not say. */
  kin?: string
  /** What articles and our pages call it, divided by commas, where it is neither its name nor what entries say. */
  articlesSay?: string
  /** Entries of this kind are meant, whatever their words; they come first. */
  category?: CategorySlug
  /** Not every entry of its kind is one: those that say so come before the others. */
  isSpecialty?: boolean
  /** What is asked besides: of "free" what it costs. */
  asks?: Intent
  /** Where no entry near says it, those of this kind may know one. */
  askAt?: CategorySlug
  /** None: what is needed, and an entry has it. */
  role?: Role
  ageGroup?: AgeGroup
}

/**
 * `subject`: every entry here is about it or may be ("autism"). `people`: whom it is for, "children". `condition`: a
 * difference or an illness. `qualifier`: "free", "government". They put entries first that say them and leave none out;
 * conditions do where nothing else is asked. `generic`: says next to nothing, "centre", and is searched only alone.
 */
const ROLES = ['subject', 'people', 'condition', 'qualifier', 'generic'] as const

export type Role = (typeof ROLES)[number]

const FIELDS = [
  'typed',
  'found',
  'kin',
  'articles say',
  'category',
  'specialty',
  'asks',
  'ask at',
  'role',
  'age group',
]
const KINDS = CATEGORIES.map(({ slug }) => slug)

/** "[name]", and below it a field a line: "found: speech". */
export function toConcept(section: Section): Concept {
  const { name } = section
  const fields = fieldsOf(section, FIELDS)
  const oneOf = <T extends string>(values: readonly T[], field: string): T | undefined => {
    const text = fields.get(field)
    const value = values.find((one) => one === text)
    if (text && !value) throw new Error(`"${text}" is no ${field}, at "${name}".`)
    return value
  }
  return {
    name,
    typed: fields.get('typed') ?? '',
    found: fields.get('found'),
    kin: fields.get('kin'),
    articlesSay: fields.get('articles say'),
    category: oneOf(KINDS, 'category'),
    isSpecialty: fields.has('specialty'),
    asks: oneOf(INTENTS, 'asks'),
    askAt: oneOf(KINDS, 'ask at'),
    role: oneOf(ROLES, 'role'),
    ageGroup: oneOf(AGE_GROUPS, 'age group'),
  }
}
