import { z } from 'zod'
import { LIMITS } from '../limits.ts'
import { line, paragraphs } from '../text.ts'
import { ROLES, userSchema } from './users.ts'

/** A user as an admin sees one. */
export const adminUserSchema = userSchema
  .omit({ profileImageUrl: true, wantsWaitingMail: true })
  .extend({
    isSuspended: z.boolean(),
    openSessions: z.int(),
    reviewCount: z.int(),
    createdAt: z.string(),
  })
  .meta({ id: 'AdminUser' })

export type AdminUser = z.output<typeof adminUserSchema>

export const usersQuery = z.object({
  /** Part of a name, a username or an address. */
  search: line(LIMITS.email).optional(),
  role: z.enum(ROLES).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
})

export type UsersQuery = z.output<typeof usersQuery>

/** `reason` stands in the audit log. */
export const userChange = z.object({
  role: z.enum(ROLES).optional(),
  isSuspended: z.boolean().optional(),
  reason: paragraphs(LIMITS.notes).default(''),
})

export type UserChange = z.output<typeof userChange>
