/** What both sides know of the site itself: §1, §2, §9. */

/** Short codes of /help-now; the floating shortcut dials the emergency number of the settings (§2). */
export const HELPLINES = { emergency: '112', children: '1098', mentalHealth: '14416' } as const

/** Counts of §9. */
export const HOME_POSTS = 3
export const FEATURED_LISTINGS = 6
export const STATES_AND_TERRITORIES = 36
export const TALUKAS_OF_GOA = 12

/** No place of India lies outside; coordinates that do are a mistake of their source. */
export const INDIA = { south: 6, north: 37.6, west: 68, east: 97.5 } as const

/** Where a map begins: Goa (§9). */
export const MAP_VIEW = { latitude: 15.2993, longitude: 74.124, zoom: 11 } as const

/** How long who is not signed in reads that the dashboard needs it, in milliseconds. */
export const LOGIN_REDIRECT_DELAY = 1_000

/** Messages of §9: how long one shows, in milliseconds, how far it is wiped away, in pixels, and the key that reaches it. */
export const MESSAGE_DURATION = 5_000
export const MESSAGE_SWIPE = 50
export const MESSAGE_KEY = 'F8'
