import { FACT_AGES } from '../listings/fact-ages.ts'
import { isHelpline } from '../listings/helpline.ts'
import type { ListingStatus } from './kinds.ts'

/**
 * How old what a listing says is. `never`: nobody has asked, which most listings begin as; it is said quietly and sinks
 * no listing. Computed whenever it is shown, never stored.
 */
export const LISTING_AGES = [
  'never',
  'fresh',
  'due',
  'ageing',
  'stale',
  'unreachable',
  'closed-for-now',
  'closed',
] as const
export type ListingAge = (typeof LISTING_AGES)[number]

export interface AgeInput {
  status: ListingStatus
  /** With `closed-for-now`: the first day on which it is open again. */
  statusUntil: string | null
  /** The day of the last good word of any fact. */
  confirmedOn: string | null
  /** The day of the last try, while nobody could be reached. */
  unreachableOn: string | null
  phone: string | null
}

/** Who is due is asked within so many days; then it is shown that nobody answered. */
const DUE_DAYS = 60

/** A listing's intervals: those of a helpline, whose facts are asked for more often, or of being open. */
export const agesOfListing = (phone: string | null) =>
  isHelpline(phone) ? FACT_AGES.helpline : FACT_AGES.open

/** How old a listing's facts are on a day, all in days of India, YYYY-MM-DD. */
export function ageOf(listing: AgeInput, today: string): ListingAge {
  const { status, statusUntil, confirmedOn, unreachableOn, phone } = listing
  if (status === 'closed' || status === 'do-not-list') return 'closed'
  if (status === 'closed-for-now' && (statusUntil === null || statusUntil > today))
    return 'closed-for-now'
  if (unreachableOn !== null) return 'unreachable'
  if (confirmedOn === null) return 'never'
  const { askAgain, stale } = agesOfListing(phone)
  const days = daysBetween(confirmedOn, today)
  if (days < askAgain) return 'fresh'
  if (days >= stale) return 'stale'
  return days < Math.min(askAgain + DUE_DAYS, stale) ? 'due' : 'ageing'
}

const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(`${to}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / 86_400_000)
