/** How somebody shows that a listing is theirs: by a code to what the listing itself shows. */
export const CLAIM_WAYS = ['phone', 'email', 'website'] as const
export type ClaimWay = (typeof CLAIM_WAYS)[number]

/**
 * Waiting: for a moderator to call. Sent: a code is out. Declined: by a moderator, before it was proven. Ended: after.
 * Withdrawn: by the person.
 */
export const CLAIM_STATES = ['waiting', 'sent', 'proven', 'declined', 'ended', 'withdrawn'] as const
export type ClaimState = (typeof CLAIM_STATES)[number]
/** A person has one claim of a listing in these at most. */
export const OPEN_CLAIM_STATES = ['waiting', 'sent', 'proven'] as const satisfies ClaimState[]

/** Digits of a code, and how many wrong ones may be typed before it is void. */
export const CODE_DIGITS = 8
export const CODE_TRIES = 5
/** So long a code can be typed: who gets it may have to be asked for it. */
export const CODE_HOURS = 24
/** A link that somebody takes from their account is for now. */
export const CLAIM_LINK_DAYS = 1

/** So long after a moderator's decision its sender reads that a correction was not taken. */
export const NOT_TAKEN_DAYS = 90

/** What an admin looks at in the tab Claims. */
export const CLAIM_QUEUES = ['waiting', 'open', 'proven', 'all'] as const
export type ClaimQueue = (typeof CLAIM_QUEUES)[number]

/** Where somebody says that a listing is theirs, and looks after it. */
export const claimPath = (listingId: number | string) => `/listing/${listingId}/claim`

/** "4821 0937" */
export const inGroups = (code: string) => code.replace(/(\d{4})(?=\d)/g, '$1 ')
