import { useEffect, useRef, useState } from 'react'
import type { Channel } from '../../../../shared/checks/kinds.ts'
import type { CheckTask, RefusalInput } from '../../../../shared/checks/tasks.ts'
import { useChange } from '../../../notices/use-change.ts'
import { decideClosing, refuse } from '../../../queries/admin/checks.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Keyed } from '../queue/key.tsx'
import { idOf, problemsOf } from './problems.ts'
import { words } from './words.ts'

interface ClosingProps {
  task: CheckTask
  isModerator: boolean
  /** How they were asked. */
  channel: Channel | undefined
  isOpen: boolean
  onDone: (answer: { task: CheckTask | null }) => void
  onCancel: () => void
}

/** It has closed, or they say no: asks first. What was said before is a moderator's to decide. */
export function Closing({ task, isModerator, channel, isOpen, onDone, onCancel }: ClosingProps) {
  const [until, setUntil] = useState('')
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isOpen) return
    const before = document.activeElement
    panel.current?.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [isOpen])

  const refusal = useChange({ ...refuse(task.id), onSuccess: onDone })
  const decision = useChange({ ...decideClosing(task.id), onSuccess: onDone })
  const isClaim = task.reason === 'closed-claim' || task.reason === 'report'
  const say = (says: RefusalInput['says']) => refusal.mutate({ says, channel })
  const decide = (status: 'open' | 'closed-for-now' | 'closed' | 'do-not-list') =>
    decision.mutate({ status, until: status === 'closed-for-now' ? until : '' })
  return (
    <div
      className="stack-s"
      ref={panel}
      tabIndex={-1}
      role="group"
      aria-label={words.confirmClosed}
    >
      <p>{isModerator && isClaim ? words.decide : words.confirmClosedText}</p>
      {isModerator && isClaim && (
        <Field id={idOf('until')} label={words.until} error={problemsOf(decision.error).until}>
          {(control) => (
            <input
              {...control}
              type="date"
              value={until}
              onChange={({ target }) => setUntil(target.value)}
            />
          )}
        </Field>
      )}
      <div className="row">
        {isModerator && isClaim ? (
          <>
            <Button onClick={() => decide('open')}>{words.stillOpen}</Button>
            <Button onClick={() => decide('closed-for-now')}>{words.forNow}</Button>
            <Button onClick={() => decide('closed')}>{words.isClosed}</Button>
            <Button onClick={() => decide('do-not-list')}>{words.doNotList}</Button>
          </>
        ) : (
          <>
            <Button onClick={() => say('closed')}>{words.yesClosed}</Button>
            <Button onClick={() => say('not-asked')}>{words.notAsked}</Button>
            <Button onClick={() => say('not-listed')}>{words.notListed}</Button>
          </>
        )}
        <Button look="quiet" aria-keyshortcuts="Escape" onClick={onCancel}>
          <Keyed on="Esc">{words.cancel}</Keyed>
        </Button>
      </div>
    </div>
  )
}
