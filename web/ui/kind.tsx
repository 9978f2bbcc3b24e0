import type { ReactNode } from 'react'

interface KindProps {
  /** A category icon or a small icon. */
  icon: ReactNode
  children: ReactNode
}

/** What kind of thing this is, in the colour of its category: icon and word. */
export function Kind({ icon, children }: KindProps) {
  return (
    <span className="kind">
      {icon}
      {children}
    </span>
  )
}
