import type { QueryClient } from '@tanstack/react-query'
import { logoutApi, send } from '../../api.ts'
import { change } from '../../notices/change.ts'
import { forgetDrafts } from '../../parts/drafts/forget-drafts.ts'
import { forgetPerson } from './forget.ts'
import { tellTabs } from './tell-tabs.ts'
import { words } from '../words.ts'

/** The form's address, for when it is sent without script. */
export const SIGN_OUT = logoutApi.$path()

/** Ends this sign-in and forgets whatever only this person may see. */
export const signOut = () => ({
  ...change({
    send: () => send(logoutApi.$post()),
    success: words.signedOut,
    failure: words.signOutFailed,
  }),
  onSuccess: forget,
})

/** After signing out or deleting the account: what only this person may see goes, and what they had written. A mutation's `onSuccess`. */
export function forget(
  _answer: unknown,
  _input: unknown,
  _before: unknown,
  { client }: { client: QueryClient },
): void {
  tellTabs(null)
  forgetPerson(client)
  forgetDrafts()
}
