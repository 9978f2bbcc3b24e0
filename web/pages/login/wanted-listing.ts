import { safeReturnTo } from '../../../shared/accounts/return-to.ts'
import type { words } from './words.ts'

/** The listing that somebody goes on to after signing in, and what for: a card that they come back to is to be liked. */
export function wantedListing(returnTo: string | null): {
  id: string
  act: keyof typeof words.loginFor
} {
  const path = safeReturnTo(returnTo)
  const [, card] = /#listing-([0-9]+)$/.exec(path) ?? []
  if (card) return { id: card, act: 'like' }
  const [, page = '', hash] = /^\/listing\/([0-9]+)(?:\?[^#]*)?(?:#(.*))?$/.exec(path) ?? []
  return { id: page, act: hash === 'your-review' ? 'review' : 'goOn' }
}

const SCREENS: [paths: RegExp, what: keyof typeof words.loginTo][] = [
  [/^\/events.*#register$|^\/events\/\d+\/register/, 'register'],
  [/^\/events\/\d+(?![^?#])/, 'event'],
  [/^\/events\/new/, 'propose'],
  [/^\/submit-listing/, 'submit'],
  [/^\/listing\/\d+\/claim/, 'claim'],
  [/^\/listing\/\d+\/reviews/, 'report'],
  [/^\/dashboard/, 'dashboard'],
  [/^\/account/, 'account'],
]

/** What else somebody goes on to, if it is a screen that asks for signing in. */
export function wantedScreen(returnTo: string | null): keyof typeof words.loginTo | undefined {
  const path = safeReturnTo(returnTo)
  return SCREENS.find(([paths]) => paths.test(path))?.[1]
}
