import type { Import } from '../../../../shared/imports/imports.ts'
import { words } from './words.ts'

/** How far it is, as it is: no bar that fills by itself. */
export function ImportProgress({ of: { progress }, label }: { of: Import; label: string }) {
  const { done, total } = progress
  return (
    <div className="stack-s">
      <Bar label={label} done={done} total={total} />
      <p>{words.progressOf(done, total)}</p>
      <p role="status">{words.processing}</p>
    </div>
  )
}

interface BarProps {
  label: string
  done: number
  total: number
}

/** A share of the whole, drawn and in percent. */
export function Bar({ label, done, total }: BarProps) {
  const percent = total > 0 ? Math.floor((done / total) * 100) : 100
  return (
    <div className="import-bar">
      <progress aria-label={label} max={100} value={percent} />
      <span>{words.percent(percent)}</span>
    </div>
  )
}
