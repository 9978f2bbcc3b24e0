import { once } from 'node:events'
import { serve } from '@hono/node-server'
import { pino } from 'pino'
import { createApp } from '../../server/app.ts'
import { openDatabase } from '../../server/db/open.ts'
import { readEnv } from '../../server/env/env.ts'

/** One process of the site, without its pages: prints the port it listens on, ends when its input does or it is told to. */
const env = readEnv({ ...process.env, NODE_ENV: 'test' })
const log = pino({ level: env.LOG_LEVEL }, process.stderr)
const { db, close } = await openDatabase(env, log)
const refused = new Response(null, { status: 404 })
const app = createApp(
  { db, env, log },
  { draw: async () => ({ screen: 'none', response: refused }), failed: () => refused },
)
const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: env.PORT }, ({ port }) => {
  process.stdout.write(`${port}\n`)
})
process.stdin.resume()
await Promise.race([once(process.stdin, 'end'), once(process, 'SIGTERM')])
server.close()
if ('closeAllConnections' in server) server.closeAllConnections()
await close()
process.exit()
