import { safeReturnTo } from '../../../shared/accounts/return-to.ts'

/** The listing that somebody goes on to after signing in: to like it, where it is a card that they come back to. */
export function wantedListing(returnTo: string | null): { id: string; isToLike: boolean } {
  const path = safeReturnTo(returnTo)
  const [, card] = /#listing-([0-9]+)$/.exec(path) ?? []
  const [, page = ''] = /^\/listing\/([0-9]+)(?:[?#]|$)/.exec(path) ?? []
  return { id: card ?? page, isToLike: card !== undefined }
}
