import { useEffect, useId } from 'react'
import type { AdminEvent } from '../../../../shared/events/events.ts'
import { FormField } from '../../../parts/form/form-field.tsx'
import { FormSubmit } from '../../../parts/form/form-submit.tsx'
import { Form } from '../../../parts/form/form.tsx'
import { serverMessage } from '../../../parts/form/server-message.ts'
import { useForm } from '../../../parts/form/use-form.ts'
import { cancelEvent, deleteEvent, unapproveEvent } from '../../../queries/events/changes.ts'
import { DialogCloser } from '../../../ui/dialog/dialog-closer.tsx'
import { openDialog } from '../../../ui/dialog/open-dialog.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { adminEventWords as words } from './words.ts'
import { ConfirmAction } from '../kit/confirm-action.tsx'
import { closeDialogAndKeepFocus } from '../kit/keep-focus.ts'

/** What is asked about before it is done. */
export type EventAct = 'unapprove' | 'cancel' | 'delete'

interface EventActDialogProps {
  event: AdminEvent
  act: EventAct
  onDeleted: () => void
}

export function EventActDialog({ event, act, onDeleted }: EventActDialogProps) {
  if (act === 'cancel') return <CancelDialog event={event} />
  const asked = { ...words.acts[act], text: words.acts[act].text(event.title), no: words.keep }
  if (act === 'delete')
    return (
      <ConfirmAction
        {...asked}
        change={deleteEvent(event.id)}
        input={undefined}
        onDone={onDeleted}
      />
    )
  return (
    <ConfirmAction {...asked} look="primary" change={unapproveEvent(event.id)} input={undefined} />
  )
}

/** Others are told the reason, so it is asked for. */
function CancelDialog({ event }: Pick<EventActDialogProps, 'event'>) {
  const id = useId()
  const { title, text, label, hint, yes } = words.acts.cancel
  useEffect(() => openDialog(id), [id])
  const form = useForm({
    schema: async () => (await import('../../../../shared/events/input.ts')).cancelInput,
    says: { reason: serverMessage },
    draft: `event-cancel ${event.id}`,
    change: cancelEvent(event.id),
    onDone: () => closeDialogAndKeepFocus(id),
  })
  return (
    <Dialog id={id} title={title} close={words.close} look="confirm" isKept>
      <div className="dialog-body stack-s">
        <p>{text(event.title)}</p>
        <Form of={form}>
          <FormField of={form} name="reason" label={label} hint={hint}>
            {(control) => <textarea {...control} rows={3} />}
          </FormField>
          <FormSubmit of={form} busy={words.working} look="danger">
            {yes}
          </FormSubmit>
        </Form>
        <DialogCloser>{words.keep}</DialogCloser>
      </div>
    </Dialog>
  )
}
