import { queryOptions } from '@tanstack/react-query'
import type { User } from '../../../shared/accounts/users.ts'
import { USER_FRESH_FOR } from '../../../shared/accounts/visitor.ts'
import { accountApi, authApi, read, type ApiError } from '../../api.ts'

/** Who is signed in; null for nobody. Cached 5 minutes, not asked twice, and a failure is nobody (§7, §8). */
export const currentUser = () =>
  queryOptions<User | null, ApiError>({
    queryKey: ['api', 'auth', 'user'],
    staleTime: USER_FRESH_FOR,
    throwOnError: false,
    meta: { nobodyIsNull: true },
  })

/** The ways to sign in that this site is set up for. */
export const signInWays = () => read(authApi.ways)

/** The link of a mail that was opened in this browser; null without one. */
export const openedLink = () => read(authApi.confirm)

/** The same of one that sets a new password. */
export const openedReset = () => read(authApi['new-password'])

/** The ways into one's own account. */
export const methods = () => read(accountApi.methods)

/** Where one is signed in. */
export const sessions = () => read(accountApi.sessions)
