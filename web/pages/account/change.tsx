import type { ReactNode } from 'react'
import { Details } from '../../ui/details.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { words } from './words.ts'

interface ChangeProps {
  /** For those who hear it without its surroundings: " your name". */
  what: string
  /** There is something in it to go on with. */
  isOpen?: boolean
  children: ReactNode
}

/** The form of a matter, one press away. */
export function Change({ what, isOpen, children }: ChangeProps) {
  const summary = (
    <>
      {words.change}
      <VisuallyHidden>{what}</VisuallyHidden>
    </>
  )
  return (
    <Details className="account-change" summary={summary} isOpen={isOpen}>
      {children}
    </Details>
  )
}
