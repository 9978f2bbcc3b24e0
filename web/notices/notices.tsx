import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { onNotice, shownNotice, type ShownNotice } from './notice.ts'

/** Well after the page can be used (ruling 35), and before the connection is lost, which a message may have to say. */
const AHEAD = 3_000

/** Where messages appear. Draws nothing until there is one; nor if its code does not come, for what failed is said in place, too. */
export function Notices() {
  const notice = useSyncExternalStore(onNotice, shownNotice, () => null)
  const [draw, setDraw] = useState<(notice: ShownNotice) => ReactNode>()
  useEffect(() => {
    // The frame stays as long as the page: nothing needs to take this back.
    setTimeout(
      () =>
        import('./message.tsx').then(
          ({ drawMessage }) => setDraw(() => drawMessage),
          () => {},
        ),
      notice ? 0 : AHEAD,
    )
  }, [notice])
  return notice && draw?.(notice)
}
