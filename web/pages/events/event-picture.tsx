import type { Event } from '../../../shared/events/events.ts'
import { CategoryDrawing } from '../../parts/drawings/category-drawing.tsx'
import { Arch } from '../../ui/arch.tsx'

/** The event's own picture where it may be shown (ruling 15), otherwise the drawing of its kind. */
export function EventPicture({ event: { imageUrl } }: { event: Pick<Event, 'imageUrl'> }) {
  return (
    <Arch>
      {imageUrl ? (
        <img src={imageUrl} alt="" loading="lazy" referrerPolicy="no-referrer" />
      ) : (
        <CategoryDrawing category="events-workshops" />
      )}
    </Arch>
  )
}
