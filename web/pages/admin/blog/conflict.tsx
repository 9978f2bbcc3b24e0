import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import type { AdminPostDetail } from '../../../../shared/blog/blog.ts'
import { useChange } from '../../../notices/use-change.ts'
import { Failure } from '../../../parts/failure.tsx'
import { useTakenFocus } from '../../../parts/use-taken-focus.ts'
import { readNewest } from '../../../queries/blog/changes.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ExternalLink } from '../../../ui/external-link.tsx'
import { Note } from '../../../ui/note.tsx'
import { words } from './words.ts'

interface ConflictProps {
  /** As far as the form knows it. */
  of: AdminPostDetail
  /** Not of what was found when the page was opened. */
  takesFocus: boolean
  isSettled: boolean
  /** With what is saved now. */
  onReplace: (newest: AdminPostDetail) => void
}

/**
 * Somebody saved the same post meanwhile: both are there to be read, and nothing is replaced unasked. It is said here
 * alone, and read out by taking the focus.
 */
export function Conflict({
  of: { id, isPublished },
  takesFocus,
  isSettled,
  onReplace,
}: ConflictProps) {
  const box = useTakenFocus<HTMLDivElement>(takesFocus)
  const said = useId()
  const reading = useChange(readNewest(id, useQueryClient()))
  const replace = () => reading.mutate(undefined, { onSuccess: onReplace })
  return (
    <div ref={box} tabIndex={-1} role="group" aria-labelledby={said}>
      <Note look="warn">
        <p id={said}>
          <strong>{words.conflictTitle}</strong> {words.conflictText}
        </p>
        <p>
          <ExternalLink href={`/admin/blog/${id}/preview`} note={words.newTab}>
            {words.conflictSee}
          </ExternalLink>
        </p>
        {isSettled ? (
          <Settled isPublished={isPublished} />
        ) : (
          <p>
            <Button onClick={replace} isBusy={reading.isPending}>
              {reading.isPending ? words.working : words.conflictReplace}
            </Button>
          </p>
        )}
        <Failure of={reading} />
      </Note>
    </div>
  )
}

/** In place of the button that was pressed. Saving comes next, by buttons that may be others now. */
function Settled({ isPublished }: { isPublished: boolean }) {
  return (
    <p ref={useTakenFocus<HTMLParagraphElement>()} tabIndex={-1}>
      {words.conflictReplaced} {isPublished ? words.isPublic : words.draftOnlyNow}
    </p>
  )
}
