import { useQuery } from '@tanstack/react-query'
import Undo2 from 'lucide-react/icons/undo-2'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ListingChange } from '../../../../shared/listings/changes.ts'
import { useChange } from '../../../notices/use-change.ts'
import { Failure } from '../../../parts/failure.tsx'
import { recentChanges, undoChange } from '../../../queries/admin/listings.ts'
import { Button, type ButtonProps } from '../../../ui/button/button.tsx'
import { Details } from '../../../ui/details.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { dayAndTime } from '../../../../shared/formats/clock.ts'
import { useKeptFocus } from '../kit/keep-focus.ts'
import { words } from './words.ts'

/** So many are open; the others are one press away. */
const OPEN = 3

/** What was done in the last 24 hours, each with "Undo". Nothing when nothing was. */
export function RecentChanges() {
  const { data } = useQuery(recentChanges())
  if (!data || data.rows.length === 0) return null
  const [open, others] = [data.rows.slice(0, OPEN), data.rows.slice(OPEN)]
  return (
    <section className="stack-s" aria-labelledby="recent">
      <h3 id="recent">{words.recent}</h3>
      <p className="hint">{words.recentHint}</p>
      <ChangeList changes={open} />
      {others.length > 0 && (
        <Details summary={words.moreRecent(others.length)}>
          <ChangeList changes={others} />
        </Details>
      )}
    </section>
  )
}

function ChangeList({ changes }: { changes: ListingChange[] }) {
  return (
    <ul className="rows">
      {changes.map((change) => (
        <li key={change.id} className="change">
          <span>
            {change.by ?? (change.isByProvider ? words.provider : words.nobody)}{' '}
            <Did change={change}>
              <Link to={`/admin/listings/${change.listing.id}`}>{change.listing.name}</Link>
            </Did>
            , <time dateTime={change.createdAt}>{dayAndTime(change.createdAt)}</time>
          </span>
          <UndoChange change={change} otherwise={words.changedSince} />
        </li>
      ))}
    </ul>
  )
}

interface DidProps {
  change: ListingChange
  /** The listing, as the sentence has it. */
  children: ReactNode
}

/** "changed Asha School"; of a merge with the other listing. */
export function Did({ change: { action, other }, children }: DidProps) {
  const theOther = other ? (
    <Link to={`/admin/listings/${other.id}`}>{other.name}</Link>
  ) : (
    words.anotherListing
  )
  if (action === 'listing.merge')
    return (
      <>
        {words.merged} {theOther} {words.into} {children}
      </>
    )
  if (action === 'listing.merged')
    return (
      <>
        {words.merged} {children} {words.into} {theOther}
      </>
    )
  return (
    <>
      {words.did[action]} {children}
    </>
  )
}

interface UndoChangeProps {
  change: ListingChange
  /** What is said of an act that cannot be undone though it is not long ago. */
  otherwise?: string
}

/** "Undo", or who has done so. */
export function UndoChange({ change, otherwise }: UndoChangeProps) {
  const { id, action, listing, canUndo, undoneAt, undoneBy } = change
  const undoing = useChange(undoChange(id))
  return (
    <div className="stack-s">
      {undoneAt && <span className="soft small">{words.undoneBy(undoneBy)}</span>}
      {!undoneAt && !canUndo && action !== 'listing.create' && otherwise && (
        <span className="soft small">{otherwise}</span>
      )}
      {canUndo && (
        <UndoButton isBusy={undoing.isPending} onClick={() => undoing.mutate()}>
          {undoing.isPending ? words.undoing : words.undo}
          <VisuallyHidden>{words.undoOf(words.did[action], listing.name)}</VisuallyHidden>
        </UndoButton>
      )}
      <Failure of={undoing} />
    </div>
  )
}

/** It leaves the page once it has done its work. */
function UndoButton(button: ButtonProps) {
  const kept = useKeptFocus<HTMLDivElement>()
  return (
    <div ref={kept}>
      <Button icon={Undo2} {...button} />
    </div>
  )
}
