import type { ReactNode } from 'react'

interface KeyedProps {
  /** The key as it is printed on a keyboard. */
  on: string
  children: ReactNode
}

/** A label with its key, for the eye; to others the control itself names it (`aria-keyshortcuts`). */
export const Keyed = ({ on, children }: KeyedProps) => (
  <>
    {children} <Key>{on}</Key>
  </>
)

export const Key = ({ children }: { children: string }) => (
  <kbd className="key" aria-hidden="true">
    {children}
  </kbd>
)
