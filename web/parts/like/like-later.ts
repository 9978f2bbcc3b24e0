import { lazy } from 'react'

const later = () => import('./personal-like.tsx')

/** Fetched for anyone who is signed in. The server never draws it: it does not ask who that is. */
export const PersonalLike = lazy(async () => ({ default: (await later()).PersonalLike }))

/** Keeps a guest's wish until they have signed in. */
export const keepWish = async (listingId: number) => (await later()).keepWish(listingId)
