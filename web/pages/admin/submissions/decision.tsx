import { useState, type ReactNode } from 'react'
import type { ModeratedSubmission } from '../../../../shared/submissions/submissions.ts'
import { useChange } from '../../../notices/use-change.ts'
import { FormSubmit } from '../../../parts/form/form-submit.tsx'
import { useForm } from '../../../parts/form/use-form.ts'
import { isConflict } from '../../../queries/is-conflict.ts'
import { decideSubmission } from '../../../queries/submissions.ts'
import { Button } from '../../../ui/button/button.tsx'
import { useVisitor } from '../../../visitor.tsx'
import { EditConflict } from '../kit/edit-conflict.tsx'
import type { EditInUse } from '../kit/use-edit.ts'
import { Bar } from '../queue/bar.tsx'
import { ItemBody } from '../queue/item.tsx'
import { Keyed } from '../queue/key.tsx'
import { answered } from '../queue/overtaken.tsx'
import { ReasonPanel } from '../queue/reason-panel.tsx'
import { useOvertaken } from '../queue/use-overtaken.ts'
import { useReasonPanel } from '../queue/use-reason-panel.ts'
import { reasonsFor } from './reasons.ts'
import { ApproveButton } from '../queue/approve-button.tsx'
import { words as queueWords } from '../queue/words.ts'
import { words } from './words.ts'

interface DecisionProps {
  edit: EditInUse<ModeratedSubmission>
  /** As it was last read. */
  submission: ModeratedSubmission
  onDecided: () => void
  /** What is decided on. */
  children: ReactNode
}

/** What was sent, and a word on it, with a note that the sender reads. */
export function Decision({ edit, submission, onDecided, children }: DecisionProps) {
  const { onError, opened, version } = edit
  const { id, kind, status, submitterName, decidedBy, decidedById } = submission
  const { user } = useVisitor()
  const isWaiting = status === 'pending'
  const [answer, setAnswer] = useState<'approved' | 'rejected'>('rejected')
  const panel = useReasonPanel()
  const deciding = decideSubmission({ id, updatedAt: version })
  const { isOvertaken, refusals, mine } = useOvertaken(isWaiting)
  const change = mine({ ...deciding, onSuccess: onDecided, onError })
  const approval = useChange(change)
  const form = useForm({
    schema: async () => (await import('../../../../shared/submissions/decision.ts')).decisionForm,
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
  const isUnread = submission.updatedAt !== version
  const approve = (adminNotes: string) =>
    isUnread ? edit.remind() : approval.mutate({ status: 'approved', adminNotes })
  const reasons = reasonsFor(submission)
  const ask = (wanted: typeof answer) => {
    const written = form.getValues('adminNotes')
    const isSaved = reasons.some(({ text }) => text === written)
    // Where one of the same name is listed, that is the likely reason; others may share a phone or a website.
    const isListed = submission.duplicates[0]?.why.includes('name')
    const repeats = submission.twins.length > 0 ? words.reasons.twin : undefined
    const likely = wanted === 'rejected' && (isListed ? reasons[0] : repeats)?.text
    if (!written || isSaved) form.fill('adminNotes', likely || '')
    setAnswer(wanted)
    panel.open()
  }
  const isRejection = answer === 'rejected'
  if (isOvertaken && status !== 'pending')
    return answered({
      id,
      title:
        decidedById !== null && decidedById === user?.id
          ? words.overtakenByYou[status]
          : words.overtaken[status](decidedBy ?? queueWords.somebody),
      refusals,
      written: form.getValues('adminNotes'),
      children,
    })
  return (
    <>
      <ItemBody>
        <EditConflict
          of={edit}
          newest={submission}
          form={form}
          noun={words.noun}
          here={opened}
          there={submission}
          labels={words.fields}
          isBusy={form.isBusy || approval.isPending}
          isDecided
        />
        {children}
        <p>
          <Button look="quiet" className="item-more" onClick={() => ask('approved')}>
            {words.approveWithNote}
          </Button>
        </p>
      </ItemBody>
      <Bar
        failed={approval.error && isConflict(approval.error) ? undefined : approval}
        isPanelOpen={panel.isOpen}
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
        <ApproveButton isBusy={approval.isPending} onClick={() => approve('')}>
          {approval.isPending ? words.approving : words.approve[kind]}
        </ApproveButton>
        <Button aria-keyshortcuts="R" aria-expanded={panel.isOpen} onClick={() => ask('rejected')}>
          <Keyed on="R">{words.reject}</Keyed>
        </Button>
      </Bar>
    </>
  )
}
