import { siteOrigin, type ServerEnv } from '../env/env.ts'

/** Under https the browser itself holds a `__Host-` cookie to this host, to all of it, and to https. */
export const isHttps = (env: ServerEnv) => siteOrigin(env).startsWith('https:')

export const sessionCookie = (env: ServerEnv) => ownCookie(env, 'saath_session')

/** The name of a cookie that only the server reads. */
export const ownCookie = (env: ServerEnv, name: string) => (isHttps(env) ? `__Host-${name}` : name)

/** What every cookie of ours has that only the server reads. */
export const cookieAttributes = (env: ServerEnv) => ({
  httpOnly: true,
  secure: isHttps(env),
  sameSite: 'Lax' as const,
  path: '/',
})

/** How long a provider's answer is waited for. */
export const STATE_SECONDS = 600
