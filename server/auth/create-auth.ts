import { betterAuth, type BetterAuthOptions } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { genericOAuth, type GenericOAuthConfig } from 'better-auth/plugins/generic-oauth'
import { SESSION_DAYS } from '../../shared/accounts/visitor.ts'
import { siteOrigin, type ServerEnv } from '../env/env.ts'
import { cookieAttributes, ownCookie, sessionCookie, STATE_SECONDS } from './cookies.ts'
import { databaseHooks, requireVerifiedEmail, type AuthParts } from './hooks.ts'
import { openSessionPlugin } from './open-session.ts'
import type { Provider } from './providers.ts'
import * as schema from './tables.ts'

/** Where the library's few addresses begin. Only those that server/api/accounts/auth.ts names are reachable. */
const AUTH_PATH = '/api/auth'

export type Auth = ReturnType<typeof createAuth>

/**
 * The sign-in library: passwords, sessions, links and providers on our own tables. Without `provider` it asks nobody
 * for anything; with one, that one has been connected to.
 */
export function createAuth(
  parts: AuthParts,
  provider?: { provider: Provider; config: GenericOAuthConfig },
) {
  const { db, env, secretFor } = parts
  return betterAuth({
    appName: env.SITE_NAME,
    baseURL: siteOrigin(env),
    basePath: AUTH_PATH,
    secret: secretFor('session'),
    // No transaction of the library's own: our rules run beside it.
    database: drizzleAdapter(db, { provider: 'pg', schema, transaction: false }),
    ...TABLES,
    emailAndPassword: {
      enabled: true,
      autoSignIn: false,
      requireEmailVerification: true,
      // The rule is ours (passwords.ts); these only keep the library's own out of its way.
      minPasswordLength: 1,
      maxPasswordLength: 512,
    },
    plugins: [
      // Links in mails, and new passwords by one, are ours (services/accounts/sign-in-links.ts).
      openSessionPlugin(),
      genericOAuth({ config: provider ? [provider.config] : [] }),
    ],
    databaseHooks: databaseHooks(parts, provider?.provider),
    advanced: {
      // Our tables have no columns for a provider's keys and for addresses, on purpose (hooks.ts).
      database: { generateId: 'serial', validateSchema: false },
      // Named in full below, because the library's own prefix would be the weaker __Secure-.
      useSecureCookies: false,
      defaultCookieAttributes: { ...cookieAttributes(env), sameSite: 'lax' },
      cookiePrefix: ownCookie(env, 'saath'),
      cookies: {
        session_token: { name: sessionCookie(env) },
        state: { name: ownCookie(env, 'saath_state'), attributes: stateAttributes(env) },
      },
      ipAddress: { disableIpTracking: true },
      // middleware/same-origin.ts is in front of everything, with one rule.
      disableCSRFCheck: true,
    },
    // What it logs holds addresses of people; what fails is logged by us, without them.
    logger: { disabled: true },
    onAPIError: { throw: true, errorURL: `${siteOrigin(env)}/login` },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    experimental: { instrumentation: { enabled: false } },
  })
}

/** Ten minutes. Apple's answer comes from its own site, and brings no cookie that keeps to ours (ruling 20). */
const stateAttributes = (env: ServerEnv) => ({
  maxAge: STATE_SECONDS,
  ...(env.APPLE_CLIENT_ID && cookieAttributes(env).secure && { sameSite: 'none' as const }),
})

const own = { input: false, required: false } as const

/** §3's names, where the library has others. */
const TABLES = {
  user: {
    fields: { name: 'firstName', image: 'profileImageUrl', emailVerified: 'isEmailVerified' },
    additionalFields: {
      lastName: { type: 'string', required: false },
      username: { type: 'string', ...own },
      role: { type: 'string', ...own },
      adultSince: { type: 'date', ...own },
      suspendedAt: { type: 'date', ...own },
    },
    validateUserInfo: requireVerifiedEmail,
  },
  session: {
    fields: { token: 'sid', expiresAt: 'expire' },
    expiresIn: SESSION_DAYS * 86_400,
    // It ends thirty days after the sign-in, however often it is used (ruling 24).
    disableSessionRefresh: true,
  },
  account: {
    updateAccountOnSignIn: false,
    // A provider opens an existing account only when both it and we have the address verified.
    accountLinking: { enabled: true, requireLocalEmailVerified: true, trustedProviders: [] },
    storeStateStrategy: 'database',
  },
  verification: { storeIdentifier: 'hashed' },
} satisfies BetterAuthOptions
