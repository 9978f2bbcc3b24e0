import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import Clock from 'lucide-react/icons/clock'
import type { Subscriber } from '../../../../shared/newsletter/subscribers.ts'
import { Badge } from '../../../ui/badge.tsx'
import { shortDate } from '../../../../shared/formats/dates.ts'
import { useKeptFocus } from '../kit/keep-focus.ts'
import { RowMenu } from '../kit/row-menu.tsx'
import { words } from './words.ts'

const LOOKS = {
  confirmed: { look: 'good', icon: CircleCheck },
  unconfirmed: { look: 'warn', icon: Clock },
  unsubscribed: { look: undefined, icon: CircleX },
} as const

interface SubscriberRowProps {
  subscriber: Subscriber
  onDelete: () => void
}

/** An address with its state, and since when. */
export function SubscriberRow({ subscriber, onDelete }: SubscriberRowProps) {
  const { email, state, createdAt, confirmedAt, unsubscribedAt } = subscriber
  const kept = useKeptFocus<HTMLElement>()
  const since = [
    words.asked(shortDate(createdAt) ?? ''),
    confirmedAt && words.confirmed(shortDate(confirmedAt) ?? ''),
    unsubscribedAt && words.unsubscribed(shortDate(unsubscribedAt) ?? ''),
  ].filter(Boolean)
  return (
    <article ref={kept} className="line-row">
      <div className="line-row-name">
        <h3>{email}</h3>
        <Badge {...LOOKS[state]}>{words.shows[state]}</Badge>
      </div>
      <p className="line-row-facts">{since.join(' · ')}</p>
      <RowMenu
        of={words.of(email)}
        items={[{ label: words.delete, onChoose: onDelete, isDanger: true }]}
      />
    </article>
  )
}
