import { useState, type ReactNode } from 'react'
import type { ModeratedSubmission } from '../../../../shared/submissions/submissions.ts'
import { useChange } from '../../../notices/use-change.ts'
import { Failure } from '../../../parts/failure.tsx'
import { FormSubmit } from '../../../parts/form/form-submit.tsx'
import { useForm } from '../../../parts/form/use-form.ts'
import { isConflict } from '../../../queries/is-conflict.ts'
import { decideSubmission } from '../../../queries/submissions.ts'
import { Button } from '../../../ui/button/button.tsx'
import { EditConflict } from '../kit/edit-conflict.tsx'
import type { EditInUse } from '../kit/use-edit.ts'
import { Bar } from '../queue/bar.tsx'
import { ItemBody } from '../queue/item.tsx'
import { Keyed } from '../queue/key.tsx'
import { ReasonPanel } from '../queue/reason-panel.tsx'
import { useReasonPanel } from '../queue/use-reason-panel.ts'
import { reasonsFor } from './reasons.ts'
import { ApproveButton } from '../queue/approve-button.tsx'
import { words } from './words.ts'

interface DecisionProps {
  edit: EditInUse<ModeratedSubmission>
  /** As it was last read. */
  submission: ModeratedSubmission
  onDecided: () => void
  /** Somebody else has decided: the next one is opened. */
  onNext: () => void
  /** What is decided on. */
  children: ReactNode
}

/** What was sent, and a word on it, with a note that the sender reads. */
export function Decision({ edit, submission, onDecided, onNext, children }: DecisionProps) {
  const { onError, opened, version } = edit
  const { id, kind, status, submitterName } = submission
  const [answer, setAnswer] = useState<'approved' | 'rejected'>('rejected')
  const panel = useReasonPanel()
  const deciding = decideSubmission({ id, updatedAt: version })
  const change = { ...deciding, onSuccess: onDecided, onError }
  const approval = useChange(change)
  const form = useForm({
    schema: async () =>
      (await import('../../../../shared/submissions/submissions.ts')).decisionForm,
    says: { adminNotes: undefined },
    values: { status: 'rejected' as const, adminNotes: '' },
    draft: {
      name: `submission-decision ${id}`,
      version,
      onFound: (draft) => {
        edit.onFound(draft)
        panel.onFound()
      },
    },
    change,
  })
  const isWaiting = status === 'pending'
  const approve = (adminNotes: string) => approval.mutate({ status: 'approved', adminNotes })
  const reasons = reasonsFor(submission)
  const ask = (wanted: typeof answer) => {
    const written = form.getValues('adminNotes')
    const isSaved = reasons.some(({ text }) => text === written)
    // Where one of the same name is listed, that is the likely reason; others may share a phone or a website.
    const isListed = submission.duplicates[0]?.why.includes('name')
    const likely = wanted === 'rejected' && isListed ? reasons[0]?.text : ''
    if (!written || isSaved) form.fill('adminNotes', likely ?? '')
    setAnswer(wanted)
    panel.open()
  }
  const isRejection = answer === 'rejected'
  const written = form.getValues('adminNotes')
  return (
    <>
      <ItemBody>
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
        >
          {!isWaiting && written && (
            <p className="as-typed">
              <strong>{words.notSent}</strong> {written}
            </p>
          )}
        </EditConflict>
        {children}
        {isWaiting && (
          <p>
            <Button look="quiet" className="item-more" onClick={() => ask('approved')}>
              {words.approveWithNote}
            </Button>
          </p>
        )}
      </ItemBody>
      <Bar
        said={approval.error && !isConflict(approval.error) && <Failure of={approval} />}
        isPanelOpen={isWaiting && panel.isOpen}
        isOver={!isWaiting}
        panel={
          <ReasonPanel
            of={form}
            name="adminNotes"
            title={words.why}
            reasons={isRejection ? reasons : []}
            label={words.noteLabel(submitterName)}
            onClose={panel.close}
          >
            {isRejection ? (
              <FormSubmit of={form} busy={words.rejecting} aria-keyshortcuts="Control+Enter">
                <Keyed on="Ctrl Enter">{words.rejectAndSend}</Keyed>
              </FormSubmit>
            ) : (
              <Button
                look="primary"
                aria-keyshortcuts="Control+Enter"
                isBusy={approval.isPending}
                onClick={() => approve(form.getValues('adminNotes') ?? '')}
              >
                <Keyed on="Ctrl Enter">
                  {approval.isPending ? words.approving : words.approveAndSend}
                </Keyed>
              </Button>
            )}
          </ReasonPanel>
        }
      >
        {isWaiting ? (
          <>
            <ApproveButton isBusy={approval.isPending} onClick={() => approve('')}>
              {approval.isPending ? words.approving : words.approve[kind]}
            </ApproveButton>
            <Button
              aria-keyshortcuts="R"
              aria-expanded={panel.isOpen}
              onClick={() => ask('rejected')}
            >
              <Keyed on="R">{words.reject}</Keyed>
            </Button>
          </>
        ) : (
          <Button look="primary" onClick={onNext}>
            {words.next}
          </Button>
        )}
      </Bar>
    </>
  )
}
