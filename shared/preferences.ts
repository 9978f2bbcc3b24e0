/** What a visitor chose about how pages look, kept in one cookie without an account (ruling 37). */

export const PREFERENCES_COOKIE = 'saath'

export const PREFERENCE_VALUES = {
  palette: ['light', 'dark', 'calm', 'auto'],
  text: ['standard', 'small', 'large', 'largest'],
  spacing: ['standard', 'roomy'],
  view: ['grid', 'list'],
  /** Messages leave by themselves, or stay until they are closed (§4). */
  messages: ['leave', 'stay'],
} as const

type Values = typeof PREFERENCE_VALUES
/** The first value of each is the default. */
export type Preferences = { [Name in keyof Values]: Values[Name][number] }

/** Reads a Cookie header or document.cookie; what is missing or not one of ours is the default. */
export function readPreferences(cookies: string | null | undefined): Preferences {
  const chosen = new URLSearchParams(preferencesCookie(cookies ?? ''))
  return {
    palette: pick(PREFERENCE_VALUES.palette, chosen.get('palette')),
    text: pick(PREFERENCE_VALUES.text, chosen.get('text')),
    spacing: pick(PREFERENCE_VALUES.spacing, chosen.get('spacing')),
    view: pick(PREFERENCE_VALUES.view, chosen.get('view')),
    messages: pick(PREFERENCE_VALUES.messages, chosen.get('messages')),
  }
}

function preferencesCookie(cookies: string): string {
  const pair = cookies.split(/;\s*/).find((cookie) => cookie.startsWith(`${PREFERENCES_COOKIE}=`))
  return pair?.slice(PREFERENCES_COOKIE.length + 1) ?? ''
}

function pick<Value extends string>(
  values: readonly [Value, ...Value[]],
  chosen: string | null,
): Value {
  return values.find((value) => value === chosen) ?? values[0]
}

/** The cookie that remembers them for a year, for Set-Cookie or document.cookie. */
export function preferencesSetCookie(preferences: Preferences): string {
  return `${PREFERENCES_COOKIE}=${new URLSearchParams(preferences)}; Path=/; Max-Age=31536000; SameSite=Lax`
}
