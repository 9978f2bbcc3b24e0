import { z } from 'zod'
import { ANSWER_KINDS } from './answers.ts'

export const PINNED_KINDS = ['listing', ...ANSWER_KINDS] as const
export type PinnedKind = (typeof PINNED_KINDS)[number]

/** An answer that our team chose for a search. */
export const pinnedAnswerSchema = z
  .object({
    kind: z.enum(PINNED_KINDS),
    path: z.string().meta({ description: 'Where it is on this site' }),
    title: z.string(),
    excerpt: z.string().meta({ description: 'Where a listing is, or what the page says first' }),
  })
  .meta({ id: 'PinnedAnswer' })
export type PinnedAnswer = z.output<typeof pinnedAnswerSchema>
