import { useQuery } from '@tanstack/react-query'
import Undo2 from 'lucide-react/icons/undo-2'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { timeOf } from '../../../../shared/formats/event-when.ts'
import type { Decision, DecisionNoun } from '../../../../shared/admin/decisions.ts'
import { useChange } from '../../../notices/use-change.ts'
import { ownDecisions, undoDecision } from '../../../queries/admin/decisions.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Keyed } from './key.tsx'
import { words } from './words.ts'

interface UndoProps {
  noun: DecisionNoun | undefined
  to: (id: number) => string
}

/**
 * The last answer that was given in this queue, as long as it can be undone: what it was, when its email leaves, and
 * "Undo". What comes back is opened.
 */
export function Undo({ noun, to }: UndoProps) {
  const [refused, setRefused] = useState<number>()
  const navigate = useNavigate()
  const { data } = useQuery({
    ...ownDecisions(),
    enabled: noun !== undefined,
    throwOnError: false,
    select: (all) => all.find(({ kind }) => kind.startsWith(`${noun}.`)),
    // Each goes by itself when its time is over.
    refetchInterval: ({ state }) => {
      const next = state.data?.at(-1)
      return next ? next.secondsLeft * 1000 + 500 : false
    },
  })
  const undoing = useChange({
    ...undoDecision(),
    onSuccess: ({ subjectId }) => void navigate(to(subjectId), { replace: true }),
    onError: (_error, id) => setRefused(id),
  })
  const last = data?.id === refused ? undefined : data
  return (
    <div
      className={last && 'q-undo'}
      role={last && 'group'}
      aria-label={last && words.lastDecision}
    >
      {/* There before it has words, so that they are read out; a second decision in the same words is, too. */}
      <p role="status">{last && <Said key={last.id} decision={last} />}</p>
      {last && (
        <Button
          icon={Undo2}
          aria-keyshortcuts="U"
          isBusy={undoing.isPending}
          onClick={() => undoing.mutate(last.id)}
        >
          <Keyed on="U">{words.undo}</Keyed>
        </Button>
      )}
    </div>
  )
}

/** The message of §8 that a decision leaves: it stands here as long as it can be undone, and comes up nowhere else. */
export const Said = ({ decision: { kind, subject, mailAt } }: { decision: Decision }) => (
  <>
    {subject && <span className="q-undo-name">{subject}</span>}
    <span>
      {kind.startsWith('submission.') ? (
        <strong>{words.statusUpdated}.</strong>
      ) : (
        `${words.lastDecision}:`
      )}{' '}
      <strong>{words.decided[kind]}.</strong>
      {mailAt && ` ${words.mailLeaves(timeOf(mailAt))}`}
    </span>
  </>
)
