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
  if (!data || data.id === refused) return null
  return <Last decision={data} isBusy={undoing.isPending} onUndo={() => undoing.mutate(data.id)} />
}

interface LastProps {
  decision: Decision
  isBusy: boolean
  onUndo: () => void
}

function Last({ decision: { kind, subject, mailAt }, isBusy, onUndo }: LastProps) {
  return (
    <div className="q-undo" role="group" aria-label={words.lastDecision}>
      <p role="status">
        {subject && <span className="q-undo-name">{subject}</span>}
        <span>
          {words.lastDecision}: <strong>{words.decided[kind]}</strong>
          {mailAt && ` ${words.mailLeaves(timeOf(mailAt))}`}
        </span>
      </p>
      <Button icon={Undo2} aria-keyshortcuts="U" isBusy={isBusy} onClick={onUndo}>
        <Keyed on="U">{words.undo}</Keyed>
      </Button>
    </div>
  )
}
