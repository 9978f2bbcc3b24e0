import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import { LIMITS } from '../../../../shared/limits.ts'
import type { ModeratedSubmission } from '../../../../shared/submissions/submissions.ts'
import { useChange } from '../../../notices/use-change.ts'
import { Failure } from '../../../parts/failure.tsx'
import { FormField } from '../../../parts/form/form-field.tsx'
import { FormSubmit } from '../../../parts/form/form-submit.tsx'
import { Form } from '../../../parts/form/form.tsx'
import { useForm } from '../../../parts/form/use-form.ts'
import { isConflict } from '../../../queries/is-conflict.ts'
import { decideSubmission } from '../../../queries/submissions.ts'
import { Button } from '../../../ui/button/button.tsx'
import { EditConflict } from '../kit/edit-conflict.tsx'
import type { EditInUse } from '../kit/use-edit.ts'
import { words } from './words.ts'

interface DecisionProps {
  edit: EditInUse<ModeratedSubmission>
  /** As it was last read. */
  submission: ModeratedSubmission
  onDecided: () => void
}

/** A word on what is above, with a note that the sender reads. */
export function Decision({ edit, submission, onDecided }: DecisionProps) {
  const { onError, opened, version } = edit
  const deciding = decideSubmission({ id: submission.id, updatedAt: version })
  const change = { ...deciding, onSuccess: onDecided, onError }
  const approval = useChange(change)
  const form = useForm({
    schema: async () =>
      (await import('../../../../shared/submissions/submissions.ts')).decisionForm,
    says: { adminNotes: undefined },
    values: { status: 'rejected' as const, adminNotes: '' },
    draft: { name: `submission-decision ${submission.id}`, version, onFound: edit.onFound },
    change,
  })
  const isWaiting = submission.status === 'pending'
  const approve = () =>
    approval.mutate({ status: 'approved', adminNotes: form.getValues('adminNotes') })
  return (
    <>
      <EditConflict
        of={edit}
        newest={submission}
        form={form}
        noun={words.noun}
        title={isWaiting ? undefined : edit.said || undefined}
        here={opened}
        there={submission}
        labels={words.fields}
        canKeep={isWaiting}
        isBusy={form.isBusy || approval.isPending}
      />
      <Form of={form} labelledBy="opened">
        <FormField of={form} name="adminNotes" label={words.noteLabel} hint={words.noteHint}>
          {(control) => <textarea {...control} rows={3} maxLength={LIMITS.notes} />}
        </FormField>
        {approval.error && !isConflict(approval.error) && <Failure of={approval} />}
        <div className="btn-row">
          <Button look="primary" icon={Check} isBusy={approval.isPending} onClick={approve}>
            {approval.isPending ? words.approving : words.approve[submission.kind]}
          </Button>
          <FormSubmit of={form} busy={words.rejecting} look="outlined" icon={X}>
            {words.reject}
          </FormSubmit>
        </div>
      </Form>
    </>
  )
}
