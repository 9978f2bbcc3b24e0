import { useId, type ReactNode } from 'react'
import { useTakenFocus } from '../../../parts/use-taken-focus.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { Bar } from './bar.tsx'
import { ItemBody } from './item.tsx'
import { useQueue } from './queue-context.ts'
import { words } from './words.ts'

interface AnsweredProps extends OvertakenProps {
  id: number
  /** False for what was answered before it was opened. */
  isOvertaken?: boolean
  /** What is decided on. */
  children: ReactNode
}

/**
 * What is open and can be answered no more; if somebody else was first, who that was, and the way on. It is called, not drawn
 * as a part of its own: so what is open stays where it was scrolled to.
 */
export const answered = ({ id, isOvertaken = true, children, ...first }: AnsweredProps) => (
  <>
    <ItemBody>
      {isOvertaken && <Overtaken {...first} />}
      {children}
    </ItemBody>
    {isOvertaken && <OvertakenBar id={id} />}
  </>
)

interface OvertakenProps {
  /** Who was first, with what. */
  title: string
  /** How many answers of one's own came too late. */
  refusals: number
  /** What was to be sent with them. */
  written: string | undefined
}

/** Somebody else has answered what is open: that nothing was saved here, and the words that can still be copied. */
function Overtaken({ title, refusals, written }: OvertakenProps) {
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
function OvertakenBar({ id }: { id: number }) {
  const { goOn } = useQueue()
  return (
    <Bar isOver>
      <Button look="primary" onClick={() => goOn(id)}>
        {words.goOn}
      </Button>
    </Bar>
  )
}
