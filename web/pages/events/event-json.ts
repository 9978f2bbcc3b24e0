import type { EventMode } from '../../../shared/events/rules.ts'
import type { Event } from '../../../shared/events/events.ts'
import { indianDay } from '../../../shared/indian-days.ts'

const MODES: Record<EventMode, string> = {
  'in-person': 'OfflineEventAttendanceMode',
  online: 'OnlineEventAttendanceMode',
  hybrid: 'MixedEventAttendanceMode',
}

/** The event for machines: only what the page shows. */
export function eventJson(publicUrl: string, event: Event): object {
  const { id, title, description, startDate, endDate, isAllDay, mode, cancelledAt } = event
  const url = `${publicUrl}/events/${id}`
  const on = (moment: string) => (isAllDay ? indianDay(moment) : moment)
  return {
    '@type': 'Event',
    '@id': url,
    url,
    name: title,
    description,
    startDate: on(startDate),
    ...(endDate && { endDate: isAllDay ? lastDay(endDate) : endDate }),
    eventStatus: `https://schema.org/${cancelledAt ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: `https://schema.org/${MODES[mode]}`,
    location:
      mode === 'online'
        ? { '@type': 'VirtualLocation', url: event.registrationUrl ?? url }
        : {
            '@type': 'Place',
            name: event.location,
            address: {
              '@type': 'PostalAddress',
              streetAddress: event.location,
              ...(event.town && { addressLocality: event.town }),
              ...(event.region && { addressRegion: event.region }),
              addressCountry: 'IN',
            },
          },
    ...(event.organizer && { organizer: { '@type': 'Organization', name: event.organizer } }),
    ...(event.imageUrl && { image: event.imageUrl }),
  }
}

const lastDay = (endDate: string) => indianDay(new Date(Date.parse(endDate) - 1))
