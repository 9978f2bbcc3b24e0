import { useState } from 'react'
import type { CheckTask } from '../../../../shared/checks/tasks.ts'
import { useChange } from '../../../notices/use-change.ts'
import { decideClosing, refuse } from '../../../queries/admin/checks.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Keyed } from '../queue/key.tsx'
import { words } from './words.ts'

interface ClosingProps {
  task: CheckTask
  isModerator: boolean
  onDone: (answer: { task: CheckTask | null }) => void
}

/** It has closed, or they say no: asks first. What was said before is a moderator's to decide. */
export function Closing({ task, isModerator, onDone }: ClosingProps) {
  const [isAsking, ask] = useState(false)
  const refusal = useChange({ ...refuse(task.id), onSuccess: onDone })
  const decision = useChange({ ...decideClosing(task.id), onSuccess: onDone })
  const isClaim = task.reason === 'closed-claim' || task.reason === 'report'
  if (!isAsking)
    return (
      <Button aria-keyshortcuts="Z" onClick={() => ask(true)}>
        <Keyed on="Z">{words.closed}</Keyed>
      </Button>
    )
  const decide = (status: 'open' | 'closed-for-now' | 'closed' | 'do-not-list') =>
    decision.mutate({ status, until: '' })
  return (
    <div className="stack-s" role="group" aria-label={words.confirmClosed}>
      <p>{isModerator && isClaim ? words.decide : words.confirmClosedText}</p>
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
            <Button onClick={() => refusal.mutate({ says: 'closed' })}>{words.yesClosed}</Button>
            <Button onClick={() => refusal.mutate({ says: 'not-asked' })}>{words.notAsked}</Button>
            <Button onClick={() => refusal.mutate({ says: 'not-listed' })}>
              {words.notListed}
            </Button>
          </>
        )}
        <Button look="quiet" onClick={() => ask(false)}>
          {words.cancel}
        </Button>
      </div>
    </div>
  )
}
