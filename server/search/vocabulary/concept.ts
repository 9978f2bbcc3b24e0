import type { AgeGroup } from '../../../shared/listings/age-groups.ts'
import type { CategorySlug } from '../../../shared/listings/category-names.ts'

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
  /** Entries of this kind are meant, whatever their words; they come first. */
  category?: CategorySlug
  /** Not every entry of its kind is one: those that say so come before the others. */
  isSpecialty?: true
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
export type Role = 'subject' | 'people' | 'condition' | 'qualifier' | 'generic'
