import { lazy, Suspense, useSyncExternalStore } from 'react'
import { onNotice, shownNotice } from './notice.ts'

/** Loaded with the first message: most visits see none (ruling 35). */
const Message = lazy(async () => ({ default: (await import('./message.tsx')).Message }))

/** Where messages appear. Draws nothing until there is one. */
export function Notices() {
  const notice = useSyncExternalStore(onNotice, shownNotice, () => null)
  if (!notice) return null
  return (
    <Suspense>
      <Message key={notice.id} notice={notice} />
    </Suspense>
  )
}
