import { useEffect, useState, type ComponentProps, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Failure } from '../../../parts/failure.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Keyed } from './key.tsx'
import { useQueue } from './queue-context.ts'
import { words } from './words.ts'

interface BarProps {
  label?: string
  /** Why an answer was refused, or why this one cannot be given: above the buttons. */
  refusal?: string | undefined
  /** What failed otherwise. */
  failed?: ComponentProps<typeof Failure>['of'] | undefined
  /** What takes the buttons' place while a reason is written. It stays on the page, so that its draft does too. */
  panel?: ReactNode
  isPanelOpen?: boolean
  /** Somebody else has answered: there is nothing to put off. */
  isOver?: boolean
  /** The buttons: the filled one first. */
  children: ReactNode
}

/** The answers to what is open, always on the screen. */
export function Bar({
  label = words.bar,
  refusal,
  failed,
  panel,
  isPanelOpen = false,
  isOver = false,
  children,
}: BarProps) {
  const { putOff, foot } = useQueue()
  const isReady = useIsReady()
  const bar = (
    <div
      className="bar"
      role="group"
      aria-label={label}
      data-ready={isReady || undefined}
      onClickCapture={(event) => {
        if (isReady) return
        event.preventDefault()
        event.stopPropagation()
      }}
    >
      {(refusal ?? failed?.error) && (
        <div className="bar-said">
          {refusal ? (
            <p role="alert">
              <strong>{refusal}</strong>
            </p>
          ) : (
            failed && <Failure of={failed} isAlone />
          )}
        </div>
      )}
      {panel && (
        <div className="reasons" hidden={!isPanelOpen}>
          {panel}
        </div>
      )}
      <div className="bar-acts" hidden={isPanelOpen}>
        {children}
        {putOff && !isOver && (
          <Button look="quiet" aria-keyshortcuts="D" onClick={putOff}>
            <Keyed on="D">{words.later}</Keyed>
          </Button>
        )}
      </div>
    </div>
  )
  return foot === undefined ? bar : foot && createPortal(bar, foot)
}

/** Milliseconds in which a press was meant for the one before. */
const TOO_SOON = 400

/** A second press of the last answer falls on the next item, which nobody has read: for a moment the bar takes none. */
function useIsReady(): boolean {
  const { decidedAt } = useQueue()
  const [readyFor, setReadyFor] = useState<number>()
  useEffect(() => {
    const wait = Math.max(0, decidedAt + TOO_SOON - performance.now())
    const timer = setTimeout(() => setReadyFor(decidedAt), wait)
    return () => clearTimeout(timer)
  }, [decidedAt])
  return readyFor === decidedAt || decidedAt === -Infinity
}
