import { likesApi, read, userApi } from '../../api.ts'

const toId = (id: number) => ({ param: { id: String(id) } })

/** How many like it. A listing carries its count; this holds what it has become since. */
export const likeCount = (id: number) => read(likesApi[':id'].likes, toId(id))

/** The numbers of all listings the user likes: one call for the hearts of a page. A failure leaves them empty. */
export const likedIds = () => ({ ...read(userApi.likes.ids), throwOnError: false })

export const likedListings = () => read(userApi.likes)
