/**
 * The event a guest wanted to register for, kept in this tab until they have signed in (ruling 22). It opens the dialog
 * again and does no more; and it is never part of an address.
 */
const KEY = 'saath-register'
/** Signing in may need a mail; a wish of this morning is none any more. In milliseconds. */
const KEPT_FOR = 60 * 60_000

export function keepRegisterWish(eventId: number): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ eventId, at: Date.now() }))
  } catch {
    // A browser that keeps nothing: one press more after signing in.
  }
}

/** Whether this event was meant; asking takes the wish away. */
export function takeRegisterWish(eventId: number): boolean {
  try {
    const wish: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    if (!isWish(wish) || wish.eventId !== eventId) return false
    sessionStorage.removeItem(KEY)
    return Date.now() - wish.at < KEPT_FOR
  } catch {
    return false
  }
}

const isWish = (value: unknown): value is { eventId: number; at: number } =>
  typeof value === 'object' &&
  value !== null &&
  'eventId' in value &&
  'at' in value &&
  typeof value.at === 'number'
