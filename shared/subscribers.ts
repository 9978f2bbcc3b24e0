import { z } from 'zod'
import { LIMITS } from './limits.ts'
import { SUBSCRIPTION_STATES } from './newsletter-rules.ts'
import { line } from './text.ts'

/** A subscription as admins see it. */
export const subscriberSchema = z
  .object({
    id: z.int(),
    email: z.string(),
    state: z.enum(SUBSCRIPTION_STATES),
    createdAt: z.string().meta({ description: 'When it was last asked for' }),
    confirmedAt: z.string().nullable(),
    unsubscribedAt: z.string().nullable(),
  })
  .meta({ id: 'Subscriber' })

export const subscribersQuery = z.object({
  search: line(LIMITS.email).optional(),
  state: z.enum(SUBSCRIPTION_STATES).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
})

export type Subscriber = z.output<typeof subscriberSchema>
export type SubscribersQuery = z.output<typeof subscribersQuery>
