import type { ReactNode } from 'react'
import type { Registration } from '../../../shared/events/registrations.ts'
import { FormKey } from '../../parts/form-key.tsx'

interface ChangeFormProps {
  of: Pick<Registration, 'id'>
  change: 'accept' | 'cancel' | 'delete'
  /** Sends it by script. */
  onSend: () => void
  children: ReactNode
}

/** A press that changes a registration: a form, so that it works before the script and without it. */
export function ChangeForm({ of, change, onSend, children }: ChangeFormProps) {
  return (
    <form
      method="post"
      action="/dashboard"
      onSubmit={(press) => {
        press.preventDefault()
        onSend()
      }}
    >
      <FormKey />
      <input type="hidden" name="registration" value={of.id} />
      <input type="hidden" name="change" value={change} />
      {children}
    </form>
  )
}
