import { z } from 'zod'
import type { ListingStatus } from '../checks/kinds.ts'
import { DUPLICATE_REASONS } from '../submissions/rules.ts'
import { MERGE_PARTS } from './merge-parts.ts'

const id = z.int().min(1).max(2_147_483_647)

/** `version` and `otherVersion` are what each listing's `updatedAt` was when the admin read it. */
export const mergeInput = z.strictObject({
  other: id,
  version: z.iso.datetime(),
  otherVersion: z.iso.datetime(),
  take: z
    .array(z.enum(MERGE_PARTS))
    .default([])
    .meta({ description: 'What the other listing says better; the rest stays as it is' }),
})
export type MergeInput = z.output<typeof mergeInput>

export const mergeParams = z.object({
  id: z.coerce.number().int().min(1).max(2_147_483_647),
  other: z.coerce.number().int().min(1).max(2_147_483_647),
})

/** What comes along from the other listing. Of a person who liked or reviewed both, one counts. */
export const comesAlongSchema = z
  .object({
    likes: z.int(),
    bothLiked: z.int(),
    reviews: z.int(),
    bothReviewed: z.int(),
    reports: z.int(),
    submissions: z.int(),
    messages: z.int(),
    claims: z.int().meta({ description: 'People who look after it, by a contact that both show' }),
    checks: z.int().meta({ description: 'Good words on facts, which come with their value' }),
    hasTask: z.boolean().meta({ description: 'Somebody was to ask its provider' }),
    links: z.int().meta({ description: "Links of its provider's that are open" }),
    advertisements: z.int().meta({ description: 'Those that lead to its page' }),
  })
  .meta({ id: 'ComesAlong' })
export type ComesAlong = z.output<typeof comesAlongSchema>

/** A listing that looks like the one that is open. */
export const likelyDoubleSchema = z
  .object({
    id: z.int(),
    name: z.string(),
    town: z.string().nullable(),
    region: z.string().nullable(),
    why: z.array(z.enum(DUPLICATE_REASONS)),
  })
  .meta({ id: 'LikelyDouble' })
export type LikelyDouble = z.output<typeof likelyDoubleSchema>

/** The rows that a merge brought over, by their numbers: what undoing brings back. */
export interface Moved {
  likes: number[]
  reviews: number[]
  /** Older reviews of people who reviewed both, that wait with the other listing. */
  olderReviews: number[]
  /** The accounts whose next review is read first. */
  withdrawn: number[]
  reports: number[]
  submissions: number[]
  messages: number[]
  credentials: number[]
  /** Those who have shown that it is theirs. */
  claims: number[]
  contacts: number[]
  /** Listings that had been merged into the other one. */
  listings: number[]
  /** Checks that came with a value. */
  checks: number[]
  tasks: { id: number; changedAt: string; before: Record<string, unknown> | null }[]
  unreachableOn: string | null
  other: { status: ListingStatus; statusUntil: string | null }
}
