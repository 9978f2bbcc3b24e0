import CircleX from 'lucide-react/icons/circle-x'
import type { Event } from '../../../shared/events/events.ts'
import { Badge } from '../../ui/badge.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { words } from './words.ts'

type Badged = Pick<Event, 'isUpcoming' | 'isFeatured' | 'cancelledAt'>

interface EventBadgesProps {
  event: Badged
  /** Every one of them is to come, as their heading says: who sees it need not read it on each. */
  areAllUpcoming?: boolean
}

/** Upcoming or past, by its start (§4); cancelled above both. */
export function EventBadges({
  event: { isUpcoming, isFeatured, cancelledAt },
  areAllUpcoming,
}: EventBadgesProps) {
  const upcoming = areAllUpcoming ? (
    <VisuallyHidden>{words.upcoming}</VisuallyHidden>
  ) : (
    <Badge look="info">{words.upcoming}</Badge>
  )
  return (
    <span className="row">
      {cancelledAt && (
        <Badge look="warn" icon={CircleX}>
          {words.cancelled}
        </Badge>
      )}
      {!cancelledAt && (isUpcoming ? upcoming : <Badge>{words.past}</Badge>)}
      {isFeatured && isUpcoming && !cancelledAt && <Badge look="good">{words.featured}</Badge>}
    </span>
  )
}
