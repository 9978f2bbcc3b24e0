import type { ReactNode } from 'react'
import type { Press } from '../../../shared/newsletter/rules.ts'
import { pressForm } from '../../queries/newsletter.ts'
import { Button } from '../../ui/button/button.tsx'

interface PressFormProps {
  /** The key of the mail. */
  of: string
  press: Press
  look?: 'primary'
  children: ReactNode
}

/** One button that a browser sends on its own, with script and without. */
export function PressForm({ of, press, look, children }: PressFormProps) {
  return (
    <form method="post" action={pressForm(of)}>
      <Button type="submit" name="press" value={press} look={look}>
        {children}
      </Button>
    </form>
  )
}
