import CircleX from 'lucide-react/icons/circle-x'
import type { Event } from '../../../shared/events/events.ts'
import { Badge } from '../../ui/badge.tsx'
import { words } from './words.ts'

type Badged = Pick<Event, 'isUpcoming' | 'isFeatured' | 'cancelledAt'>

/** Upcoming or past, by its start (§4); cancelled above both. */
export function EventBadges({ event: { isUpcoming, isFeatured, cancelledAt } }: { event: Badged }) {
  return (
    <span className="row">
      {cancelledAt && (
        <Badge look="bad" icon={CircleX}>
          {words.cancelled}
        </Badge>
      )}
      {!cancelledAt &&
        (isUpcoming ? <Badge look="info">{words.upcoming}</Badge> : <Badge>{words.past}</Badge>)}
      {isFeatured && isUpcoming && !cancelledAt && <Badge look="good">{words.featured}</Badge>}
    </span>
  )
}
