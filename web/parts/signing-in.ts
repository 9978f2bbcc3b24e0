/** Kept in the browser, not the tab: the link in an email opens another. */
const KEY = 'saath-signing-in'

/** Remembers that somebody is about to sign in. */
export const noteSigningIn = () => attempt(() => localStorage.setItem(KEY, '1'))

/** Whether somebody was about to sign in; asking takes that away, so that it is said once. */
export const takeSigningIn = () =>
  attempt(() => {
    const wasNoted = localStorage.getItem(KEY) !== null
    localStorage.removeItem(KEY)
    return wasNoted
  })

function attempt<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    // A browser that keeps nothing: the header alone says who is signed in.
    return undefined
  }
}
