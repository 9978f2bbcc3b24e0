import type { AdminUser } from '../../../../shared/accounts/admin-users.ts'

/** The name, or what stands for it where there is none. */
export const nameOf = ({ firstName, lastName, username }: AdminUser) =>
  [firstName, lastName].filter(Boolean).join(' ') || username
