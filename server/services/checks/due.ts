import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { agesOfListing } from '../../../shared/checks/age.ts'
import { IS_OPEN, type CheckOutcome } from '../../../shared/checks/kinds.ts'
import {
  PAUSE_DAYS,
  REFUSED_DAYS,
  SCHOOL_MONTHS,
  TRY_AGAIN_DAYS,
} from '../../../shared/checks/rules.ts'
import { addDays, indianDay } from '../../../shared/indian-days.ts'
import { FACT_AGES, type AgeingFact } from '../../../shared/listings/fact-ages.ts'
import type { Transaction } from '../../db/open.ts'
import { categories, checkTasks, factChecks, listings } from '../../db/schema.ts'
import { findCredentialEnds } from '../listings/credentials.ts'

export interface Said {
  field: string
  outcome: CheckOutcome
  checkedOn: string
}

interface DueInput {
  isSchool: boolean
  phone: string | null
  confirmedOn: string | null
  unreachableOn: string | null
  /** The last word on each fact. */
  said: Said[]
  /** When what was found in a register is to be looked at again. */
  credentialsEnd: string[]
  /** The day on which the last task came to nothing. */
  givenUpOn: string | null
}

/** The day on which a listing is to be asked next; null: at once, nobody ever has. */
export function nextCheckOn(listing: DueInput): string | null {
  const { isSchool, phone, confirmedOn, unreachableOn, said, credentialsEnd, givenUpOn } = listing
  const refusal = said.find(({ field, outcome }) => field === IS_OPEN && outcome === 'refused')
  if (refusal) return addDays(refusal.checkedOn, REFUSED_DAYS)
  if (unreachableOn) return addDays(unreachableOn, TRY_AGAIN_DAYS)
  const pause = givenUpOn ? addDays(givenUpOn, PAUSE_DAYS) : null
  if (!confirmedOn) return pause
  const { askAgain, stale } = agesOfListing(phone)
  const whole = addDays(confirmedOn, askAgain)
  // Whoever has been asked since was asked about those, too.
  const ends = credentialsEnd.filter((day) => day > confirmedOn)
  if (isSchool)
    return later(earliest([inSchoolMonths(whole, addDays(confirmedOn, stale)), ...ends]), pause)
  // One that came to nothing, but was not about the whole: that is asked when it is due.
  if (givenUpOn && givenUpOn > confirmedOn) return later(whole, pause)
  const each = said.flatMap(({ field, outcome, checkedOn }) =>
    isAgeing(field) && (outcome === 'right' || outcome === 'corrected')
      ? [addDays(checkedOn, FACT_AGES[field].askAgain)]
      : [],
  )
  return earliest([whole, ...each, ...ends])
}

const isAgeing = (field: string): field is AgeingFact => Object.hasOwn(FACT_AGES, field)

const earliest = (days: [string, ...string[]]) =>
  days.reduce((one, other) => (other < one ? other : one))

const later = (day: string, other: string | null) => (other && other > day ? other : day)

/** The school months after the day, or, where the facts would be stale by then, those before it. */
function inSchoolMonths(day: string, stale: string): string {
  const [year = '', month = ''] = day.split('-')
  if (SCHOOL_MONTHS.includes(month)) return day
  const isAfter = month > '05'
  const next = `${isAfter ? Number(year) + 1 : year}-04-01`
  return next < stale ? next : `${isAfter ? year : Number(year) - 1}-05-31`
}

/** Works out anew when a listing is to be asked next. Whoever changes what it depends on calls this. */
export async function planNextCheck(tx: Transaction, listingId: number): Promise<void> {
  const [listing] = await tx
    .select({
      category: categories.slug,
      phone: listings.phone,
      confirmedOn: listings.confirmedOn,
      unreachableOn: listings.unreachableOn,
      nextCheckOn: listings.nextCheckOn,
      credentials: listings.credentials,
    })
    .from(listings)
    .innerJoin(categories, eq(categories.id, listings.categoryId))
    .where(eq(listings.id, listingId))
  if (!listing) return
  const next = nextCheckOn({
    ...listing,
    isSchool: listing.category === 'special-schools',
    said: await lastSaid(tx, listingId),
    credentialsEnd: await findCredentialEnds(tx, { id: listingId, ...listing }),
    givenUpOn: await lastGivenUp(tx, listingId),
  })
  if (next !== listing.nextCheckOn)
    await tx.update(listings).set({ nextCheckOn: next }).where(eq(listings.id, listingId))
}

const lastSaid = (tx: Transaction, listingId: number): Promise<Said[]> =>
  tx
    .selectDistinctOn([factChecks.field], {
      field: factChecks.field,
      outcome: factChecks.outcome,
      checkedOn: factChecks.checkedOn,
    })
    .from(factChecks)
    .where(
      and(
        eq(factChecks.listingId, listingId),
        sql`${factChecks.outcome} <> 'withdrawn'`,
        sql`not exists (select from fact_checks other where other.withdraws = ${factChecks.id})`,
      ),
    )
    .orderBy(factChecks.field, desc(factChecks.checkedOn), desc(factChecks.id))

async function lastGivenUp(tx: Transaction, listingId: number): Promise<string | null> {
  const [task] = await tx
    .select({ doneAt: checkTasks.doneAt })
    .from(checkTasks)
    .where(
      and(
        eq(checkTasks.listingId, listingId),
        eq(checkTasks.state, 'given-up'),
        isNotNull(checkTasks.doneAt),
      ),
    )
    .orderBy(desc(checkTasks.id))
    .limit(1)
  return task?.doneAt ? indianDay(task.doneAt) : null
}
