import { createContext, useContext } from 'react'

interface QueueInUse {
  /** This one is decided: the next is opened, and the keyboard is at its title. */
  goOn: (id: number) => void
  /** Puts the open one at the end of the list for this visit, and opens the next. */
  putOff: (() => void) | undefined
  /** Names the open one in the address, so that it stays open whatever becomes of the list. */
  stay: () => void
  /** Where the answers to what is open are drawn, once it is there; outside a queue they are where they are written. */
  foot?: HTMLElement | null
  /** When something was last decided here, in milliseconds of `performance.now()`. */
  decidedAt: number
}

export const QueueContext = createContext<QueueInUse>({
  goOn: () => undefined,
  putOff: undefined,
  stay: () => undefined,
  decidedAt: -Infinity,
})

export const useQueue = () => useContext(QueueContext)
