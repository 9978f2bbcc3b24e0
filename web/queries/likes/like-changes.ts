import type { QueryClient } from '@tanstack/react-query'
import type { Listing } from '../../../shared/listings/listings.ts'
import { likesApi, send, userApi } from '../../api.ts'
import { change } from '../../notices/change.ts'
import { likeCount, likedIds } from './likes.ts'
import { peopleWords as words } from '../accounts/people-words.ts'
import { currentUser } from '../admin/users.ts'

type Liked = Pick<Listing, 'id' | 'likeCount' | 'name'>

/** What React Query hands to every step. */
interface Step {
  client: QueryClient
}

const toId = (id: number) => ({ param: { id: String(id) } })

/**
 * Likes it or takes the like back, as the input says. It shows at once, and is taken back when the server refuses (§4).
 * `about` is what the message says besides. Each step sets what then holds of this listing: others may have changed meanwhile, or the list may have been reloaded.
 */
export const setLike = ({ id, likeCount: known, name }: Liked, about = name) => ({
  ...change({
    send: (isWanted: boolean) =>
      send(likesApi[':id'].like.$post({ ...toId(id), json: { isLiked: isWanted } })),
    success: ({ isLiked }) => ({ ...(isLiked ? words.liked : words.unliked), about }),
    failure: words.likeFailed,
  }),
  onMutate: async (isWanted: boolean, { client }: Step) => {
    // An answer that is on its way does not know of this press.
    await client.cancelQueries({ queryKey: likedIds().queryKey })
    const count = client.getQueryData(likeCount(id).queryKey)?.likeCount ?? known
    show(client, id, isWanted, count + (isWanted ? 1 : -1))
    return count
  },
  onError: (_error: Error, isWanted: boolean, count: number | undefined, { client }: Step) =>
    show(client, id, !isWanted, count ?? known),
  onSuccess: (
    answer: { isLiked: boolean; likeCount: number },
    _isWanted: boolean,
    _count: unknown,
    { client }: Step,
  ) => show(client, id, answer.isLiked, answer.likeCount),
  onSettled: (
    _answer: unknown,
    _error: unknown,
    _isWanted: boolean,
    _count: unknown,
    { client }: Step,
  ) => {
    // Whose session has ended has no likes to read. It is not waited for: a press made meanwhile counts.
    if (client.getQueryData(currentUser().queryKey))
      void client.invalidateQueries({ queryKey: userApi.likes.$path().split('/').slice(1) })
  },
})

function show(client: QueryClient, id: number, isLiked: boolean, count: number): void {
  client.setQueryData(likedIds().queryKey, (ids) => {
    const others = ids?.filter((liked) => liked !== id)
    return others && isLiked ? [...others, id] : others
  })
  client.setQueryData(likeCount(id).queryKey, { likeCount: count })
}
