import type { Methods } from '../../../shared/accounts/users.ts'

/** Whether what an account without a password may do only soon after signing in has to wait for that. */
export const needsSignIn = ({ hasPassword, isFresh }: Methods) => !hasPassword && !isFresh
