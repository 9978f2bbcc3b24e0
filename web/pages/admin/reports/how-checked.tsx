import { HAND_METHODS, type HandMethod } from '../../../../shared/listings/fields.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Key, Keyed } from '../queue/key.tsx'
import { words as queueWords } from '../queue/words.ts'
import { words } from './words.ts'

interface HowCheckedProps {
  /** As the page would say it. */
  right: string
  isBusy: boolean
  onChoose: (method: HandMethod) => void
  onClose: () => void
}

/** How the moderator checked what may lead families elsewhere: the answer makes the change, and is recorded with it. */
export function HowChecked({ right, isBusy, onChoose, onClose }: HowCheckedProps) {
  return (
    <div className="stack-s" role="group" aria-labelledby="how-checked">
      <p className="reasons-title" id="how-checked">
        {words.howChecked(right)}
      </p>
      <p className="soft small">{isBusy ? words.changing : words.howCheckedHint}</p>
      <div className="chips">
        {HAND_METHODS.map((method, index) => (
          <button
            key={method}
            type="button"
            className="chip"
            aria-keyshortcuts={String(index + 1)}
            aria-busy={isBusy || undefined}
            onClick={isBusy ? undefined : () => onChoose(method)}
          >
            <Key>{String(index + 1)}</Key>
            {words.ways[method]}
          </button>
        ))}
      </div>
      <div className="btn-row">
        <Button look="quiet" aria-keyshortcuts="Escape" onClick={onClose}>
          <Keyed on="Esc">{queueWords.cancel}</Keyed>
        </Button>
      </div>
    </div>
  )
}
