import type { UseMutationOptions } from '@tanstack/react-query'
import { useEffect, useId } from 'react'
import { useChange } from '../../../notices/use-change.ts'
import { ConfirmDialog } from '../../../parts/confirm-dialog.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { openDialog } from '../../../ui/dialog/open-dialog.ts'
import { words } from '../words.ts'
import { closeDialogAndKeepFocus } from './keep-focus.ts'

interface ConfirmActionProps<Answer, Input, Before> {
  title: string
  text: string
  /** The button that does it. */
  yes: string
  /** The button that leaves all as it is. */
  no?: string
  look?: 'danger' | 'primary'
  change: UseMutationOptions<Answer, Error, Input, Before>
  /** What the change is made with. */
  input: Input
  /** Goes on when it is done and the box is closed. */
  onDone?: (answer: Answer) => void
}

/** Asks before something is done to one row of a list. Drawn, it is open; the keyboard goes on at what follows the row. */
export function ConfirmAction<Answer, Input, Before>({
  title,
  text,
  yes,
  no = words.cancel,
  look = 'danger',
  change,
  input,
  onDone,
}: ConfirmActionProps<Answer, Input, Before>) {
  const id = useId()
  const action = useChange(change)
  useEffect(() => openDialog(id), [id])
  const onSuccess = (answer: Answer) => {
    closeDialogAndKeepFocus(id)
    onDone?.(answer)
  }
  return (
    <ConfirmDialog
      id={id}
      title={title}
      close={words.close}
      of={action}
      yes={
        <Button
          look={look}
          isBusy={action.isPending}
          onClick={() => action.mutate(input, { onSuccess })}
        >
          {action.isPending ? words.working : yes}
        </Button>
      }
      no={no}
    >
      <p className="breaks">{text}</p>
    </ConfirmDialog>
  )
}
