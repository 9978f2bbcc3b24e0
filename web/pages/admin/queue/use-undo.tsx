import { useQuery } from '@tanstack/react-query'
import Undo2 from 'lucide-react/icons/undo-2'
import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { timeOf } from '../../../../shared/formats/event-when.ts'
import type { DecisionNoun } from '../../../../shared/admin/decisions.ts'
import { useChange } from '../../../notices/use-change.ts'
import { ownDecisions, undoDecision } from '../../../queries/admin/decisions.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Keyed } from './key.tsx'
import { words } from './words.ts'

/**
 * The last answer that was given in this queue, as long as it can be undone: what it was, when its email leaves, and
 * "Undo". What comes back is opened.
 */
export function useUndo(noun: DecisionNoun | undefined, to: (id: number) => string): ReactNode {
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
  const { id, kind, subject, mailAt } = data
  return (
    <div className="q-undo" role="group" aria-label={words.lastDecision}>
      <p role="status">
        <strong>{words.decided[kind]}</strong>
        {subject && <span className="q-undo-name"> {subject}.</span>}
        {mailAt && ` ${words.mailLeaves(timeOf(mailAt))}`}
      </p>
      <Button
        icon={Undo2}
        aria-keyshortcuts="U"
        isBusy={undoing.isPending}
        onClick={() => undoing.mutate(id)}
      >
        <Keyed on="U">{words.undo}</Keyed>
      </Button>
    </div>
  )
}
