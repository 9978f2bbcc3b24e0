import { useQuery } from '@tanstack/react-query'
import type { CategorySlug } from '../../../shared/category-names.ts'
import { MapBox } from '../../parts/map/map-box.tsx'
import { withAnswer, type MapState } from '../../parts/map/use-map.ts'
import { mapListingsOf } from '../../queries/map.ts'
import { words } from './words.ts'

interface AllListingsMapProps {
  /** Those chosen; none means all. */
  kinds: CategorySlug[]
  map: MapState
}

/** All listings of the chosen kinds. While others are on their way, those before them stay. */
export function AllListingsMap({ kinds, map }: AllListingsMapProps) {
  const answer = useQuery({
    ...mapListingsOf(kinds),
    throwOnError: false,
    placeholderData: (before) => before,
  })
  const { listings = [], total = 0 } = answer.data ?? {}
  return (
    <MapBox
      startsInGoa
      label={words.allOnMap}
      rows={listings}
      total={total}
      state={withAnswer(map, answer)}
    />
  )
}
