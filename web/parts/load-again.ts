const KEY = 'loaded-again'

/** In milliseconds: what is missing so soon after the page was loaded again does not come by doing it once more. */
const SOON = 30_000

/** Without a connection nothing else is to be had either. */
export const isServerThere = () =>
  fetch(location.href, { method: 'HEAD' }).then(
    () => true,
    () => false,
  )

/**
 * Loads the page again at the same place when its code does not come though the server answers: a page that was left open
 * over a release asks for files that are gone. False where it would not help.
 */
export async function loadAgain(): Promise<boolean> {
  if (!(await isServerThere())) return false
  try {
    const { time = 0 } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    if (Date.now() - time < SOON) return false
    sessionStorage.setItem(KEY, JSON.stringify({ time: Date.now(), isNews: true }))
  } catch {
    return false
  }
  location.reload()
  return true
}

/** What browsers say of a module that did not come, each in its own words, and Vite of its styles. */
export const isCodeMissing = (error: unknown) =>
  error instanceof Error && /import(?:ed|ing a) module|unable to preload/i.test(error.message)

/** Whether it was just done, which is to be said once. */
export function wasLoadedAgain(): boolean {
  try {
    const { time, isNews } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    if (isNews) sessionStorage.setItem(KEY, JSON.stringify({ time }))
    return Boolean(isNews)
  } catch {
    return false
  }
}
