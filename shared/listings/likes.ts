import { z } from 'zod'
import { listingSchema } from './listings.ts'

export const likeCountSchema = z.object({ likeCount: z.int() }).meta({ id: 'LikeCount' })
export const likedSchema = z.object({ isLiked: z.boolean() }).meta({ id: 'Liked' })

/** What is wished for; said by nobody, a press turns it round (§7). A form without script says it as a word. */
export const likeInput = z.object({
  isLiked: z.union([z.boolean(), z.stringbool({ truthy: ['true'], falsy: ['false'] })]).optional(),
})

/** What a toggle answers: the new values (§4). */
export const likeStateSchema = likeCountSchema.extend(likedSchema.shape).meta({ id: 'LikeState' })

/** A liked listing; of one that is no longer listed only its name (ruling 6). */
export const likedListingSchema = z.discriminatedUnion('isListed', [
  listingSchema.extend({ isListed: z.literal(true) }).meta({ id: 'LikedListing' }),
  z
    .object({ isListed: z.literal(false), id: z.int(), name: z.string() })
    .meta({ id: 'NoLongerListed' }),
])

export type LikeState = z.output<typeof likeStateSchema>
export type LikedListing = z.output<typeof likedListingSchema>
