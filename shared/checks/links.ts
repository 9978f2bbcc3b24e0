/** So long a provider's link works (§3 "Listings"). */
export const LINK_DAYS = 30

/** Where a provider's link leads. */
export const linkPath = (token: string) => `/confirm/${token}`
