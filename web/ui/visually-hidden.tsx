import type { ReactNode } from 'react'

/** Words for those who listen; with the role `status`, words that change while one does. */
export function VisuallyHidden({ role, children }: { role?: 'status'; children: ReactNode }) {
  return (
    <span className="vh" role={role}>
      {children}
    </span>
  )
}
