import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useQueue } from './queue-context.ts'

/**
 * Whether the panel of reasons is open. By a press the keyboard goes in, and back to what opened it. What is written there
 * does not go when somebody else answers meanwhile.
 */
export function useReasonPanel() {
  const [isOpen, setOpen] = useState(false)
  const { stay } = useQueue()
  const opener = useRef<Element | null>(null)
  return {
    isOpen,
    open: () => {
      opener.current = document.activeElement
      flushSync(() => setOpen(true))
      find('.reasons .chip, .reasons textarea')?.focus()
      stay()
    },
    close: () => {
      flushSync(() => setOpen(false))
      const { current } = opener
      // After a key that was pressed before anything had the keyboard, the body would take it.
      const isBack =
        current instanceof HTMLElement && current !== document.body && current.checkVisibility()
      ;(isBack ? current : find('#opened'))?.focus()
    },
    /** What was written before is there again: it is shown, and the keyboard stays where it is. */
    onFound: () => {
      setOpen(true)
      stay()
    },
  }
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector)
