import { PREFERENCES_COOKIE } from '../../shared/preferences.ts'

const OURS = /^(?:__Host-)?saath/

/** The names of the cookies of ours in a Cookie header; all begin alike. */
export const ourCookies = (cookies: string | null | undefined): string[] =>
  (cookies ?? '')
    .split(';')
    .map((pair) => pair.split('=', 1).join().trim())
    .filter((name) => OURS.test(name))

/** Nobody signed in, nor on the way to it, nor somebody who has just changed something. */
export const isGuest = (cookies: string | null | undefined): boolean =>
  ourCookies(cookies).every((name) => name === PREFERENCES_COOKIE)
