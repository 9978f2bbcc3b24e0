import { pino } from 'pino'
import { createApp, type Pages } from '../server/app.ts'
import type { Database } from '../server/db/open.ts'
import { readEnv, type ServerEnv } from '../server/env.ts'
import { emptyDatabase } from './database.ts'

export interface TestApp {
  db: Database
  env: ServerEnv
  get: (path: string, init?: RequestInit) => Promise<Response>
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

/** The whole app over an empty database; requests go in as objects, no port is opened. */
export async function createTestApp(
  settings: Record<string, string> = {},
  pages: Pages = noPages,
): Promise<TestApp> {
  const db = await emptyDatabase()
  const env = readEnv({ NODE_ENV: 'test', ...settings })
  const logged: TestApp['logged'] = []
  const log = pino(
    { level: 'info' },
    { write: (line: string) => void logged.push(JSON.parse(line)) },
  )
  const app = createApp({ db, env, log }, pages)
  return { db, env, logged, get: async (path, init) => app.request(path, init) }
}
