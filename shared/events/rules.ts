/** What both sides know of events (rulings 25 and 28). No Zod: cards and the calendar ask it, too. */

export const EVENT_MODES = ['in-person', 'online', 'hybrid'] as const
export type EventMode = (typeof EVENT_MODES)[number]

/** What to expect, in the order it is told; what is missing is not known, and is said so (ruling 28). */
export const SENSORY = {
  noise: ['quiet', 'some', 'loud'],
  light: ['soft', 'bright', 'changing'],
  crowd: ['small', 'medium', 'large'],
  quietRoom: ['yes', 'no'],
  toilets: ['accessible', 'yes', 'no'],
  food: ['given', 'sold', 'own', 'no'],
  wheelchair: ['yes', 'partly', 'no'],
} as const

export type SensoryField = keyof typeof SENSORY
export type Sensory = { [Field in SensoryField]?: (typeof SENSORY)[Field][number] }
// The keys of the literal above.
export const SENSORY_FIELDS = Object.keys(SENSORY) as SensoryField[]

/** How far ahead an event may begin, and how long it may last: what was told for it is erased some time after its end. */
export const MOST_YEARS_AHEAD = 2
export const MOST_EVENT_DAYS = 60

/** The tabs of /events (§2); the first is the one without a parameter. */
export const EVENT_VIEWS = ['upcoming', 'all', 'calendar'] as const
export type EventView = (typeof EVENT_VIEWS)[number]

/** Events on one page of a list. */
export const EVENTS_PAGE = 12
/** Titles in a day of the calendar, and events with structured data (§9). */
export const CALENDAR_TITLES = 2
export const EVENTS_FOR_MACHINES = 3

/** What an admin's list shows. */
export const EVENT_QUEUES = ['pending', 'upcoming', 'past', 'cancelled', 'all'] as const
export type EventQueue = (typeof EVENT_QUEUES)[number]

/** What became of a proposal. */
export const PROPOSAL_STATES = ['pending', 'approved', 'cancelled'] as const
export type ProposalState = (typeof PROPOSAL_STATES)[number]
