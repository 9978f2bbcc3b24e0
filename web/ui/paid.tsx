import { useId, type ReactNode } from 'react'

interface PaidProps {
  /** The word that says money was given: "Sponsored". */
  title: string
  /** That the order of the results does not change. */
  note: string
  children: ReactNode
}

/** A block of paid things: apart from the results, and marked in words. */
export function Paid({ title, note, children }: PaidProps) {
  const titleId = `paid${useId()}`
  return (
    <section className="paid" aria-labelledby={titleId}>
      <header>
        <h2 id={titleId}>{title}</h2>
        <span className="soft small">{note}</span>
      </header>
      {children}
    </section>
  )
}
