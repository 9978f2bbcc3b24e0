import type { ReactNode } from 'react'

interface SectionProps {
  id: string
  title: string
  children: ReactNode
}

/** One matter of the account, under its heading. */
export function Section({ id, title, children }: SectionProps) {
  return (
    <section className="account-section stack" aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  )
}
