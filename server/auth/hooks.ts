import { createHash } from 'node:crypto'
import type { Logger } from 'pino'
import type { BetterAuthOptions } from 'better-auth'
import { APIError, getOAuthState } from 'better-auth/api'
import { LIMITS } from '../../shared/limits.ts'
import type { Database } from '../db/open.ts'
import type { ServerEnv } from '../env/env.ts'
import { describeError } from '../http/known-errors.ts'
import { forgetRemoval, isRemovedMethod } from '../services/accounts/accounts.ts'
import { isOfficial } from '../services/listings/official-names.ts'
import { tellOfNewMethod } from '../services/accounts/sign-in-mails.ts'
import { claimNonce } from '../services/nonces.ts'
import { newUsername, prepareSignIn, roleOf } from '../services/accounts/users.ts'
import type { SecretFor } from '../start/secrets.ts'
import { STATE_SECONDS } from './cookies.ts'
import type { Provider } from './providers.ts'

export interface AuthParts {
  db: Database
  env: ServerEnv
  secretFor: SecretFor
  log: Logger
}

type Hooks = NonNullable<BetterAuthOptions['databaseHooks']>

/** What of ours happens when the library writes. */
export const databaseHooks = ({ db, env, log }: AuthParts, provider?: Provider): Hooks => ({
  user: {
    create: {
      // Every way here asked for "I am 18 or older" before (ruling 20).
      before: async ({ name, lastName, email, emailVerified }) => ({
        data: {
          name: ownName(name, env),
          lastName: ownName(lastName, env),
          username: newUsername(),
          role: emailVerified ? roleOf(email, env) : 'user',
          adultSince: new Date(),
        },
      }),
    },
  },
  session: {
    create: {
      before: async ({ userId, userAgent }, context) => {
        if (!(await isFirstAnswer(db, context?.query?.state)))
          throw new APIError('FORBIDDEN', { code: 'state_mismatch' })
        if (!(await prepareSignIn(db, env, Number(userId))))
          throw new APIError('FORBIDDEN', { code: 'suspended' })
        // Nobody's address is kept (R18), and of the browser only what tells devices apart: a header is as long as it likes.
        return { data: { ipAddress: undefined, userAgent: userAgent?.slice(0, LIMITS.userAgent) } }
      },
    },
  },
  account: {
    create: {
      before: async ({ userId, providerId }) => {
        const isAdded = (await getOAuthState())?.link !== undefined
        if (!isAdded && (await isRemovedMethod(db, Number(userId), providerId)))
          throw new APIError('FORBIDDEN', { code: 'method-removed' })
        // We act for nobody at a provider, so its keys are not kept.
        return { data: NO_KEYS }
      },
      after: async ({ userId, providerId }) => {
        if (!provider) return
        await forgetRemoval(db, Number(userId), providerId)
        // The way in is written already: without the mail the sign-in goes on, and not half of it.
        await tellOfNewMethod(db, env, Number(userId), provider.name).catch((error: unknown) => {
          if (!(error instanceof Error)) throw error
          log.error({ error: describeError(error) }, 'nobody was told of a new way to sign in')
        })
      },
    },
  },
})

const NO_KEYS = {
  accessToken: undefined,
  refreshToken: undefined,
  idToken: undefined,
  accessTokenExpiresAt: undefined,
  refreshTokenExpiresAt: undefined,
  scope: undefined,
}

/**
 * Whether a provider's answer opens a session for the first time. The library looks for the state and then deletes it,
 * so that answers at the same moment all find it.
 */
async function isFirstAnswer(db: AuthParts['db'], state: unknown): Promise<boolean> {
  if (typeof state !== 'string') return true
  const mark = `state:${createHash('sha256').update(state).digest('base64url')}`
  const keepUntil = new Date(Date.now() + STATE_SECONDS * 1_000)
  return db.transaction((tx) => claimNonce(tx, mark, keepUntil))
}

/** What a provider calls somebody, unless it sounds as if they looked after this site. */
const ownName = (name: unknown, env: AuthParts['env']) =>
  typeof name === 'string' && name && !isOfficial(name, env) ? name : undefined

/** A provider that does not vouch for the address neither makes an account nor opens one. */
export const requireVerifiedEmail: NonNullable<
  NonNullable<BetterAuthOptions['user']>['validateUserInfo']
> = async ({ user, source }) =>
  source.method === 'oauth' && source.action !== 'sign-in' && user.emailVerified !== true
    ? { error: 'email_not_verified' }
    : undefined
