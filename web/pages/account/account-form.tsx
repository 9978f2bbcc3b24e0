import type { ReactNode } from 'react'
import { FormKey } from '../../parts/form-key.tsx'

interface AccountFormProps {
  /** What the server does with it (server/api/accounts/account-forms.ts). */
  act: string
  /** What the script does instead. */
  onSend?: () => void
  className?: string
  children: ReactNode
}

/** A change of one press, which a browser without script sends by itself. */
export const AccountForm = ({ act, onSend, className, children }: AccountFormProps) => (
  <form
    method="post"
    action="/account"
    className={className}
    onSubmit={
      onSend &&
      ((event) => {
        event.preventDefault()
        onSend()
      })
    }
  >
    <FormKey />
    <input type="hidden" name="act" value={act} />
    {children}
  </form>
)
