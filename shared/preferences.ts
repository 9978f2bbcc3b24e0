/** What a visitor chose about how pages look, kept in one cookie without an account (ruling 37). */

export const PREFERENCES_COOKIE = 'saath'

export const PREFERENCE_VALUES = {
  palette: ['auto', 'light', 'dark', 'calm'],
  text: ['standard', 'small', 'large', 'largest'],
  spacing: ['standard', 'roomy'],
  view: ['grid', 'list'],
  /** Messages leave by themselves, or stay until they are closed (§4). */
  messages: ['leave', 'stay'],
} as const

type Values = typeof PREFERENCE_VALUES
export type Preferences = { [Name in keyof Values]: Values[Name][number] }

export const DEFAULTS: Preferences = {
  palette: 'auto',
  text: 'standard',
  spacing: 'standard',
  view: 'grid',
  messages: 'leave',
}

/** Reads a Cookie header or document.cookie; what is missing or not one of ours is the default. */
export function readPreferences(cookies: string | null | undefined): Preferences {
  return changePreferences(DEFAULTS, new URLSearchParams(preferencesCookie(cookies ?? '')))
}

/** With what a form or the cookie says; what it leaves out, or says and is not one of ours, stays. */
export function changePreferences(before: Preferences, chosen: URLSearchParams): Preferences {
  return {
    palette: pick('palette', before, chosen),
    text: pick('text', before, chosen),
    spacing: pick('spacing', before, chosen),
    view: pick('view', before, chosen),
    messages: pick('messages', before, chosen),
  }
}

function pick<Name extends keyof Values>(
  name: Name,
  before: Preferences,
  chosen: URLSearchParams,
): Values[Name][number] {
  const values: readonly Values[Name][number][] = PREFERENCE_VALUES[name]
  return values.find((value) => value === chosen.get(name)) ?? before[name]
}

function preferencesCookie(cookies: string): string {
  const pair = cookies.split(/;\s*/).find((cookie) => cookie.startsWith(`${PREFERENCES_COOKIE}=`))
  return pair?.slice(PREFERENCES_COOKIE.length + 1) ?? ''
}

/**
 * The cookie that remembers for a year what is not the default, for Set-Cookie or document.cookie. Where all is, it goes:
 * that visitor gets everybody's pages.
 */
export function preferencesSetCookie(preferences: Preferences): string {
  const defaults: Record<string, string> = DEFAULTS
  const chosen = Object.entries(preferences).filter(([name, value]) => value !== defaults[name])
  const age = chosen.length > 0 ? 31_536_000 : 0
  return `${PREFERENCES_COOKIE}=${new URLSearchParams(chosen)}; Path=/; Max-Age=${age}; SameSite=Lax`
}
