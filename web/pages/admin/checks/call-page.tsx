import { useEffect, useMemo, useRef, useState } from 'react'
import type { CheckTask } from '../../../../shared/checks/tasks.ts'
import { useChange } from '../../../notices/use-change.ts'
import { isConflict } from '../../../queries/is-conflict.ts'
import { nextCheck, putOff, recordTry, saveAnswers } from '../../../queries/admin/checks.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ErrorSummary } from '../../../ui/form/error-summary.tsx'
import { Note } from '../../../ui/note.tsx'
import { useVisitor } from '../../../visitor.tsx'
import { Bar } from '../queue/bar.tsx'
import { Keyed } from '../queue/key.tsx'
import { KeysDialog, KeysFoot } from '../queue/keys-dialog.tsx'
import { QueueContext } from '../queue/queue-context.ts'
import { useKeys } from '../queue/use-keys.ts'
import { AskedHow } from './asked-how.tsx'
import { CallBefore } from './before.tsx'
import { CallHead } from './call-head.tsx'
import { CallScript } from './call-script.tsx'
import { Closing, isClaim } from './closing.tsx'
import { ConfirmEnd, isOfficial, type CallEnd } from './confirm-end.tsx'
import { Consents } from './consents.tsx'
import { Credentials } from './credentials.tsx'
import { CallFacts } from './facts.tsx'
import { KEYS } from './key-words.ts'
import { listProblems, problemsOf } from './problems.ts'
import { stepOf } from './script.ts'
import { useCall } from './use-call.ts'
import { words } from './words.ts'

interface CallPageProps {
  task: CheckTask
  /** When the listing before was answered, in milliseconds of `performance.now()`. */
  decidedAt: number
  onNext: (task: CheckTask | null) => void
}

