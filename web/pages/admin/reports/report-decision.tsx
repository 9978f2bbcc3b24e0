import Check from 'lucide-react/icons/check'
import Pencil from 'lucide-react/icons/pencil'
import Phone from 'lucide-react/icons/phone'
import { useState, type ReactNode } from 'react'
import { RISKY_FACTS } from '../../../../shared/checks/rules.ts'
import type { CorrectedField } from '../../../../shared/contact/rules.ts'
import { shorten } from '../../../../shared/formats/shorten.ts'
import type { Report } from '../../../../shared/reports/reports.ts'
import { isAskedAlready } from '../../../../shared/reports/rules.ts'
import { useChange } from '../../../notices/use-change.ts'
import { FormSubmit } from '../../../parts/form/form-submit.tsx'
import { serverMessage } from '../../../parts/form/server-message.ts'
import { useForm } from '../../../parts/form/use-form.ts'
import { sayOption } from '../../../parts/listing/choice-words.ts'
import { askProvider, correctReport, decideReport } from '../../../queries/reports.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Bar } from '../queue/bar.tsx'
import { ItemBody } from '../queue/item.tsx'
import { Keyed } from '../queue/key.tsx'
import { answered } from '../queue/overtaken.tsx'
import { useQueue } from '../queue/queue-context.ts'
import { ReasonPanel } from '../queue/reason-panel.tsx'
import { useOvertaken } from '../queue/use-overtaken.ts'
import { useReasonPanel } from '../queue/use-reason-panel.ts'
import { useSaidInBar } from '../queue/use-said-in-bar.ts'
import { words as queueWords } from '../queue/words.ts'
import { HowChecked } from './how-checked.tsx'
import { isTold, rightsOf, type Right } from './rights.ts'
import { words } from './words.ts'

interface ReportDecisionProps {
  report: Report
  leavesWhenDecided: boolean
  /** What is decided on. */
  children: ReactNode
}

/** One press corrects, or two where we ask how it was checked; otherwise the moderator has done what there was to do, or says why not, or has the provider asked. */
export function ReportDecision({ report, leavesWhenDecided, children }: ReportDecisionProps) {
  const { id, listing, field, now, state, decidedBy } = report
  const { goOn } = useQueue()
  const onSuccess = () => {
    if (leavesWhenDecided) goOn(id)
  }
  const panel = useReasonPanel()
  const { isOvertaken, refusals, mine } = useOvertaken(state === 'open')
  const [answer, setAnswer] = useState<'accepted' | 'declined'>('declined')
  /** What the moderator has checked, while we ask how. */
  const [checked, setChecked] = useState<Right>()
  const correcting = useChange(mine({ ...correctReport(report), onSuccess }))
  const asking = useChange(useSaidInBar()(askProvider(report)))
  const form = useForm({
    schema: async () => (await import('../../../../shared/reports/reports.ts')).answerForm,
    says: { answer: serverMessage },
    values: { answer: '' },
    draft: { name: `report-decision ${id}`, onFound: panel.onFound },
    change: mine({ ...decideReport(report, answer), onSuccess }),
  })
  const open = (wanted: typeof answer) => {
    const written = form.getValues('answer')
    if ([...words.reasons.accepted, ...words.reasons.declined].some(({ text }) => text === written))
      form.fill('answer', '')
    setAnswer(wanted)
    setChecked(undefined)
    panel.open()
  }
  const isDecline = answer === 'declined'
  const texts = isTold(report, answer) ? words : words.untold
  const [first, ...others] = rightsOf(report).filter(({ right }) => right !== now)
  const isCallFirst = field !== null && RISKY_FACTS.has(field)
  const correct = (right: Right) => {
    if (!isCallFirst) return correcting.mutate({ now, from: right.id, method: null })
    setChecked(right)
    panel.open()
  }
  /** Whether the question how it was checked is open; undefined where none is asked. */
  const isAsked = ({ id }: Right) => (isCallFirst ? panel.isOpen && checked?.id === id : undefined)
  const changing =
    first &&
    field &&
    (correcting.isPending ? words.changing : changeWords(field, first.right, others.length > 0))
  const isPlanned = report.askedAt !== null && !isAskedAlready(report.came)
  const ask = !isPlanned && listing.isApproved && (
    <Button
      look={isCallFirst ? 'primary' : 'quiet'}
      icon={isCallFirst ? Phone : undefined}
      aria-keyshortcuts="C"
      isBusy={asking.isPending}
      onClick={() => asking.mutate()}
    >
      <Keyed on="C">{asking.isPending ? words.asking : words.ask}</Keyed>
    </Button>
  )
  if (state !== 'open')
    return answered({
      id,
      isOvertaken,
      title: words.overtaken[state](decidedBy ?? queueWords.somebody),
      refusals,
      written: form.getValues('answer'),
      children,
    })
  return (
    <>
      <ItemBody>{children}</ItemBody>
      <Bar
        failed={correcting.error ? correcting : asking}
        isPanelOpen={panel.isOpen}
        panel={
          <>
            {checked && field && (
              <HowChecked
                right={sayOption(field, checked.right)}
                isBusy={correcting.isPending}
                onChoose={(method) => correcting.mutate({ now, from: checked.id, method })}
                onClose={panel.close}
              />
            )}
            <div hidden={checked !== undefined}>
              <ReasonPanel
                of={form}
                name="answer"
                title={texts[isDecline ? 'why' : 'whatDone']}
                reasons={words.reasons[answer]}
                label={texts.answerLabel}
                onClose={panel.close}
              >
                <FormSubmit of={form} busy={words.sending} aria-keyshortcuts="Control+Enter">
                  <Keyed on="Ctrl Enter">
                    {texts[isDecline ? 'declineAndSend' : 'acceptAndSend']}
                  </Keyed>
                </FormSubmit>
              </ReasonPanel>
            </div>
          </>
        }
      >
        {isCallFirst && ask}
        {first && field && (
          <Button
            look={isCallFirst ? undefined : 'primary'}
            icon={Pencil}
            aria-keyshortcuts="A"
            aria-expanded={isAsked(first)}
            isBusy={correcting.isPending}
            onClick={() => correct(first)}
          >
            <Keyed on="A">{changing}</Keyed>
          </Button>
        )}
        {field &&
          others.map((other) => (
            <Button
              key={other.id}
              aria-expanded={isAsked(other)}
              isBusy={correcting.isPending}
              onClick={() => correct(other)}
            >
              {changeWords(field, other.right, true)}
            </Button>
          ))}
        <Button
          look={first || isCallFirst ? undefined : 'primary'}
          icon={Check}
          aria-keyshortcuts={first ? undefined : 'A'}
          aria-expanded={panel.isOpen && !checked && !isDecline}
          onClick={() => open('accepted')}
        >
          {first ? words.accept : <Keyed on="A">{words.accept}</Keyed>}
        </Button>
        <Button
          aria-keyshortcuts="R"
          aria-expanded={panel.isOpen && !checked && isDecline}
          onClick={() => open('declined')}
        >
          <Keyed on="R">{words.decline}</Keyed>
        </Button>
        {!isCallFirst && ask}
      </Bar>
    </>
  )
}

/** What the one answer is to do; with several, to which. */
function changeWords(field: CorrectedField, right: string, isOneOfSeveral: boolean): string {
  const isRisky = RISKY_FACTS.has(field)
  if (isOneOfSeveral) {
    const changeTo = isRisky ? words.checkedTo : words.changeTo
    return changeTo(shorten(sayOption(field, right), MOST_LETTERS))
  }
  return isRisky ? words.checkedChange : words.change
}

const MOST_LETTERS = 30
