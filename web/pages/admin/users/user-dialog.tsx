import { useEffect, useId } from 'react'
import type { AdminUser } from '../../../../shared/accounts/admin-users.ts'
import { FormField } from '../../../parts/form/form-field.tsx'
import { FormSubmit } from '../../../parts/form/form-submit.tsx'
import { Form } from '../../../parts/form/form.tsx'
import { useForm } from '../../../parts/form/use-form.ts'
import { changeUser, endSessions } from '../../../queries/admin/admin.ts'
import { DialogCloser } from '../../../ui/dialog/dialog-closer.tsx'
import { openDialog } from '../../../ui/dialog/open-dialog.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { ConfirmAction } from '../kit/confirm-action.tsx'
import { closeDialogAndKeepFocus } from '../kit/keep-focus.ts'
import { words as panelWords } from '../words.ts'
import { nameOf } from './user-name.ts'
import { words } from './words.ts'

export type Act = keyof typeof words.acts

interface UserDialogProps {
  user: AdminUser
  act: Act
}

/** Asks before an act on an account; with a reason where it is kept. */
export function UserDialog({ user, act }: UserDialogProps) {
  if (act !== 'endSessions') return <ReasonDialog user={user} act={act} />
  const { title, text, yes } = words.acts.endSessions
  return (
    <ConfirmAction
      {...{ title, yes, text: text(nameOf(user)) }}
      look="primary"
      change={endSessions(user.id)}
      input={undefined}
    />
  )
}

const CHANGES = {
  makeAdmin: { role: 'admin' },
  makeUser: { role: 'user' },
  makeChecker: { role: 'checker' },
  endChecker: { role: 'user' },
  suspend: { isSuspended: true },
  restore: { isSuspended: false },
} as const

interface ReasonDialogProps {
  user: AdminUser
  act: keyof typeof CHANGES
}

function ReasonDialog({ user, act }: ReasonDialogProps) {
  const id = useId()
  const { title, text, yes } = words.acts[act]
  const form = useForm({
    schema: async () => (await import('../../../../shared/accounts/admin-users.ts')).userChange,
    says: {},
    draft: `user-${act} ${user.id}`,
    change: changeUser(user.id, CHANGES[act]),
    onDone: () => closeDialogAndKeepFocus(id),
  })
  useEffect(() => openDialog(id), [id])
  return (
    <Dialog id={id} title={title} close={panelWords.close} look="confirm" isKept>
      <div className="dialog-body stack-s">
        <p>{text(nameOf(user))}</p>
        <Form of={form}>
          <FormField
            of={form}
            name="reason"
            label={words.reason}
            hint={words.reasonKept}
            isOptional
          >
            {(control) => <textarea {...control} rows={2} />}
          </FormField>
          <FormSubmit of={form} busy={panelWords.working}>
            {yes}
          </FormSubmit>
        </Form>
        <DialogCloser>{panelWords.cancel}</DialogCloser>
      </div>
    </Dialog>
  )
}
