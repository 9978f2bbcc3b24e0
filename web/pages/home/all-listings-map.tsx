import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import type { CategorySlug } from '../../../shared/category-names.ts'
import type { MapAnswer } from '../../../shared/map.ts'
import { MapBox } from '../../parts/map/map-box.tsx'
import { withAnswer, type MapState } from '../../parts/map/use-map.ts'
import { words as mapWords } from '../../parts/map/words.ts'
import { mapListings } from '../../queries/map.ts'
import { words } from './words.ts'

interface AllListingsMapProps {
  /** Those chosen; none means all. */
  kinds: CategorySlug[]
  map: MapState
}

/** All listings of the chosen kinds. While others are on their way, those before them stay. */
export function AllListingsMap({ kinds, map }: AllListingsMapProps) {
  const asked = kinds.length > 0 ? kinds : ['all' as const]
  const { answer, ...progress } = useQueries({
    queries: asked.map((category) => ({ ...mapListings({ category }), throwOnError: false })),
    combine: together,
  })
  const [shown, show] = useState(answer)
  if (answer && answer !== shown) show(answer)
  const listings = answer?.listings ?? shown?.listings
  return (
    <MapBox
      label={words.allOnMap}
      rows={listings ?? []}
      state={withAnswer(map, { ...progress, isPending: !listings })}
    >
      {answer?.isMore && mapWords.tooMany(answer.listings.length)}
    </MapBox>
  )
}

function together(answers: UseQueryResult<MapAnswer>[]) {
  const data = answers.flatMap(({ data = [] }) => data)
  const listings = data.flatMap(({ listings }) => listings)
  return {
    answer:
      data.length === answers.length
        ? { listings, isMore: data.some(({ total, listings }) => total > listings.length) }
        : undefined,
    isError: answers.some(({ isError }) => isError),
    refetch: () => {
      for (const { isError, refetch } of answers) if (isError) void refetch()
    },
  }
}
