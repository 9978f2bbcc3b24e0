import type { Draft } from '../../../parts/drafts/drafts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { useKeptFocus } from '../kit/keep-focus.ts'
import { dayAndTime } from '../../../../shared/formats/clock.ts'
import { words } from './words.ts'

interface OtherDraftsProps {
  drafts: (Draft & { name: string })[]
  onGoOn: (name: string) => void
}

/** New articles that this browser keeps besides: nothing opens or replaces them unasked. */
export function OtherDrafts({ drafts, onGoOn }: OtherDraftsProps) {
  if (drafts.length === 0) return null
  return (
    <Note>
      <p>{words.otherDrafts}</p>
      <ul className="stack-s">
        {drafts.map((draft) => (
          <OtherDraft key={draft.name} draft={draft} onGoOn={() => onGoOn(draft.name)} />
        ))}
      </ul>
    </Note>
  )
}

interface OtherDraftProps {
  draft: Draft
  onGoOn: () => void
}

function OtherDraft({ draft: { fields, savedAt }, onGoOn }: OtherDraftProps) {
  const title = fields['title']?.trim() || words.untitled
  return (
    <li ref={useKeptFocus<HTMLLIElement>()}>
      <p>{words.otherDraft(title, dayAndTime(new Date(savedAt).toISOString()))}</p>
      <Button onClick={onGoOn}>
        {words.goOn}
        <VisuallyHidden>{words.of(title)}</VisuallyHidden>
      </Button>
    </li>
  )
}
