import type { ReactNode } from 'react'

interface EmptyProps {
  title: string
  /** The level of its heading in the page. */
  level?: 2 | 3
  /** Why there is nothing, and one way on. */
  children?: ReactNode
}

export function Empty({ title, level = 2, children }: EmptyProps) {
  return (
    <div className="empty">
      {level === 2 ? <h2>{title}</h2> : <h3>{title}</h3>}
      {children}
    </div>
  )
}
