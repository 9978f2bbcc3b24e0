import { useEffect } from 'react'
import { sendAs } from '../once.ts'
import { forgetDrafts } from '../parts/drafts/forget-drafts.ts'
import { listenToTabs, tellTabs } from '../queries/accounts/tell-tabs.ts'

/**
 * A page stays one person's: what it sends says whose it is, and when in another tab they sign out, or somebody else signs
 * in, it begins again as that person's. A tab that hears of nothing is refused by the server (`same-account.ts`).
 */
export function useSameAccount(id: number): void {
  useEffect(() => {
    sendAs(id)
    const stop = listenToTabs((other) => {
      if (other !== id) startAgain(other)
    })
    tellTabs(id)
    return () => {
      stop()
      sendAs(undefined)
    }
  }, [id])
}

function startAgain(other: number | null) {
  // Those of somebody else go when the page is theirs (drafts.ts).
  if (other === null) forgetDrafts()
  // Some browsers fill in again what was typed.
  for (const form of document.forms) form.reset()
  location.reload()
}
