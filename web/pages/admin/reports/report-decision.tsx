import Check from 'lucide-react/icons/check'
import Pencil from 'lucide-react/icons/pencil'
import Phone from 'lucide-react/icons/phone'
import { useState } from 'react'
import { RISKY_FACTS } from '../../../../shared/checks/rules.ts'
import type { CorrectedField } from '../../../../shared/contact/rules.ts'
import { inSentence } from '../../../../shared/formats/in-sentence.ts'
import { shorten } from '../../../../shared/formats/shorten.ts'
import type { Report } from '../../../../shared/reports/reports.ts'
import { useChange } from '../../../notices/use-change.ts'
import { Failure } from '../../../parts/failure.tsx'
import { FormSubmit } from '../../../parts/form/form-submit.tsx'
import { serverMessage } from '../../../parts/form/server-message.ts'
import { useForm } from '../../../parts/form/use-form.ts'
import { choiceWords, sayOption } from '../../../parts/listing/choice-words.ts'
import { correctedFields } from '../../../parts/listing/corrected-field-words.ts'
import { askProvider, correctReport, decideReport } from '../../../queries/reports.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Bar } from '../queue/bar.tsx'
import { Keyed } from '../queue/key.tsx'
import { useQueue } from '../queue/queue-context.ts'
import { ReasonPanel } from '../queue/reason-panel.tsx'
import { useReasonPanel } from '../queue/use-reason-panel.ts'
import { rightsOf } from './rights.ts'
import { words } from './words.ts'

interface ReportDecisionProps {
  report: Report
  leavesWhenDecided: boolean
}

/** One press corrects; otherwise the moderator has done what there was to do, or says why not, or has the provider asked. */
export function ReportDecision({ report, leavesWhenDecided }: ReportDecisionProps) {
  const { id, field, now } = report
  const { goOn } = useQueue()
  const onSuccess = () => {
    if (leavesWhenDecided) goOn(id)
  }
  const panel = useReasonPanel()
  const [answer, setAnswer] = useState<'accepted' | 'declined'>('declined')
  const correcting = useChange({ ...correctReport(report), onSuccess })
  const asking = useChange(askProvider(report))
  const form = useForm({
    schema: async () => (await import('../../../../shared/reports/reports.ts')).answerForm,
    says: { answer: serverMessage },
    values: { answer: '' },
    draft: { name: `report-decision ${id}`, onFound: panel.onFound },
    change: { ...decideReport(report, answer), onSuccess },
  })
  const open = (wanted: typeof answer) => {
    const written = form.getValues('answer')
    if ([...words.reasons.accepted, ...words.reasons.declined].some(({ text }) => text === written))
      form.fill('answer', '')
    setAnswer(wanted)
    panel.open()
  }
  const isDecline = answer === 'declined'
  const [first, ...others] = rightsOf(report).filter(({ right }) => right !== now)
  const isCallFirst = field !== null && RISKY_FACTS.has(field)
  /** The change is one key away; not where a wrong value leads families elsewhere. */
  const isByKey = first !== undefined && !isCallFirst
  const correct = (from: number) => correcting.mutate({ now, from, isChecked: isCallFirst })
  const changing =
    first &&
    field &&
    (correcting.isPending ? words.changing : changeWords(field, first.right, others.length > 0))
  const ask = !report.askedAt && (
    <Button
      look={isCallFirst ? 'primary' : 'quiet'}
      icon={Phone}
      aria-keyshortcuts="C"
      isBusy={asking.isPending}
      onClick={() => asking.mutate()}
    >
      <Keyed on="C">{asking.isPending ? words.asking : words.ask}</Keyed>
    </Button>
  )
  return (
    <Bar
      said={
        (correcting.error && <Failure of={correcting} />) ||
        (asking.error && <Failure of={asking} />)
      }
      isPanelOpen={panel.isOpen}
      panel={
        <ReasonPanel
          of={form}
          name="answer"
          title={isDecline ? words.why : words.whatDone}
          reasons={words.reasons[answer]}
          label={words.answerLabel}
          onClose={panel.close}
        >
          <FormSubmit of={form} busy={words.sending} aria-keyshortcuts="Control+Enter">
            <Keyed on="Ctrl Enter">{isDecline ? words.declineAndSend : words.acceptAndSend}</Keyed>
          </FormSubmit>
        </ReasonPanel>
      }
    >
      {isCallFirst && ask}
      {first && field && (
        <Button
          look={isCallFirst ? undefined : 'primary'}
          icon={Pencil}
          aria-keyshortcuts={isByKey ? 'A' : undefined}
          isBusy={correcting.isPending}
          onClick={() => correct(first.id)}
        >
          {isByKey ? <Keyed on="A">{changing}</Keyed> : changing}
        </Button>
      )}
      {field &&
        others.map(({ id: from, right }) => (
          <Button key={from} isBusy={correcting.isPending} onClick={() => correct(from)}>
            {changeWords(field, right, true)}
          </Button>
        ))}
      <Button
        look={first || isCallFirst ? undefined : 'primary'}
        icon={Check}
        aria-keyshortcuts={isByKey ? undefined : 'A'}
        aria-expanded={panel.isOpen && !isDecline}
        onClick={() => open('accepted')}
      >
        {isByKey ? words.accept : <Keyed on="A">{words.accept}</Keyed>}
      </Button>
      <Button
        aria-keyshortcuts="R"
        aria-expanded={panel.isOpen && isDecline}
        onClick={() => open('declined')}
      >
        <Keyed on="R">{words.decline}</Keyed>
      </Button>
      {!isCallFirst && ask}
    </Bar>
  )
}

/** What the one answer is to do; with several, to which. */
function changeWords(field: CorrectedField, right: string, isOneOfSeveral: boolean): string {
  const isRisky = RISKY_FACTS.has(field)
  if (isOneOfSeveral) {
    const changeTo = isRisky ? words.checkedTo : words.changeTo
    return changeTo(shorten(sayOption(field, right), MOST_LETTERS))
  }
  if (isRisky) return words.checkedChange
  return Object.hasOwn(choiceWords, field)
    ? words.changeIt
    : words.change(inSentence(correctedFields[field]))
}

const MOST_LETTERS = 30
