import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { LikedListing } from '../../../shared/listings/likes.ts'
import { likedListings } from '../../queries/likes/likes.ts'
import { Empty } from '../../ui/empty.tsx'
import { MoreLink } from '../../ui/button/more-link.tsx'
import { SkeletonRow } from '../../ui/skeleton-row.tsx'
import { Loading } from '../../ui/skeleton.tsx'
import { LikedRow } from './liked-row.tsx'
import { words } from './words.ts'

export function LikedListings() {
  const { data } = useQuery(likedListings())
  const rows = useKept(data ?? [])
  useFocusOnHeading(rows.length)
  if (!data)
    return (
      <Loading label={words.loadingLikes}>
        <SkeletonRow />
        <SkeletonRow />
      </Loading>
    )
  if (rows.length === 0)
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
      {rows.map((liked) => (
        <li key={liked.id}>
          <LikedRow liked={liked} isUnliked={!has(data, liked)} />
        </li>
      ))}
    </ul>
  )
}

/** With what was unliked since the page came: it stays where it was, to be liked again. */
function useKept(liked: LikedListing[]): LikedListing[] {
  const [seen, setSeen] = useState(liked)
  const added = liked.filter((one) => !has(seen, one))
  if (added.length > 0) setSeen([...added, ...seen])
  return seen.flatMap((one) => liked.find(({ id }) => id === one.id) ?? (one.isListed ? one : []))
}

const has = (listings: LikedListing[], { id }: LikedListing) =>
  listings.some((one) => one.id === id)

/** What is no longer listed cannot be liked again: its row leaves, and with it the button that had the focus. */
function useFocusOnHeading(length: number) {
  const before = useRef(length)
  useEffect(() => {
    const isShorter = length < before.current
    before.current = length
    if (isShorter && document.activeElement === document.body)
      document.getElementById('tab')?.focus()
  }, [length])
}
