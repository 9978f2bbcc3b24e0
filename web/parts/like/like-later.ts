import { lazy } from 'react'

/** Fetched for anyone who is signed in. The server never draws it: it does not ask who that is. */
export const PersonalLike = lazy(async () => ({
  default: (await import('./personal-like.tsx')).PersonalLike,
}))

/** Keeps a guest's wish until they have signed in. */
export const keepWish = async (listingId: number) => (await import('./wish.ts')).keepWish(listingId)
