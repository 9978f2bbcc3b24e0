/** What the key of every draft begins with. Apart from drafts.ts: whoever signs out needs no more of them. */
export const DRAFTS = 'saath-draft/'

/** Whoever signs out leaves nothing behind. */
export function forgetDrafts(): void {
  try {
    for (const place of [localStorage, sessionStorage])
      for (const key of Object.keys(place)) if (key.startsWith(DRAFTS)) place.removeItem(key)
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
