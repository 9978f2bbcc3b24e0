import { sentenceOf } from '../notices/change.ts'
import { Note } from '../ui/note.tsx'
import { words } from './words.ts'

/**
 * That a change outside a form failed, beside what was pressed, until it is tried again: the message that came up leaves
 * on its own. That one is read out, so this is not.
 */
export function Failure({ of: { error } }: { of: { error: Error | null } }) {
  if (!error) return null
  return (
    <Note look="bad">
      <p>{sentenceOf(error) ?? words.failed}</p>
    </Note>
  )
}
