import { DRAFTS } from './forget-drafts.ts'

/** What the key of a guest's draft begins with. */
export const GUEST = `${DRAFTS}guest/`

/** For pages that fetch a form's code only where there is something to fill in. */
export function hasGuestDraft(name: string): boolean {
  try {
    return sessionStorage.getItem(GUEST + name) !== null
  } catch {
    return false
  }
}
