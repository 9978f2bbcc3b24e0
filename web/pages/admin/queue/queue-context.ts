import { createContext, useContext, type ReactNode } from 'react'

interface QueueInUse {
  /** This one is decided: the next is opened, and the keyboard is at its title. */
  goOn: (id: number) => void
  /** Puts the open one at the end of the list for this visit, and opens the next. */
  putOff: (() => void) | undefined
  /** The last answer, as long as it can be undone. */
  undo: ReactNode
  /** When something was last decided here, in milliseconds of `performance.now()`. */
  decidedAt: number
}

export const QueueContext = createContext<QueueInUse>({
  goOn: () => undefined,
  putOff: undefined,
  undo: null,
  decidedAt: -Infinity,
})

export const useQueue = () => useContext(QueueContext)
