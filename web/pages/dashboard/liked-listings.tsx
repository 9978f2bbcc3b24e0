import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { likedListings } from '../../queries/likes/likes.ts'
import { Empty } from '../../ui/empty.tsx'
import { MoreLink } from '../../ui/button/more-link.tsx'
import { SkeletonRow } from '../../ui/skeleton-row.tsx'
import { Loading } from '../../ui/skeleton.tsx'
import { LikedRow } from './liked-row.tsx'
import { words } from './words.ts'

export function LikedListings() {
  const { data } = useQuery(likedListings())
  useFocusOnHeading(data?.length)
  if (!data)
    return (
      <Loading label={words.loadingLikes}>
        <SkeletonRow />
        <SkeletonRow />
      </Loading>
    )
  if (data.length === 0)
    return (
      <Empty title={words.noLikes} level={3}>
        <p>
          <MoreLink to="/directory" hasArrow>
            {words.findSome}
          </MoreLink>
        </p>
      </Empty>
    )
  return (
    <ul className="rows">
      {data.map((liked) => (
        <li key={liked.id}>
          <LikedRow liked={liked} />
        </li>
      ))}
    </ul>
  )
}

/** A row that was unliked is gone, and with it the button that had the focus. */
function useFocusOnHeading(length: number | undefined) {
  const before = useRef(length)
  useEffect(() => {
    const isShorter = length !== undefined && length < (before.current ?? 0)
    before.current = length
    if (isShorter && document.activeElement === document.body)
      document.getElementById('tab')?.focus()
  }, [length])
}
