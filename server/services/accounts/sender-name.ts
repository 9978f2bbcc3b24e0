import type { User } from '../../../shared/accounts/users.ts'
import { LIMITS } from '../../../shared/limits.ts'

/** Who sent what moderators decide: "Meera Rao", otherwise the account's name, as long as the columns for it take. */
export const senderName = ({ firstName, lastName, username }: User): string =>
  ([firstName, lastName].filter(Boolean).join(' ') || username).slice(0, LIMITS.personName)
