import Clock from 'lucide-react/icons/clock'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { age } from '../../../../shared/formats/age.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { words } from './words.ts'

/** What a row of a queue says: what it is about, its state as icon and word, who it is from and since when it waits. */
export interface QueueRowText {
  name: string
  state: ReactNode
  who: string
  since: string
}

interface QueueRowProps extends QueueRowText {
  id: number
  to: string
  isCurrent: boolean
  isPutOff: boolean
}

/** The whole row opens what it is about. */
export function QueueRow({ id, to, isCurrent, isPutOff, name, state, who, since }: QueueRowProps) {
  return (
    <Link id={rowId(id)} className="q-row" to={to} aria-current={isCurrent ? 'true' : undefined}>
      <strong>{name}</strong>
      <span className="q-meta">
        {state}
        {isPutOff && (
          <span className="q-state">
            <Icon of={Clock} />
            {words.putOff}
          </span>
        )}
        <span className="q-who">{who}</span>
        <time dateTime={since}>{age(since)}</time>
      </span>
    </Link>
  )
}

export const rowId = (id: number | string) => `row-${id}`
