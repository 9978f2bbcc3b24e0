import { useQueryClient } from '@tanstack/react-query'
import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import { useEffect, useState } from 'react'
import { LIMITS } from '../../../../shared/limits.ts'
import type { ModeratedSubmission } from '../../../../shared/submissions/submissions.ts'
import { ApiError } from '../../../api.ts'
import { useChange } from '../../../notices/use-change.ts'
import { Failure } from '../../../parts/failure.tsx'
import { FormField } from '../../../parts/form/form-field.tsx'
import { FormSubmit } from '../../../parts/form/form-submit.tsx'
import { Form } from '../../../parts/form/form.tsx'
import { useForm } from '../../../parts/form/use-form.ts'
import { decideSubmission, readQueueAgain } from '../../../queries/submissions.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { words } from './words.ts'

interface DecisionProps {
  submission: ModeratedSubmission
  onDecided: () => void
}

/** A word on what stands above, with a note that the sender reads. */
export function Decision({ submission, onDecided }: DecisionProps) {
  const [conflict, setConflict] = useState<string>()
  const change = {
    ...decideSubmission(submission),
    onSuccess: onDecided,
    onError: (error: Error) => {
      if (error instanceof ApiError && error.status === 409)
        setConflict(error.problem?.message ?? words.conflict)
    },
  }
  const approval = useChange(change)
  const form = useForm({
    schema: async () =>
      (await import('../../../../shared/submissions/submissions.ts')).decisionForm,
    says: { adminNotes: undefined },
    values: { status: 'rejected' as const, adminNotes: '' },
    draft: `submission-decision ${submission.id}`,
    change,
  })
  if (conflict !== undefined) return <Conflict text={conflict} />
  const approve = () =>
    approval.mutate({ status: 'approved', adminNotes: form.getValues('adminNotes') })
  return (
    <Form of={form} labelledBy="opened">
      <FormField of={form} name="adminNotes" label={words.noteLabel} hint={words.noteHint}>
        {(control) => <textarea {...control} rows={3} maxLength={LIMITS.notes} />}
      </FormField>
      <Failure of={approval} />
      <div className="btn-row">
        <Button look="primary" icon={Check} isBusy={approval.isPending} onClick={approve}>
          {approval.isPending ? words.approving : words.approve[submission.kind]}
        </Button>
        <FormSubmit of={form} busy={words.rejecting} look="danger" icon={X}>
          {words.reject}
        </FormSubmit>
      </div>
    </Form>
  )
}

/** Another moderator was faster, or the sender changed it: nothing was decided here. */
function Conflict({ text }: { text: string }) {
  const client = useQueryClient()
  useEffect(() => document.getElementById('read-again')?.focus(), [])
  return (
    <Note look="bad" role="alert">
      <p>{text}</p>
      <p>
        <Button id="read-again" onClick={() => void readQueueAgain(client).then(toStart)}>
          {words.readAgain}
        </Button>
      </p>
    </Note>
  )
}

const toStart = () => (document.getElementById('opened') ?? document.getElementById('tab'))?.focus()
