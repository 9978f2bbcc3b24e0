/** Filters that can leave nothing; each can be lifted on its own. Apart from the schemas, which browsers need not load. */
export const MUSTS = ['phone', 'email', 'checked', 'ageGroup', 'language'] as const
export type Must = (typeof MUSTS)[number]
