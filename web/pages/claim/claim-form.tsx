import type { ReactNode } from 'react'
import { claimPath } from '../../../shared/claims/rules.ts'
import { FormKey } from '../../parts/form-key.tsx'

interface ClaimFormProps {
  /** The listing's. */
  id: string
  act: 'ask' | 'enter' | 'correct' | 'leave'
  children: ReactNode
}

/** A form that a browser sends on its own, with script and without. */
export const ClaimForm = ({ id, act, children }: ClaimFormProps) => (
  <form method="post" action={claimPath(id)} className="stack">
    <FormKey />
    <input type="hidden" name="act" value={act} />
    {children}
  </form>
)
