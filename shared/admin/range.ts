import { z } from 'zod'
import { MAX_LIMIT, MAX_UNLIMITED } from '../limits.ts'

/** Which rows an admin's list answers: a page of them, or every one up to 1,000 (ruling 46). */
export const adminRange = {
  limit: z.coerce.number().int().min(1).max(MAX_LIMIT).default(MAX_UNLIMITED),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
}
export const adminRangeQuery = z.object(adminRange)
export type AdminRange = z.output<typeof adminRangeQuery>
