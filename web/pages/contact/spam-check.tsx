import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import type { SpamCheckInUse } from './use-spam-check.ts'
import { words } from './words.ts'

/** The place of the widget, and its states in words for those who listen. */
export function SpamCheck({ of: { state, setPlace } }: { of: SpamCheckInUse }) {
  return (
    <div className="spam-check">
      {state === null && <p className="spam-check-waits">{words.check.unverified}</p>}
      <div ref={setPlace} />
      <p className="hint">{state === 'failed' ? words.check.failed : words.check.hint}</p>
      <VisuallyHidden role="status">{state && words.check[state]}</VisuallyHidden>
    </div>
  )
}
