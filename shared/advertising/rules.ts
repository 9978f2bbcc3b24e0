/** §3: what an advertisement is. A partner stands in "Our Trusted Partners", whatever its position. */
export const AD_TYPES = ['banner', 'sponsored-listing', 'partner'] as const
/** §3: where it stands. */
export const AD_POSITIONS = [
  'homepage-hero',
  'directory-top',
  'directory-bottom',
  'sidebar',
] as const
/** §9: a new tab, or this one. */
export const CLICK_TARGETS = ['_blank', '_self'] as const
/** What a page asks for: a position, or the partners. */
export const SLOT_POSITIONS = [...AD_POSITIONS, 'partners'] as const

export type AdType = (typeof AD_TYPES)[number]
export type AdPosition = (typeof AD_POSITIONS)[number]
export type ClickTarget = (typeof CLICK_TARGETS)[number]
export type SlotPosition = (typeof SLOT_POSITIONS)[number]

/** Durations a form offers (§9); any other is custom, 1 to 365 days. */
export const PRESET_DAYS = [7, 14, 30, 60, 90] as const
export const DEFAULT_DAYS = 30
export const MOST_DAYS = 365
/** What the column holds. */
export const MOST_BUDGET = 2_147_483_647

/** How long the token counts that a click is counted by, in minutes (ruling 29). */
export const CLICK_MINUTES = 30

interface Running {
  isActive: boolean
  startDate: string | Date
  endDate: string | Date
}

/** §4: Active only while it is switched on and now lies between start and end, both included. */
export function isRunning({ isActive, startDate, endDate }: Running, now: Date): boolean {
  return isActive && new Date(startDate) <= now && now <= new Date(endDate)
}

/** Rupees as typed: "Rs 1,50,000" is 150000. What is not a number as a whole becomes 0 (§5): "1.5 lakh" is never 1. */
export function toBudget(typed: string | number): number {
  if (typeof typed === 'number') return Math.trunc(typed)
  const bare = typed.trim().replace(/^(?:₹|rs\.?|inr)\s*/i, '')
  return RUPEES.test(bare) ? Math.trunc(Number(bare.replace(/[,\s]/g, ''))) : 0
}

/** Digits, alone or in groups as in India or elsewhere, the last of three; paise are left out. */
const RUPEES = /^-?(?:\d+|\d{1,3}(?:[,\s]\d{2,3})*[,\s]\d{3})(?:\.\d+)?$/
