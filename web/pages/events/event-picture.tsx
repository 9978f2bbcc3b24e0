import type { Event } from '../../../shared/events/events.ts'
import { Arch } from '../../ui/arch.tsx'

/** The event's own picture where it may be shown (ruling 15); a drawing that all events share would say nothing. */
export function EventPicture({ event: { imageUrl } }: { event: Pick<Event, 'imageUrl'> }) {
  if (!imageUrl) return null
  return (
    <Arch>
      <img src={imageUrl} alt="" loading="lazy" referrerPolicy="no-referrer" />
    </Arch>
  )
}
