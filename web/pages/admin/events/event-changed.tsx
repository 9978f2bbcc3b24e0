import type { AdminEvent } from '../../../../shared/events/events.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { adminEventWords as words } from './words.ts'
import { typedEvent } from './typed-event.ts'

interface EventChangedProps {
  before: AdminEvent
  after: AdminEvent
  onKeep: () => void
  onShow: () => void
}

/** Somebody else has saved the event meanwhile: what they changed, and both ways on. */
export function EventChanged({ before, after, onKeep, onShow }: EventChangedProps) {
  const changed = Object.entries(typedEvent(after)).filter(
    ([field, value]) =>
      Object.entries(typedEvent(before)).find(([one]) => one === field)?.[1] !== value,
  )
  return (
    <Note look="warn" role="status">
      <p>
        <strong>{words.changedTitle}</strong> {words.changedText}
      </p>
      {changed.length > 0 && (
        <ul>
          {changed.map(([field, value]) => (
            <li key={field}>{words.nowSays(field, String(value))}</li>
          ))}
        </ul>
      )}
      <div className="btn-row">
        <Button onClick={onKeep}>{words.saveMine}</Button>
        <Button onClick={onShow}>{words.showNewest}</Button>
      </div>
    </Note>
  )
}
