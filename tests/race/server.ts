import { once } from 'node:events'
import { serve } from '@hono/node-server'
import { pino } from 'pino'
import { createApp } from '../../server/app.ts'
import { openDatabase } from '../../server/db/open.ts'
import { readEnv } from '../../server/env.ts'

/** One process of the site, without its pages: prints the port it listens on, ends when its input does. */
const env = readEnv({ ...process.env, NODE_ENV: 'test' })
const log = pino({ level: 'error' }, process.stderr)
const { db, close } = await openDatabase(env, log)
const refused = new Response(null, { status: 404 })
const app = createApp(
  { db, env, log },
  { draw: async () => ({ screen: 'none', response: refused }), failed: () => refused },
)
const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => {
  process.stdout.write(`${port}\n`)
})
process.stdin.resume()
await once(process.stdin, 'end')
server.close()
await close()
