import CalendarPlus from 'lucide-react/icons/calendar-plus'
import Link from 'lucide-react/icons/link'
import MapPinned from 'lucide-react/icons/map-pinned'
import type { Event } from '../../../shared/events/events.ts'
import { eventPlace } from '../../parts/event/event-place.ts'
import { eventWhen } from '../../../shared/formats/event-when.ts'
import { mapsLink } from '../../parts/map/maps-link.ts'
import { Button } from '../../ui/button/button.tsx'
import { buttonClass } from '../../ui/button/look.ts'
import { ExternalLink } from '../../parts/external-link/external-link.tsx'
import { ShareOnWhatsApp } from '../../parts/external-link/share-on-whatsapp.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { WrittenStatus } from '../../ui/written-status.tsx'
import { eventPageWords as words } from './event-page-words.ts'

interface EventLinksProps {
  event: Event
  publicUrl: string
}

/** Ways to take the event along: into a calendar, to the maps page of others, to somebody else. */
export function EventLinks({ event, publicUrl }: EventLinksProps) {
  const { id, title, mode, point, isUpcoming, cancelledAt } = event
  const address = `${publicUrl}/events/${id}`
  return (
    <div
      className="stack-s"
      // What was copied is another event's.
      key={id}
      data-copied={words.copied}
      data-not-copied={words.copyFailed}
    >
      <div className="other-ways">
        {isUpcoming && !cancelledAt && (
          <a className={buttonClass()} href={`/events/${id}.ics`}>
            <Icon of={CalendarPlus} />
            <span>{words.addToCalendar}</span>
          </a>
        )}
        {mode !== 'online' && !cancelledAt && (
          <ExternalLink
            // The place is what is looked for; it gets coordinates only when they are exact (ruling 14).
            href={mapsLink({ name: '', point }, eventPlace(event))}
            button="outlined"
            icon={MapPinned}
            isNoteHidden
          >
            {words.directions}
          </ExternalLink>
        )}
      </div>
      {point && !point.isExact && mode !== 'online' && !cancelledAt && (
        <p className="soft small">{words.approximate(point.label)}</p>
      )}
      <div className="btn-row btn-tight">
        <ShareOnWhatsApp lines={[title, eventWhen(event), address]} />
        <Button look="quiet" icon={Link} data-copy={address} className="until-script">
          {words.copyLink}
        </Button>
      </div>
      <WrittenStatus />
    </div>
  )
}
