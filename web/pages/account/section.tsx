import type { ReactNode } from 'react'

interface SectionProps {
  id: string
  title: string
  children: ReactNode
}

/** One matter of the account: its heading, and beside it on wide screens what it says and how to change it. */
export function Section({ id, title, children }: SectionProps) {
  return (
    <section className="account-section" aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      <div className="stack-s">{children}</div>
    </section>
  )
}
