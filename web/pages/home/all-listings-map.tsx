import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { CategorySlug } from '../../../shared/listings/category-names.ts'
import type { MapEvent } from '../../../shared/listings/map.ts'
import { MapBox } from '../../parts/map/map-box.tsx'
import type { MapRow } from '../../parts/map/pins.ts'
import { useMap, withAnswer } from '../../parts/map/use-map.ts'
import { usePart } from '../../parts/map/use-part.ts'
import { mapEvents, mapListings, ofKinds } from '../../queries/map.ts'
import { shortDate } from '../../../shared/formats/dates.ts'
import { words } from './words.ts'

export interface AllListingsMapProps {
  /** Those chosen; none means all. */
  kinds: CategorySlug[]
}

/** All listings of the chosen kinds. While others are on their way, those before them stay. */
export function AllListingsMap({ kinds }: AllListingsMapProps) {
  const map = useMap(true)
  const filters = ofKinds(kinds)
  const answer = useQuery({
    ...mapListings(filters),
    throwOnError: false,
    placeholderData: (before) => before,
  })
  // Without them the map still has all else.
  const { data: events = [] } = useQuery({ ...mapEvents(), throwOnError: false })
  const { listings: first = [], total = 0 } = answer.data ?? {}
  const part = usePart(filters, total)
  const listings = part?.shown?.listings ?? first
  const showsEvents = kinds.length === 0 || kinds.includes('events-workshops')
  const rows = useMemo(
    () => (showsEvents ? [...events.map(toRow), ...listings] : listings),
    [showsEvents, events, listings],
  )
  return (
    <MapBox
      startsInGoa
      isAsked
      isTall
      label={words.allOnMap}
      rows={rows}
      total={total}
      part={part}
      state={withAnswer(map, answer)}
    />
  )
}

const toRow = ({ title, location, ...event }: MapEvent): MapRow => ({
  ...event,
  name: title,
  category: 'events-workshops',
  categoryName: words.eventOn(shortDate(event.startDate) ?? ''),
  address: location,
  path: `/events/${event.id}`,
})
