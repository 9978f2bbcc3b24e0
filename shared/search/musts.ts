/** Filters, apart from the schemas and from how addresses are read: few screens need to load them. */

/** Ways to reach somebody that visitors can see. */
export const REACHED_BY = ['phone', 'email'] as const
export type ReachedBy = (typeof REACHED_BY)[number]

/** The filters that are on or off. */
export const FLAGS = [...REACHED_BY, 'checked'] as const
export type Flag = (typeof FLAGS)[number]

/** Those that can leave nothing; each can be lifted on its own. */
export const MUSTS = [...FLAGS, 'ageGroup', 'language'] as const
export type Must = (typeof MUSTS)[number]
