import { addDays } from '../indian-days.ts'

/** How long a fact stays true, in days since somebody last said it (`dayOf`); looked at again twice a year. */
interface FactAges {
  /** Then it is asked again. */
  askAgain: number
  /** Then it is shown as old, */
  stale: number
  /** and then no longer: what it says counts as not known. Undefined: it never does. */
  expires?: number
}

/** A number, and whether the place is still there, change within a year; */
const CONTACT: FactAges = { askAgain: 180, stale: 365 }
/** what it is, for whom and where, every few years; */
const PLACE: FactAges = { askAgain: 365, stale: 540 }
/** and who works there and the building, more seldom still. */
const HOUSE: FactAges = { askAgain: 365, stale: 730 }

/** By fact, as `fact` names it in fields.ts; `open` is whether it is still there, `helpline` a number on /help-now. */
export const FACT_AGES = {
  helpline: { askAgain: 90, stale: 120 },
  open: CONTACT,
  phone: CONTACT,
  takesNewPeople: { askAgain: 30, stale: 60, expires: 60 },
  fees: CONTACT,
  hours: CONTACT,
  address: PLACE,
  website: PLACE,
  email: PLACE,
  ageGroups: PLACE,
  services: PLACE,
  modes: PLACE,
  diagnosisNeeded: PLACE,
  whatToBring: PLACE,
  nextStep: PLACE,
  languages: HOUSE,
  accessibility: HOUSE,
  credentials: PLACE,
} as const satisfies Record<string, FactAges>

export type AgeingFact = keyof typeof FACT_AGES

interface Dated {
  checkedOn: string | null
  sourceDate: string | null
  readOn: string | null
}

/**
 * The day on which a fact was last said: when a person checked it, or its page's own date, or when we read a page that
 * has none. A page that says only its month or year counts from the first day of it. Null: nobody knows.
 */
export function dayOf({ checkedOn, sourceDate, readOn }: Dated): string | null {
  const printed = sourceDate && `${sourceDate}-01-01`.slice(0, 10)
  const days = [checkedOn, printed ?? readOn].filter((day) => day !== null)
  return days.toSorted().at(-1) ?? null
}

const AGES: Partial<Record<string, FactAges>> = FACT_AGES

/** Whether a fact counts as not known after a while, so that it needs a day. */
export const expires = (fact: string): boolean => AGES[fact]?.expires !== undefined

/** Whether what a fact says counts as not known on this day, because it is too old or of no day at all. */
export function isExpired(
  fact: AgeingFact,
  said: Dated | null | undefined,
  today: string,
): boolean {
  const { expires }: FactAges = FACT_AGES[fact]
  if (expires === undefined) return false
  const day = said ? dayOf(said) : null
  return day === null || addDays(day, expires) <= today
}
