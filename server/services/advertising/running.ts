import { and, gte, lte } from 'drizzle-orm'
import { advertisements } from '../../db/schema.ts'

/** Holds for the advertisements that run at a moment, first and last included (§4). */
export const runsAt = (now: Date) =>
  and(advertisements.isActive, lte(advertisements.startDate, now), gte(advertisements.endDate, now))
