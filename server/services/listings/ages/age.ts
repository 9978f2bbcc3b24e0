import { sql } from 'drizzle-orm'
import { ageOf } from '../../../../shared/checks/age.ts'
import { ageWords } from '../../../../shared/checks/age-words.ts'
import { indianDay, monthsBetween } from '../../../../shared/indian-days.ts'
import type { Listing } from '../../../../shared/listings/listings.ts'
import { listings } from '../../../db/schema.ts'

/** How often it was tried in vain, where nobody could be reached, and whether somebody says that it has closed. */
export const triedInVain = () => sql<Tried | null>`(
  select json_build_object('tries', task.tries, 'isSaidClosed', task.reason = 'closed-claim')
  from check_tasks task where task.listing_id = ${listings.id}
    and (task.state = 'given-up' and ${listings.unreachableOn} is not null
      or task.reason = 'closed-claim' and task.state in ('waiting', 'taken', 'tried'))
  order by task.id desc limit 1)`

/** The day on which the number that is shown was found wrong, where that is the last word on it. */
export const phoneWrongOn = () => sql<string | null>`case when ${listings.phone} is not null then (
  select case when last.outcome = 'wrong' then last.checked_on::text end from fact_checks last
  where last.listing_id = ${listings.id} and last.field = 'phone'
    and (last.outcome in ('right', 'corrected')
      or last.outcome = 'wrong' and last.value_hash = public.fact_hash(${listings.id}, 'phone'))
    and not exists (select from fact_checks other where other.withdraws = last.id)
  order by last.checked_on desc, last.id desc limit 1) end`

type Dated = Pick<
  typeof listings.$inferSelect,
  'status' | 'statusUntil' | 'confirmedOn' | 'unreachableOn' | 'phone'
>

interface Tried {
  tries: number
  isSaidClosed: boolean
}

const NOT_TRIED: Tried = { tries: 0, isSaidClosed: false }

/** How old its facts are on the day it is shown. */
export function withAge(
  listing: Dated,
  found: { tried: Tried | null; phoneWrongOn: string | null },
  now: Date,
): Pick<Listing, 'age' | 'ageRemark' | 'confirmedOn'> {
  const today = indianDay(now)
  const age = ageOf(listing, today)
  const { confirmedOn } = listing
  const months = confirmedOn ? monthsBetween(confirmedOn, today) : 0
  const { tried, phoneWrongOn } = found
  const ageRemark = ageWords({ ...listing, ...(tried ?? NOT_TRIED), age, months, phoneWrongOn })
  return { age, ageRemark, confirmedOn }
}
