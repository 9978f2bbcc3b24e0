import { z } from 'zod'
import { adminRange } from '../admin/range.ts'
import { LIMITS } from '../limits.ts'
import { SUBSCRIPTION_STATES } from './rules.ts'
import { line } from '../text.ts'

/** A subscription as admins see it. */
export const subscriberSchema = z
  .object({
    id: z.int(),
    email: z.string(),
    isActive: z.boolean().meta({ description: 'Not unsubscribed' }),
    state: z.enum(SUBSCRIPTION_STATES),
    createdAt: z.string().meta({ description: 'When it was last asked for' }),
    confirmedAt: z.string().nullable(),
    unsubscribedAt: z.string().nullable(),
  })
  .meta({ id: 'Subscriber' })

export const subscribersQuery = z.object({
  search: line(LIMITS.email).optional(),
  state: z.enum(SUBSCRIPTION_STATES).optional(),
  ...adminRange,
})

export type Subscriber = z.output<typeof subscriberSchema>
export type SubscribersQuery = z.output<typeof subscribersQuery>
