import { FACT_FIELDS, type FactField } from '../listings/fields.ts'

/** How checks are asked for (docs/checks.md). */

/** Who takes a task has it for so long, and again with each act on it. */
export const LEASE_MINUTES = 45

/** A task that is older was tried long enough, if it was tried so often, on so many days and ways. */
export const GIVE_UP_DAYS = 60
export const LEAST_TRIES = 3
export const LEAST_WAYS = 2
/** Who could not be reached is tried again after so many days; who refused, after so many. */
export const TRY_AGAIN_DAYS = 180
export const REFUSED_DAYS = 365
/** A day's pause at least after a task that came to nothing. */
export const PAUSE_DAYS = 30

/** A task's second mail, its last, so many days after the first; and so long between two to one person. */
export const REMIND_DAYS = 21
/** A call follows the first mail after so many days. */
export const CALL_DAYS = 28
/** A listing is written for at most so often in so many days, whatever its tasks are; a person once in a calendar month. */
export const MOST_MAILS = 2
export const MAIL_CAP_DAYS = 183

/** The share of done tasks that somebody else asks again, after so many days. */
export const SAMPLED = 0.05
export const SAMPLE_DAYS = 7

/** Police, fire and ambulance: nobody calls them to ask whether the number is right. */
export const EMERGENCY_LINES = ['100', '101', '102', '108', '112']

/** The lower the sooner. */
export const PRIORITIES = {
  unsafe: 0,
  report: 1,
  helpline: 2,
  goaReachable: 3,
  goa: 4,
  reachable: 5,
  other: 6,
} as const

/** Schools are asked when their year is planned: in these months, as far as they can wait for it. */
export const SCHOOL_MONTHS = ['04', '05']

/** What a volunteer hears of these is looked at by a moderator first. */
export const RISKY_FACTS: ReadonlySet<string> = new Set(['name', 'phone', 'email', 'website'])

/** All that a helpline is asked: somebody in need may be waiting. */
export const HELPLINE_FACT = 'phone' satisfies FactField

/** In the order of a call. */
const IN_ORDER = [
  'name',
  'phone',
  'address',
  'takesNewPeople',
  'ageGroups',
  'fees',
  'hours',
  'modes',
  'diagnosisNeeded',
  'whatToBring',
  'nextStep',
  'services',
  'languages',
  'accessibility',
  'email',
  'website',
]
/** The facts that are asked for. */
export const ASKED_FACTS = IN_ORDER.flatMap((name): FactField[] =>
  FACT_FIELDS.filter((field) => field === name),
)
