import { and, eq, sql, type SQL } from 'drizzle-orm'
import { addDays, indianDay } from '../../../shared/indian-days.ts'
import { FACT_AGES } from '../../../shared/listings/fact-ages.ts'
import { listingFacts, listings } from '../../db/schema.ts'

/** The day on which a fact was last said, as `dayOf` of shared/listings/fact-ages.ts has it. */
const SAID_ON = sql`greatest(${listingFacts.checkedOn}, coalesce(
  (${listingFacts.sourceDate} || substr('-01-01', length(${listingFacts.sourceDate}) - 3))::date, ${listingFacts.readOn}))`

/** Whether somebody said lately enough if a listing takes new people. What is older counts as not known: it may have changed. */
export function isNewPeopleCurrent(): SQL {
  const { expires } = FACT_AGES.takesNewPeople
  const lastDay = addDays(indianDay(new Date()), -expires)
  return sql`exists (select from ${listingFacts} where ${and(
    eq(listingFacts.listingId, listings.id),
    eq(listingFacts.field, 'takesNewPeople'),
    sql`${SAID_ON} > ${lastDay}::date`,
  )})`
}

/** What visitors are told of it. */
export const newPeopleNow = (): SQL<string | null> =>
  sql<string | null>`case when ${isNewPeopleCurrent()} then ${listings.takesNewPeople} end`
