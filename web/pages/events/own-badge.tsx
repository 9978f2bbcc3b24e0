import CircleCheck from 'lucide-react/icons/circle-check'
import Clock from 'lucide-react/icons/clock'
import type { Registration } from '../../../shared/events/registrations.ts'
import { dayAndTime } from '../../../shared/formats/event-when.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { words } from './words.ts'

const LOOKS = {
  registered: { look: 'mine', icon: CircleCheck },
  attended: { look: 'mine', icon: CircleCheck },
  waitlisted: { look: 'mine mine-waits', icon: Clock },
  offered: { look: 'mine mine-offered', icon: Clock },
} as const

/** That the visitor has a seat at this event already, waits for one, or is offered one. */
export function OwnBadge({ own: { status, offeredUntil } }: { own: Registration }) {
  if (status === 'cancelled') return null
  const { look, icon } = LOOKS[status]
  return (
    <p className={look}>
      <Icon of={icon} />
      <span>{offeredUntil ? words.offeredUntil(dayAndTime(offeredUntil)) : words.own[status]}</span>
    </p>
  )
}
