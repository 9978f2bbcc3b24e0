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
  /** Chooses it, while several are chosen; then it opens nothing. */
  pick?: { isPicked: boolean; onPick: () => void } | false | undefined
}

/** The whole row opens what it is about, or chooses it. */
export function QueueRow({ id, to, isCurrent, pick, ...said }: QueueRowProps) {
  if (pick)
    return (
      <label className="q-row q-pick">
        <input type="checkbox" checked={pick.isPicked} onChange={pick.onPick} />
        <span>
          <RowText {...said} />
        </span>
      </label>
    )
  return (
    <Link id={rowId(id)} className="q-row" to={to} aria-current={isCurrent ? 'true' : undefined}>
      <RowText {...said} />
    </Link>
  )
}

type RowTextProps = Omit<QueueRowProps, 'id' | 'to' | 'isCurrent' | 'pick'>

function RowText({ isPutOff, name, state, who, since }: RowTextProps) {
  return (
    <>
      <strong>{name}</strong>
      <span className="q-meta">
        {state}
        {isPutOff ? (
          <span className="q-state">
            <Icon of={Clock} />
            {words.putOff}
          </span>
        ) : (
          <span className="q-who">{who}</span>
        )}
        <time dateTime={since}>{age(since, undefined, 'short')}</time>
      </span>
    </>
  )
}

export const rowId = (id: number | string) => `row-${id}`
