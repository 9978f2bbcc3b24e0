import { serializeSigned } from 'hono/utils/cookie'
import { pino, type Logger } from 'pino'
import type { Role, User } from '../../shared/accounts/users.ts'
import { createApp } from '../../server/app.ts'
import { cookieAttributes, sessionCookie } from '../../server/auth/cookies.ts'
import type { Database } from '../../server/db/open.ts'
import { readEnv, type ServerEnv } from '../../server/env/env.ts'
import type { Pages } from '../../server/context.ts'
import type { Parts } from '../../server/start/provide.ts'
import { openSecrets } from '../../server/start/secrets.ts'
import { emptyDatabase } from './database.ts'
import { buildUser, openSession } from './factories.ts'
import { listenForImports } from './imports.ts'

export interface TestApp {
  db: Database
  env: ServerEnv
  log: Logger
  app: ReturnType<typeof createApp>
  get: (path: string, init?: RequestInit) => Promise<Response>
  /** A change as a page of ours asks for it: from the same site, its body as JSON. */
  send: (method: string, path: string, body?: unknown, init?: RequestInit) => Promise<Response>
  /** What the app logged, a parsed line each. */
  logged: Record<string, unknown>[]
}

const noPages: Pages = {
  draw: async () => ({
    screen: 'none',
    response: new Response('no pages in this test', { status: 404 }),
  }),
  failed: () => new Response('no pages in this test', { status: 500 }),
}

/** Keeps tests from making a secret in ./data. */
const SECRET_KEY = 'tests sign with this and nothing else does'

/** The whole app over an empty database, or a given one; requests go in as objects, no port is opened. */
export async function createTestApp(
  settings: Record<string, string> = {},
  pages: Pages = noPages,
  given?: Database,
  parts: Partial<Parts> = {},
): Promise<TestApp> {
  const db = given ?? (await emptyDatabase())
  const env = readEnv({ NODE_ENV: 'test', SECRET_KEY, ...settings })
  const logged: TestApp['logged'] = []
  const log = pino(
    { level: 'info' },
    { write: (line: string) => void logged.push(JSON.parse(line)) },
  )
  listenForImports()
  const app = createApp({ db, env, log, ...parts }, pages)
  return {
    db,
    env,
    log,
    app,
    logged,
    get: async (path, init) => app.request(path, init),
    send: async (method, path, body, init) => app.request(path, asOurPage(method, body, init)),
  }
}

function asOurPage(method: string, body: unknown, init: RequestInit = {}): RequestInit {
  const headers = new Headers(init.headers)
  headers.set('sec-fetch-site', 'same-origin')
  if (body !== undefined) headers.set('content-type', 'application/json')
  return { ...init, method, headers, body: body === undefined ? null : JSON.stringify(body) }
}

export interface SignedIn {
  user: User
  /** For requests that need more than `get` and `send`. */
  cookie: string
  get: (path: string) => Promise<Response>
  send: (method: string, path: string, body?: unknown) => Promise<Response>
}

/** A user who is signed in: `(await signInAs(app, { role: 'admin' })).get('/api/admin/users')`. */
export async function signInAs(
  app: TestApp,
  fields: { role?: Role } & Parameters<typeof buildUser>[1] = {},
): Promise<SignedIn> {
  const user = await buildUser(app.db, fields)
  const sid = await openSession(app.db, user.id)
  const [cookie = ''] = (
    await serializeSigned(
      sessionCookie(app.env),
      sid,
      openSecrets(app.env)('session'),
      cookieAttributes(app.env),
    )
  ).split(';')
  const headers = { cookie }
  return {
    user,
    cookie,
    get: (path) => app.get(path, { headers }),
    send: (method, path, body) => app.send(method, path, body, { headers }),
  }
}
