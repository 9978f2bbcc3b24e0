import { useState } from 'react'
import type { Channel } from '../../../../shared/checks/kinds.ts'
import type { CheckTask, RefusalInput } from '../../../../shared/checks/tasks.ts'
import { useChange } from '../../../notices/use-change.ts'
import { decideClosing, refuse } from '../../../queries/admin/checks.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Keyed } from '../queue/key.tsx'
import { idOf, problemsOf } from './problems.ts'
import { usePanelFocus } from './use-panel-focus.ts'
import { words } from './words.ts'

interface ClosingProps {
  task: CheckTask
  isModerator: boolean
  /** How they were asked. */
  channel: Channel | undefined
  /** Something was marked or written, which an end takes away. */
  isBegun: boolean
  isOpen: boolean
  onDone: (answer: { task: CheckTask | null }) => void
  onCancel: () => void
}

/** It has closed, or they say no: asks first. What was said before is a moderator's to decide. */
export function Closing({
  task,
  isModerator,
  channel,
  isBegun,
  isOpen,
  onDone,
  onCancel,
}: ClosingProps) {
  const [until, setUntil] = useState('')
  const panel = usePanelFocus(isOpen)
  const refusal = useChange({ ...refuse(task), onSuccess: onDone })
  const decision = useChange({ ...decideClosing(task), onSuccess: onDone })
  const decides = isModerator && isClaim(task)
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
      <p>{decides ? words.decide : words.confirmClosedText}</p>
      {isBegun && <p>{words.losesAll}</p>}
      {decides && (
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
        {decides ? (
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
        <Button onClick={() => say('not-shown')}>{words.notShown}</Button>
        <Button look="quiet" aria-keyshortcuts="Escape" onClick={onCancel}>
          <Keyed on="Esc">{words.cancel}</Keyed>
        </Button>
      </div>
    </div>
  )
}

/** Somebody said so before, and a moderator decides. */
export const isClaim = ({ reason }: CheckTask) => reason === 'closed-claim' || reason === 'report'
