import { sentenceOf } from '../notices/change.ts'
import type { Notice } from '../notices/notice.ts'
import { Note } from '../ui/note.tsx'
import { words } from './words.ts'

interface FailureProps {
  of: { error: Error | null; failure?: Notice | undefined }
  /** No message comes up besides, so this is the one that is read out. */
  isAlone?: boolean
}

/**
 * That a change outside a form failed, beside what was pressed, until it is tried again: the message that came up leaves
 * on its own. That one is read out, so this is not.
 */
export function Failure({ of: { error, failure }, isAlone }: FailureProps) {
  if (!error) return null
  if (isAlone && failure)
    return (
      <Note look="bad" role="alert">
        <p>
          <strong>
            {failure.title}: {sentenceOf(error) ?? failure.text}
          </strong>
        </p>
      </Note>
    )
  return (
    <Note look="bad">
      <p>{sentenceOf(error) ?? words.failed}</p>
    </Note>
  )
}
