import type { AgeGroup } from '../../../shared/listings/age-groups.ts'

/** The years of each age group, as forms and listings name them. */
export const ageGroupWords: Record<AgeGroup, string> = {
  'early-childhood': 'Birth to 5 years',
  children: '6 to 12 years',
  teenagers: '13 to 17 years',
  adults: '18 years and over',
}
