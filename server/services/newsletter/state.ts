import { sql } from 'drizzle-orm'
import type { SubscriptionState } from '../../../shared/newsletter/rules.ts'
import { newsletterSubscriptions } from '../../db/schema.ts'

const { confirmedAt, isActive } = newsletterSubscriptions

/** Issues go to these alone (ruling 30). */
export const isReader = sql`(${isActive} and ${confirmedAt} is not null)`

export const stateOf = sql<SubscriptionState>`case when not ${isActive} then 'unsubscribed' when ${confirmedAt} is null then 'unconfirmed' else 'confirmed' end`
