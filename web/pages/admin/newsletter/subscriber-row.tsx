import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import Clock from 'lucide-react/icons/clock'
import Trash from 'lucide-react/icons/trash-2'
import type { Subscriber } from '../../../../shared/newsletter/subscribers.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { shortDate } from '../../../../shared/formats/dates.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { useKeptFocus } from '../kit/keep-focus.ts'
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
    <article ref={kept} className="user-row">
      <div className="stack-s">
        <div className="row">
          <h3 className="breaks">{email}</h3>
          <Badge {...LOOKS[state]}>{words.shows[state]}</Badge>
        </div>
        <p className="soft small">{since.join(' · ')}</p>
      </div>
      <div className="btn-row">
        <Button icon={Trash} onClick={onDelete} aria-haspopup="dialog">
          {words.delete}
          <VisuallyHidden>{words.of(email)}</VisuallyHidden>
        </Button>
      </div>
    </article>
  )
}
