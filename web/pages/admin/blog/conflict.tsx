import { Button } from '../../../ui/button.tsx'
import { ExternalLink } from '../../../ui/external-link.tsx'
import { Note } from '../../../ui/note.tsx'
import { words } from './words.ts'

interface ConflictProps {
  id: number
  isSettled: boolean
  onReplace: () => Promise<void>
}

/** Somebody saved the same post meanwhile: both are there to be read, and nothing is replaced unasked. */
export function Conflict({ id, isSettled, onReplace }: ConflictProps) {
  return (
    <Note look="warn" role="status">
      <p>
        <strong>{words.conflictTitle}</strong> {words.conflictText}
      </p>
      <p>
        <ExternalLink href={`/admin/blog/${id}/preview`} note={words.newTab}>
          {words.conflictSee}
        </ExternalLink>
      </p>
      {isSettled ? (
        <p>{words.conflictReplaced}</p>
      ) : (
        <p>
          <Button onClick={() => void onReplace()}>{words.conflictReplace}</Button>
        </p>
      )}
    </Note>
  )
}
