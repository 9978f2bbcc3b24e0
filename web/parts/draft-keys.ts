/** Under which keys this browser holds what somebody has written and not sent: for a week, or as long as the tab. */
export const KEPT = { submissions: 'saath-submissions', posts: 'saath-posts' }
export const KEPT_IN_TAB = { typed: 'saath-typed', newPost: 'saath-new-post' }

/** Whoever signs out leaves nothing behind. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.values(KEPT)) localStorage.removeItem(key)
    for (const key of Object.values(KEPT_IN_TAB)) sessionStorage.removeItem(key)
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
