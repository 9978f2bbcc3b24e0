import type { CheckTask } from '../../../../shared/checks/tasks.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Keyed } from '../queue/key.tsx'
import { usePanelFocus } from './use-panel-focus.ts'
import { words } from './words.ts'

export type CallEnd = keyof typeof words.ends

interface ConfirmEndProps {
  task: CheckTask
  end: CallEnd
  /** Something was marked or written. */
  isBegun: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before an end takes away what was written, or an official number is called wrong: the way back first. */
export function ConfirmEnd({ task, end, isBegun, onConfirm, onCancel }: ConfirmEndProps) {
  const panel = usePanelFocus(true)
  return (
    <div className="stack-s" ref={panel} tabIndex={-1} role="group" aria-label={words.areYouSure}>
      {isOfficial(task, end) && <p>{words.official(task.call?.text ?? '')}</p>}
      {isBegun && <p>{words.losesAll}</p>}
      <div className="row">
        <Button look="primary" aria-keyshortcuts="Escape" onClick={onCancel}>
          <Keyed on="Esc">{words.goBack}</Keyed>
        </Button>
        <Button onClick={onConfirm}>
          {isBegun ? words.throwAway(words.ends[end]) : words.yes(words.ends[end])}
        </Button>
      </div>
    </div>
  )
}

/** A short number, such as 112, is on pages that people in need open. */
export const isOfficial = ({ isHelpline }: CheckTask, end: CallEnd) =>
  isHelpline && end === 'wrong-number'
