import { useEffect, useId, useState } from 'react'
import type { AdminUser } from '../../../../shared/accounts/admin-users.ts'
import { LIMITS } from '../../../../shared/limits.ts'
import { useChange } from '../../../notices/use-change.ts'
import { ConfirmDialog } from '../../../parts/confirm-dialog.tsx'
import { changeUser, endSessions } from '../../../queries/admin/admin.ts'
import { Button } from '../../../ui/button/button.tsx'
import { closeDialog } from '../../../ui/dialog/close-dialog.ts'
import { openDialog } from '../../../ui/dialog/dialog-opener.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { nameOf } from './user-name.ts'
import { words } from '../words.ts'

export type Act = keyof typeof words.acts

const CHANGES = {
  makeAdmin: { role: 'admin' },
  makeUser: { role: 'user' },
  suspend: { isSuspended: true },
  restore: { isSuspended: false },
} as const

interface UserDialogProps {
  user: AdminUser
  act: Act
}

/** Asks before an act on an account; with a reason where it is kept. */
export function UserDialog({ user, act }: UserDialogProps) {
  const id = useId()
  const [reason, setReason] = useState('')
  const change = useChange(changeUser(user.id))
  const end = useChange(endSessions(user.id))
  const isBusy = change.isPending || end.isPending
  const { title, text, yes } = words.acts[act]
  useEffect(() => openDialog(id), [id])
  const close = () => closeDialog(id)
  const carryOut = () => {
    if (act === 'endSessions') end.mutate(undefined, { onSuccess: close })
    else change.mutate({ ...CHANGES[act], reason }, { onSuccess: close })
  }
  return (
    <ConfirmDialog
      id={id}
      title={title}
      close={words.close}
      of={act === 'endSessions' ? end : change}
      yes={
        <Button look={act === 'suspend' ? 'danger' : 'primary'} isBusy={isBusy} onClick={carryOut}>
          {isBusy ? words.working : yes}
        </Button>
      }
      no={words.cancel}
    >
      <p>{text(nameOf(user))}</p>
      {act !== 'endSessions' && (
        <Field
          id={`${id}-reason`}
          label={words.reason}
          hint={words.reasonKept}
          optional={words.optional}
        >
          {(control) => (
            <textarea
              {...control}
              rows={2}
              maxLength={LIMITS.notes}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
      )}
    </ConfirmDialog>
  )
}
