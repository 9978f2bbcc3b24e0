import { useSuspenseQuery } from '@tanstack/react-query'
import { EVENTS_FOR_MACHINES } from '../../../shared/events/rules.ts'
import type { Event } from '../../../shared/events/events.ts'
import { JsonLd } from '../../parts/page-head/json-ld.tsx'
import { settings } from '../../queries/site.ts'
import { eventJson } from './event-json.ts'

/** The first three, for machines (§2, §9). */
export function FirstEventsJson({ events }: { events: Event[] }) {
  const { publicUrl } = useSuspenseQuery(settings()).data
  return events
    .slice(0, EVENTS_FOR_MACHINES)
    .map((event) => (
      <JsonLd key={event.id} data={import.meta.env.SSR && eventJson(publicUrl, event)} />
    ))
}
