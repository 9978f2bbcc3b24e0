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
  /** Entries of this kind are meant, whatever their words; they come first. */
  category?: CategorySlug
  /** Not every entry of its kind is one: those that say so come before the others. */
  isSpecialty?: true
  /** Where no entry near says it, those of this kind may know one. */
  askAt?: CategorySlug
  /** Every entry here is about it or may be: it puts entries first that say it and leaves none out. */
  isSubject?: true
  /** Says next to nothing: "centre". Searched only when nothing else was asked. */
  isGeneric?: true
  ageGroup?: AgeGroup
}
