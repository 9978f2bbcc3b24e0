import { hasUserHint } from '../../shared/accounts/visitor.ts'
import { hasGuestDraft } from '../parts/drafts/guest-drafts.ts'

/**
 * Whether the app has something to do before anybody presses: for somebody signed in, where the page says so, where what
 * was typed earlier is filled in again, and for a part of the page that only the app finds.
 */
export const isNeededNow = () =>
  hasUserHint(document.cookie) ||
  document.querySelector('[data-at-once]') !== null ||
  hasKeptWords() ||
  isPartElsewhere()

const hasKeptWords = () =>
  [...document.querySelectorAll<HTMLElement>('[data-draft]')].some(({ dataset }) =>
    hasGuestDraft(dataset.draft ?? ''),
  )

/** A listing that an address names is focused, or fetched when it is not here (ruling 33); an old address leads on. */
function isPartElsewhere() {
  const id = decodeURIComponent(location.hash.slice(1))
  if (!id) return false
  const part = document.getElementById(id)
  return !part || id.startsWith('listing-') || part.localName === 'a'
}
