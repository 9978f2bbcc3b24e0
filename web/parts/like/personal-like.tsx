import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiError } from '../../api.ts'
import { notify } from '../../notices/notice.ts'
import { useChange } from '../../notices/use-change.ts'
import { setLike } from '../../queries/likes/like-changes.ts'
import { likeCount, likedIds } from '../../queries/likes/likes.ts'
import { peopleWords as words } from '../../queries/accounts/people-words.ts'
import { LikeForm, type LikeButtonProps } from './like-form.tsx'
import { takeWish } from './wish.ts'

export { keepWish } from './wish.ts'

interface PersonalLikeProps extends LikeButtonProps {
  /** Pressed before it is known whether it is liked. */
  onEarlyPress: () => void
  /** Whether it was pressed early; asking takes the press away. */
  takePress: () => boolean
  /** The server knows the session no longer. */
  onEnded: () => void
}

/** The heart of somebody who is signed in. */
export function PersonalLike({
  listing,
  wish: given,
  onEarlyPress,
  takePress,
  onEnded,
}: PersonalLikeProps) {
  const { id } = listing
  const wish = given ?? true
  const { data: ids, isError, refetch } = useQuery(likedIds())
  const { data: counted } = useQuery({ ...likeCount(id), enabled: false })
  const liking = setLike(listing)
  /** What was wished for before signing in: the message says that one is signed in now. */
  const { mutate: fulfil } = useChange(setLike(listing, words.signedInAndLike(listing.name)))
  const { mutate, isPending, error } = useChange({
    ...liking,
    onError: (...refusal) => {
      liking.onError(...refusal)
      // This goes with the session; the request to sign in stays.
      if (isEnded(refusal[0])) onEnded()
    },
  })
  const isLiked = ids?.includes(id)

  // Known now: what was wished for in the meantime, or before signing in led back here, is done (ruling 22).
  useEffect(() => {
    if (isLiked === undefined) return
    if (takeWish(id) && !isLiked) fulfil(true)
    else if (takePress() && isLiked !== wish) mutate(wish)
  }, [isLiked, id, wish, mutate, fulfil, takePress])

  useEffect(() => {
    if (isError && takePress()) notify({ ...words.likeFailed, look: 'bad' })
  }, [isError, takePress])

  return (
    <>
      <LikeForm
        listing={listing}
        count={counted?.likeCount}
        isLiked={isLiked}
        needsSignIn={isEnded(error)}
        onPress={() => {
          if (isLiked === undefined) {
            onEarlyPress()
            if (isError) void refetch()
          } else if (!isPending) mutate(!isLiked)
        }}
      />
      {error && !isEnded(error) && <p className="like-note small">{words.likeFailed.text}</p>}
    </>
  )
}

const isEnded = (error: Error | null) => error instanceof ApiError && error.status === 401
