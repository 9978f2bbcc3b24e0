/** What both sides know of signing in, without a schema: the browser reads it on every page. */

/** Not the session: it only tells the browser that asking who is signed in is worth a request. */
export const USER_COOKIE = 'saath_user'

/** The id of the account that a page was drawn for, with each change it sends. */
export const ACCOUNT_HEADER = 'saath-account'

/** Whether this browser may hold a session. Reads a Cookie header or document.cookie. */
export const hasUserHint = (cookies: string | null | undefined): boolean =>
  (cookies ?? '').split(/;\s*/).includes(`${USER_COOKIE}=1`)

/** The screen of §2 that a sign-in starts from; it brings the visitor back to `here`. */
export function signInAddress(here: string): string {
  return here === '/' ? '/api/login' : `/api/login?${new URLSearchParams({ returnTo: here })}`
}

/** The same for who would like a listing: back to its card, of which the listing's own page has none. */
export const signInToLike = (here: string, listingId: number | string) =>
  signInAddress(
    here.split('?', 1)[0] === `/listing/${listingId}` ? here : `${here}#listing-${listingId}`,
  )

/** At least so many characters, and no other rule but that it is not a common one (ruling 20). */
export const PASSWORD_MIN = 10
/** Days a session lasts (ruling 24), and minutes a link in a mail does. */
export const SESSION_DAYS = 30
export const LINK_MINUTES = 15
/** Minutes for which a sign-in proves who sits there, where there is no password to ask for. */
export const FRESH_MINUTES = 10
/** How long the answer to "who is signed in" holds, in milliseconds (§9). */
export const USER_FRESH_FOR = 5 * 60_000
