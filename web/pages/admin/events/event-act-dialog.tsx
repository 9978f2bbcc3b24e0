import { useEffect, useId } from 'react'
import type { TypedCancel } from '../../../../shared/events/input.ts'
import type { AdminEvent } from '../../../../shared/events/events.ts'
import { LIMITS } from '../../../../shared/limits.ts'
import { FormField } from '../../../parts/form/form-field.tsx'
import { FormSubmit } from '../../../parts/form/form-submit.tsx'
import { Form } from '../../../parts/form/form.tsx'
import { useForm, type FormInUse } from '../../../parts/form/use-form.ts'
import {
  cancelEvent,
  deleteEvent,
  rejectEvent,
  unapproveEvent,
} from '../../../queries/events/changes.ts'
import { DialogCloser } from '../../../ui/dialog/dialog-closer.tsx'
import { openDialog } from '../../../ui/dialog/dialog-opener.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { adminEventWords as words } from './words.ts'
import { ConfirmAction } from '../kit/confirm-action.tsx'
import { closeDialogAndKeepFocus } from '../kit/keep-focus.ts'

/** What is asked about before it is done. */
export type EventAct = 'unapprove' | 'reject' | 'cancel' | 'delete'

interface EventActDialogProps {
  event: AdminEvent
  act: EventAct
}

export function EventActDialog({ event, act }: EventActDialogProps) {
  if (act === 'cancel' || act === 'reject') return <ReasonDialog event={event} act={act} />
  const asked = { ...words.acts[act], text: words.acts[act].text(event.title), no: words.keep }
  if (act === 'delete')
    return <ConfirmAction {...asked} change={deleteEvent(event.id)} input={undefined} />
  return (
    <ConfirmAction {...asked} look="primary" change={unapproveEvent(event.id)} input={undefined} />
  )
}

interface ReasonDialogProps {
  event: AdminEvent
  act: 'cancel' | 'reject'
}

/** Others are told the reason, so it is asked for. */
function ReasonDialog({ event, act }: ReasonDialogProps) {
  const id = useId()
  const { title, text } = words.acts[act]
  useEffect(() => openDialog(id), [id])
  const close = () => closeDialogAndKeepFocus(id)
  return (
    <Dialog id={id} title={title} close={words.close} look="confirm" isKept>
      <div className="dialog-body stack-s">
        <p>{text(event.title)}</p>
        {act === 'cancel' ? (
          <CancelForm event={event} onDone={close} />
        ) : (
          <RejectForm event={event} onDone={close} />
        )}
        <DialogCloser>{words.keep}</DialogCloser>
      </div>
    </Dialog>
  )
}

interface FormProps {
  event: AdminEvent
  onDone: () => void
}

function CancelForm({ event, onDone }: FormProps) {
  const form = useForm({
    schema: async () => (await import('../../../../shared/events/input.ts')).cancelInput,
    says: { reason: words.reasons.cancel.missing },
    draft: `event-cancel ${event.id}`,
    change: cancelEvent(event.id),
    onDone,
  })
  return <ReasonForm form={form} act="cancel" />
}

function RejectForm({ event, onDone }: FormProps) {
  const form = useForm({
    schema: async () => (await import('../../../../shared/events/input.ts')).rejectInput,
    says: { reason: words.reasons.reject.missing },
    draft: `event-reject ${event.id}`,
    change: rejectEvent(event.id),
    onDone,
  })
  return <ReasonForm form={form} act="reject" />
}

interface ReasonFormProps {
  form: FormInUse<TypedCancel>
  act: 'cancel' | 'reject'
}

function ReasonForm({ form, act }: ReasonFormProps) {
  const { label, hint } = words.reasons[act]
  return (
    <Form of={form}>
      <FormField of={form} name="reason" label={label} hint={hint}>
        {(control) => <textarea {...control} rows={3} maxLength={LIMITS.notes} />}
      </FormField>
      <FormSubmit of={form} busy={words.working} look={act === 'cancel' ? 'danger' : 'primary'}>
        {words.acts[act].yes}
      </FormSubmit>
    </Form>
  )
}
