import { z } from 'zod'
import { isVisible } from '../invisible.ts'
import { LIMITS } from '../limits.ts'
import { paragraphs } from '../text.ts'
import { words } from '../words.ts'

/** A moderator's word: it goes into the directory, or it does not, and then why. */
export const decisionForm = z
  .object({
    status: z.enum(['approved', 'rejected']),
    adminNotes: paragraphs(LIMITS.notes).default(''),
  })
  .refine(({ status, adminNotes }) => status === 'approved' || isVisible(adminNotes), {
    path: ['adminNotes'],
    error: words.submission.notesMissing,
  })

/** With the submission's `updatedAt` as the moderator read it, a word is about that text and no other. */
export const decisionInput = decisionForm.safeExtend({
  version: z.iso.datetime().optional(),
  isOneOfSeveral: z.boolean().default(false).meta({
    description: 'Approved together with others: refused where it has a warning or may be a double',
  }),
})

export type DecisionInput = z.output<typeof decisionInput>

/** What the form sends, before it is tidied. */
export type TypedDecision = z.input<typeof decisionForm>
/** The same about one of several. */
export type TypedDecisions = TypedDecision & Pick<z.input<typeof decisionInput>, 'isOneOfSeveral'>
