import { useId } from 'react'
import { useTakenFocus } from '../../../parts/use-taken-focus.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { Bar } from './bar.tsx'
import { useQueue } from './queue-context.ts'
import { words } from './words.ts'

interface OvertakenProps {
  /** Who was first, with what. */
  title: string
  /** How many answers of one's own came too late. */
  refusals: number
  /** What was to be sent with them. */
  written: string | undefined
}

/** Somebody else has answered what is open: that nothing was saved here, and the words that can still be copied. */
export function Overtaken({ title, refusals, written }: OvertakenProps) {
  const isRefused = refusals > 0
  const box = useTakenFocus<HTMLDivElement>(isRefused)
  const said = useId()
  return (
    <div ref={box} tabIndex={-1} role="group" aria-labelledby={said}>
      <Note look="warn">
        <p id={said} role={isRefused ? undefined : 'status'}>
          <strong>{title}</strong> {isRefused && words.nothingSaved}
        </p>
        {written && (
          <p className="as-typed">
            <strong>{words.notSent}</strong> {written}
          </p>
        )}
      </Note>
    </div>
  )
}

/** In the place of the answers: nothing but the way on. */
export function OvertakenBar({ id }: { id: number }) {
  const { goOn } = useQueue()
  return (
    <Bar isOver>
      <Button look="primary" onClick={() => goOn(id)}>
        {words.goOn}
      </Button>
    </Bar>
  )
}
