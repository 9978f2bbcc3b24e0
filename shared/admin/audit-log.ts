import { z } from 'zod'
import { AUDIT_ACTIONS, AUDIT_ACTORS, AUDIT_NOUNS } from './audit.ts'

/** An act of an admin or of a command, as the audit log has it. */
export const auditActSchema = z
  .object({
    id: z.int(),
    actor: z.enum(AUDIT_ACTORS),
    by: z.string().nullable().meta({ description: 'Null for a command, or a deleted account' }),
    action: z.enum(AUDIT_ACTIONS),
    subjectId: z.int(),
    subject: z.string().nullable().meta({ description: 'What it is called; null when it is gone' }),
    /** The listing the act is about, for a link. */
    listingId: z.int().nullable(),
    detail: z.string().nullable(),
    createdAt: z.string(),
  })
  .meta({ id: 'AuditAct' })

export type AuditAct = z.output<typeof auditActSchema>

export const auditQuery = z.object({
  about: z.enum(AUDIT_NOUNS).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
})
export type AuditQuery = z.output<typeof auditQuery>
