import { useQuery } from '@tanstack/react-query'
import Undo2 from 'lucide-react/icons/undo-2'
import { dayAndTime } from '../../../../shared/formats/clock.ts'
import type { SearchRuleKind } from '../../../../shared/search/rule-kinds.ts'
import type { SearchRuleChange } from '../../../../shared/search/search-rules.ts'
import { useChange } from '../../../notices/use-change.ts'
import { Failure } from '../../../parts/failure.tsx'
import { searchRuleChanges, undoRuleChange } from '../../../queries/admin/search-rules.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Details } from '../../../ui/details.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { useKeptFocus } from '../kit/keep-focus.ts'
import { words } from './words.ts'

/** What was done in the last 24 hours, each with "Undo". Nothing when nothing was. */
export function RuleChanges({ kind }: { kind: SearchRuleKind }) {
  const { data } = useQuery(searchRuleChanges())
  const changes = data?.filter((change) => change.kind === kind) ?? []
  if (changes.length === 0) return null
  return (
    <Details summary={words.recent}>
      <ul className="rows">
        {changes.map((change) => (
          <li key={change.id} className="change">
            <RuleChange change={change} />
          </li>
        ))}
      </ul>
    </Details>
  )
}

function RuleChange({ change }: { change: SearchRuleChange }) {
  const { id, by, action, kind, phrase, canUndo, undoneAt, createdAt } = change
  const undoing = useChange(undoRuleChange(id))
  const what = `${words.did[action]} ${words.kinds[kind]} ${words.quoted(phrase)}`
  return (
    <>
      <span className="breaks">
        {by ?? words.nobody} {what}, <time dateTime={createdAt}>{dayAndTime(createdAt)}</time>
      </span>
      <div className="stack-s">
        {!canUndo && (
          <span className="soft small">{undoneAt ? words.undone : words.changedSince}</span>
        )}
        {canUndo && (
          <UndoButton isBusy={undoing.isPending} of={what} onClick={() => undoing.mutate()} />
        )}
        <Failure of={undoing} />
      </div>
    </>
  )
}

/** It leaves the page once it has done its work. */
function UndoButton({ of, ...button }: { of: string; isBusy: boolean; onClick: () => void }) {
  const kept = useKeptFocus<HTMLDivElement>()
  return (
    <div ref={kept}>
      <Button icon={Undo2} {...button}>
        {button.isBusy ? words.undoing : words.undo}
        <VisuallyHidden>{words.undoOf(of)}</VisuallyHidden>
      </Button>
    </div>
  )
}
