import { sql } from 'drizzle-orm'
import { addDays, indianDay, momentInIndia } from '../../../shared/indian-days.ts'
import { events } from '../../db/schema.ts'

interface Timed {
  startDate: Date
  endDate: Date | null
}

/** When an event is over. One that says no end lasts until its day in India does. */
export const endOf = ({ startDate, endDate }: Timed): Date =>
  endDate ?? momentInIndia(addDays(indianDay(startDate), 1))

/** How far India's clock is ahead (indian-days.ts). */
const AHEAD = sql.raw(`interval '05:30'`)

/** The same in a query. */
export const END = sql`coalesce(${events.endDate}, (date_trunc('day', ${events.startDate} at time zone ${AHEAD}) + interval '1 day') at time zone ${AHEAD})`
