import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import { dayAndTime } from '../../../shared/formats/event-when.ts'
import { Badge } from '../../ui/badge.tsx'
import type { OwnSeat } from './use-own-seat.ts'
import { words } from './words.ts'

const LOOKS = {
  registered: { look: 'good', icon: Check },
  waitlisted: { look: 'info', icon: Clock },
  offered: { look: 'warn', icon: Clock },
} as const

/** On the card of an event: that the visitor has a seat already, waits for one, or is offered one. */
export function OwnBadge({ own: { status, offeredUntil } }: { own: OwnSeat }) {
  return (
    <Badge {...LOOKS[status]}>
      {offeredUntil ? words.offeredUntil(dayAndTime(offeredUntil)) : words.own[status]}
    </Badge>
  )
}