/** A listing that somebody checks: what to say, what we show, and how the call ended (§2 "Checks"). */
export function CallPage({ task, decidedAt, onNext }: CallPageProps) {
  const { user } = useVisitor()
  const isModerator = user?.role === 'admin'
  const call = useCall(task)
  const areKeysOn = useKeys()
  const [missing, setMissing] = useState<string>()
  const [here, setHere] = useState(0)
  const [isClosing, setClosing] = useState(false)
  const [ending, setEnding] = useState<CallEnd>()
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => head.current?.focus(), [])
  // What a press brings up in the bar takes its place, so a second press must not fall on it.
  const [turnedAt, setTurnedAt] = useState(decidedAt)
  const queue = useMemo(
    () => ({ goOn: () => {}, putOff: undefined, stay: () => {}, decidedAt: turnedAt }),
    [turnedAt],
  )
  const turn = (isOpen: boolean) => {
    setClosing(isOpen)
    setTurnedAt(performance.now())
  }
  const goOn = ({ task: next }: { task: CheckTask | null }) => {
    call.forget()
    onNext(next)
  }
  const save = useChange({ ...saveAnswers(task.id), onSuccess: goOn })
  const attempt = useChange({ ...recordTry(task), onSuccess: goOn })
  const later = useChange({ ...putOff(task.id), onSuccess: goOn })
  const newest = useChange({
    ...nextCheck(),
    onSuccess: ({ task: next }: { task: CheckTask | null }) => onNext(next),
  })
  const problems = useMemo(() => problemsOf(save.error), [save.error])
  const listed = useMemo(() => listProblems(problems), [problems])
  const answers = Object.entries(call.answers).filter(([, outcome]) => outcome)
  const send = () => {
    if (answers.length === 0) return setMissing(words.needsAnswer)
    if (!task.isHelpline && !call.mayShow) return setMissing(words.needsConsent)
    if (call.needsWay) return setMissing(words.needsWay)
    setMissing(undefined)
    const mayAsk = call.mayAsk && !task.isHelpline
    save.mutate({
      version: task.listing.updatedAt,
      channel: call.channel,
      answers: task.facts.flatMap(({ field }) => {
        const outcome = call.answers[field]
        return outcome ? { field, outcome } : []
      }) as Parameters<typeof save.mutate>[0]['answers'],
      // An old number that is changed in nothing is what they said.
      values: { ...(task.oldNumber && { phone: task.oldNumber.text }), ...call.typed },
      mayAsk,
      contact: mayAsk ? call.contact : {},
    })
  }
  const end = (how: CallEnd) =>
    how === 'later' ? later.mutate() : attempt.mutate({ channel: 'call', outcome: how })
  const askOrEnd = (how: CallEnd) => {
    if (!call.isBegun && !isOfficial(task, how)) return end(how)
    setEnding(how)
    setTurnedAt(performance.now())
  }
  const ends = (
    <>
      {task.call && (
        <>
          <Button aria-keyshortcuts="B" onClick={() => askOrEnd('busy')}>
            <Keyed on="B">{words.ends.busy}</Keyed>
          </Button>
          <Button aria-keyshortcuts="X" onClick={() => askOrEnd('wrong-number')}>
            <Keyed on="X">{words.ends['wrong-number']}</Keyed>
          </Button>
        </>
      )}
      <Button aria-keyshortcuts="Z" aria-expanded={isClosing} onClick={() => turn(true)}>
        <Keyed on="Z">{isModerator && isClaim(task) ? words.openOrClosed : words.closed}</Keyed>
      </Button>
      <Button look="quiet" aria-keyshortcuts="D" onClick={() => askOrEnd('later')}>
        <Keyed on="D">{words.ends.later}</Keyed>
      </Button>
    </>
  )
  return (
    <QueueContext value={queue}>
      <div className="call-page" data-keys={areKeysOn ? undefined : 'off'}>
        <CallHead task={task} headingRef={head} />
        <div className="call-grid">
          <div className="call-ends only-narrow" role="group" aria-label={words.ended}>
            <p>{task.call ? words.didNotWork : words.cannotAsk}</p>
            {ends}
          </div>
          <CallScript task={task} step={stepOf(task.facts[here]?.field)} />
          <div className="stack call-facts">
            {save.error && isConflict(save.error) && (
              <Note look="warn" role="alert">
                <p>
                  <strong>{words.changed}</strong> {words.changedText}
                </p>
                <p>
                  <Button onClick={() => newest.mutate()}>{words.showNewest}</Button>
                </p>
              </Note>
            )}
            <ErrorSummary title={words.notRight} errors={listed} />
            <CallFacts {...{ task, call, problems, here }} waits={!isModerator} onHere={setHere} />
            <Credentials task={task} onSeen={({ task: seen }) => onNext(seen)} />
            {!call.isNumberKnown && <AskedHow {...{ task, call, isModerator }} />}
            {!task.isHelpline && <Consents {...{ task, call, problems }} />}
          </div>
          <CallBefore task={task} />
        </div>
        <Bar
          label={words.ended}
          refusal={missing}
          isPanelOpen={isClosing || ending !== undefined}
          panel={
            <>
              {ending && (
                <ConfirmEnd
                  {...{ task, isBegun: call.isBegun }}
                  end={ending}
                  onConfirm={() => end(ending)}
                  onCancel={() => {
                    setEnding(undefined)
                    setTurnedAt(performance.now())
                  }}
                />
              )}
              <div hidden={!isClosing}>
                <Closing
                  {...{ task, isModerator, channel: call.channel, isBegun: call.isBegun }}
                  onDone={goOn}
                  isOpen={isClosing}
                  onCancel={() => turn(false)}
                />
              </div>
            </>
          }
        >
          <Button look="primary" aria-keyshortcuts="S" isBusy={save.isPending} onClick={send}>
            <Keyed on="S">{words.save}</Keyed>
          </Button>
          {task.call && (
            <Button aria-keyshortcuts="N" onClick={() => askOrEnd('no-answer')}>
              <Keyed on="N">{words.ends['no-answer']}</Keyed>
            </Button>
          )}
          <div className="only-wide call-ends">{ends}</div>
        </Bar>
        <KeysFoot />
        <KeysDialog keys={KEYS} />
      </div>
    </QueueContext>
  )
}
