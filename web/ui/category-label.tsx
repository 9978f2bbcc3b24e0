import type { ReactNode } from 'react'

interface CategoryLabelProps {
  /** A category icon or a small icon. */
  icon: ReactNode
  children: ReactNode
}

/** What kind of thing this is, in the colour of its category: icon and word. */
export function CategoryLabel({ icon, children }: CategoryLabelProps) {
  return (
    <span className="kind">
      {icon}
      {children}
    </span>
  )
}
