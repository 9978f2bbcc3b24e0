import { Suspense, useEffect } from 'react'
import { onDemand } from '../../parts/on-demand.ts'

let fetchIt = () => {}
const isWanted = new Promise<void>((resolve) => {
  fetchIt = resolve
})

const StayUpdated = await onDemand(async () => {
  if (!import.meta.env.SSR) await isWanted
  return (await import('./fetch-stay-updated.ts')).fetchStayUpdated()
})

/** What the server drew stays as it is until somebody enters it: most visitors only read. */
export function StayUpdatedLater() {
  useEffect(() => {
    const enter = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.closest('#stay-updated')) fetchIt()
    }
    // Caught on its way down: React keeps what happens in a part it has not taken over.
    document.addEventListener('focusin', enter, true)
    return () => document.removeEventListener('focusin', enter, true)
  }, [])
  return (
    <Suspense fallback={<NotDrawn />}>
      <StayUpdated />
    </Suspense>
  )
}

/** In a browser that came from another screen there is nothing to enter yet. */
function NotDrawn() {
  useEffect(fetchIt, [])
  return null
}
