/** What a subscription can be: issues go to those who confirmed alone (ruling 30). */
export const SUBSCRIPTION_STATES = ['confirmed', 'unconfirmed', 'unsubscribed'] as const
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number]

/** What whoever has the key of a mail may do with the subscription. */
export const PRESSES = ['subscribe', 'unsubscribe'] as const
export type Press = (typeof PRESSES)[number]
