import { z } from 'zod'
import { ANSWER_KINDS } from './answer-kinds.ts'
import { answerSchema } from './answers.ts'

const PINNED_KINDS = ['listing', ...ANSWER_KINDS] as const
export type PinnedKind = (typeof PINNED_KINDS)[number]

/** An answer that our team chose for a search. Of a listing the excerpt says where it is. */
export const pinnedAnswerSchema = answerSchema
  .extend({ kind: z.enum(PINNED_KINDS) })
  .meta({ id: 'PinnedAnswer' })
export type PinnedAnswer = z.output<typeof pinnedAnswerSchema>
