import type { Listing } from './listings.ts'

/**
 * Printed ages that tell of nobody grown up: "young children", "birth to school entry". Every word has to be one of
 * these, so a number, "youth", or anything else we cannot read leaves it open. PostgreSQL reads it, too.
 */
export const CHILDREN_ONLY =
  '^((newborns|babies|infants|toddlers|young|children|birth|school|entry|and|to|from)( |$))*$'

const childrenOnly = new RegExp(CHILDREN_ONLY, 'i')

/** Whether printed ages say so, and with it no number of years. */
export function saysChildrenOnly(ages: string | null): boolean {
  // What stands in brackets is about the source.
  const plain = (ages ?? '').replace(/\([^()]*\)/g, '').trim()
  return plain !== '' && childrenOnly.test(plain)
}

/** Whether the ages asked for are of nobody under 18. */
export const isForAdults = (ageGroups: readonly string[]): boolean =>
  ageGroups.length > 0 && ageGroups.every((group) => group === 'adults')

/** Whether we know that a listing takes nobody of 18 or over. */
export function isForChildrenOnly({
  ageGroups,
  ages: printed,
}: Pick<Listing, 'ageGroups' | 'ages'>) {
  if (ageGroups.length > 0) return !ageGroups.includes('adults')
  return saysChildrenOnly(printed)
}
