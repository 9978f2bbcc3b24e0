import type { AgeGroup } from '../../../shared/listings/age-groups.ts'

/** The age groups. Apart from choice-words.ts, whose other words the directory mostly goes without. */
export const ageWords: Record<AgeGroup, string> = {
  'early-childhood': 'Birth to 5 years',
  children: '6 to 12 years',
  teenagers: '13 to 17 years',
  adults: '18 years and over',
}
