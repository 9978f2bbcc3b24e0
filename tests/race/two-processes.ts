import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { toDrizzle, type Database } from '../../server/db/open.ts'
import { readEnv } from '../../server/env/env.ts'
import { signInAs, type TestApp } from '../support/app.ts'
import { TEMPLATE } from '../support/database.ts'
import { plainEnvironment } from '../support/environment.ts'
import { createDatabase, dropDatabase, openPool } from '../support/server.ts'

/** Signs what the two processes must both understand. */
const SECRET_KEY = 'two processes of one site share one secret'

export type Send = (
  cookie: string,
  method: string,
  path: string,
  body?: unknown,
) => Promise<Response>

/** On a busy machine some wait in vain for the database: nothing was done, and people press again. */
export function untilAnswered(send: Send): Send {
  return async (...request) => {
    let answer = await send(...request)
    while (answer.status === 503) answer = await send(...request)
    return answer
  }
}

export interface TwoProcesses {
  db: Database
  /** Signs somebody in; gives the cookie. */
  signIn: (fields?: Parameters<typeof signInAs>[1]) => Promise<{ id: number; cookie: string }>
  /** Sends to the two processes in turn. */
  send: Send
  stop: () => Promise<void>
}

/** Two processes of the site on one new database. */
export async function startTwo(what = 'race'): Promise<TwoProcesses> {
  const name = `saath_${what}_${process.pid}`
  const url = await createDatabase(name, TEMPLATE)
  const pool = openPool({ connectionString: url, max: 4 })
  const db = toDrizzle(pool)
  const processes = await Promise.all([startOne(url), startOne(url)])

  let turn = 0
  const env = readEnv({ NODE_ENV: 'test', SECRET_KEY })
  return {
    db,
    signIn: async (fields) => {
      // Only the database and the secret are asked for.
      const { user, cookie } = await signInAs({ db, env } as TestApp, fields)
      return { id: user.id, cookie }
    },
    send: untilAnswered((cookie, method, path, body) => {
      turn += 1
      return fetch(`${processes[turn % 2]!.origin}${path}`, {
        method,
        headers: {
          cookie,
          // One that is kept is closed after a while, on a busy machine just as it is used again.
          connection: 'close',
          'sec-fetch-site': 'same-origin',
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        body: body === undefined ? null : JSON.stringify(body),
      })
    }),
    stop: async () => {
      await Promise.all(processes.map(({ stop }) => stop()))
      await pool.end()
      await dropDatabase(name)
    },
  }
}

async function startOne(databaseUrl: string) {
  const script = fileURLToPath(import.meta.resolve('./server.ts'))
  const child = spawn(process.execPath, [script], {
    env: {
      ...plainEnvironment(),
      PORT: '0',
      DATABASE_URL: databaseUrl,
      SECRET_KEY,
      LOG_LEVEL: 'error',
      RATE_LIMIT_EXEMPT: '127.0.0.1',
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const [port]: string[] = await once(child.stdout, 'data')
    .then(String)
    .then((text) => [text])
  return {
    origin: `http://127.0.0.1:${Number(port)}`,
    stop: async () => {
      const ended = once(child, 'exit')
      child.stdin.end()
      await ended
    },
  }
}
