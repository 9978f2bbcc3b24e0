/**
 * What a guest wanted to like, kept in this tab until they have signed in (ruling 22). It is never part of an
 * address: a link that somebody sends must not like anything.
 */
const KEY = 'saath-wish'
/** Signing in may need a mail; a wish of this morning is none any more. In milliseconds. */
const KEPT_FOR = 60 * 60_000

export function keepWish(listingId: number): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ listingId, at: Date.now() }))
  } catch {
    // A browser that keeps nothing: one press more after signing in.
  }
}

/** Whether there is one, for whatever listing. */
export function hasWish(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

/** Whether this listing was wished for; asking takes the wish away, so that it is carried out once. */
export function takeWish(listingId: number): boolean {
  try {
    const wish: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    if (!isWish(wish) || wish.listingId !== listingId) return false
    sessionStorage.removeItem(KEY)
    return Date.now() - wish.at < KEPT_FOR
  } catch {
    return false
  }
}

const isWish = (value: unknown): value is { listingId: number; at: number } =>
  typeof value === 'object' &&
  value !== null &&
  'listingId' in value &&
  'at' in value &&
  typeof value.at === 'number'
