import type { FieldValues } from 'react-hook-form'
import type { FormInUse } from '../../../parts/form/use-form.ts'
import { Button } from '../../../ui/button/button.tsx'

interface UnsavedProps<Input extends FieldValues> {
  of: FormInUse<Input>
  /** Whether it has been saved since it was opened, and written in again. */
  hasSaved: boolean
  words: { unsaved: string; unsavedSince: string; discard: string }
  onDiscard: () => void
}

/** That what a dialog shows is not saved, and a way to be rid of it. */
export function Unsaved<Input extends FieldValues>(props: UnsavedProps<Input>) {
  const { of, hasSaved, words, onDiscard } = props
  const unsaved = hasSaved ? words.unsavedSince : of.draft.found && words.unsaved
  return (
    <div className={unsaved ? 'row' : 'vh'}>
      <p role="status">{unsaved}</p>
      {unsaved && (
        <Button
          onClick={() => {
            of.draft.forget()
            onDiscard()
          }}
        >
          {words.discard}
        </Button>
      )}
    </div>
  )
}
