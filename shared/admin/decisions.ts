import { z } from 'zod'
import type { ReviewState, WaitingFor } from '../reviews/kinds.ts'

/** How long a decision can be undone, and the email that tells of it waits. */
export const UNDO_MINUTES = 5

/** What a moderator decides in a queue. */
export const DECISIONS = [
  'submission.approve',
  'submission.reject',
  'review.show',
  'review.hide',
  'message.read',
  'event.approve',
  'event.reject',
  'report.accept',
  'report.decline',
] as const
export type DecisionKind = (typeof DECISIONS)[number]
/** The queue it is taken in. */
export type DecisionNoun = DecisionKind extends `${infer Noun}.${string}` ? Noun : never

/** One's own decision that can still be undone. */
export const decisionSchema = z
  .object({
    id: z.int(),
    kind: z.enum(DECISIONS),
    subjectId: z.int().meta({ description: 'The submission, review, message, event or report' }),
    subject: z.string().meta({ description: 'What it is called' }),
    mailAt: z.string().nullable().meta({ description: 'When the email that tells of it leaves' }),
    secondsLeft: z.int().meta({ description: 'In which it can be undone' }),
  })
  .meta({ id: 'Decision' })
export type Decision = z.output<typeof decisionSchema>

/**
 * What undoing brings back, by what was decided on. `left` is the row's `updatedAt` as the decision wrote it: a later one is
 * somebody else's.
 */
export type DecisionBefore =
  | {
      of: 'submission'
      updatedAt: string
      left: string
      adminNotes: string | null
      listingId: number | null
      /** The change of its listing. */
      changeId: number | null
      /** The listing that it made. */
      made: { id: number; updatedAt: string } | null
    }
  | {
      of: 'review'
      updatedAt: string
      left: string
      state: ReviewState
      waitingFor: WaitingFor | null
      reason: string | null
      /** The reports that were looked at with it. */
      reports: number[]
    }
  | { of: 'message' }
  | { of: 'event'; updatedAt: string; left: string }
  /** The rows that a rejection deletes, as JSON of the database's. */
  | { of: 'proposal'; event: unknown; organisers: unknown }
  | { of: 'report'; replies: { id: number; replyTo: string | null }[]; changeId: number | null }
