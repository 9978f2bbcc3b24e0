import { pino } from 'pino'
import { closeConnections, watchConnections } from '../../server/http/connections.ts'
import { createSiteServer, listen } from '../../server/start/listen.ts'
import { announceStop, stopGracefully } from '../../server/start/stop.ts'

/** A process that serves and stops as the site does, and in which errors can be thrown that nobody catches. */
const log = pino({ base: undefined })
const server = createSiteServer(({ url }) => {
  const { pathname } = new URL(url)
  if (pathname === '/throw') setTimeout(() => fail(), 0)
  if (pathname === '/reject') void Promise.reject(new TypeError('nobody waits for this'))
  return new Response('served')
}, '127.0.0.1')
watchConnections(server)
stopGracefully({
  serving: {
    announceStop: () => announceStop({ stop: () => log.info('readiness stopped') }, 0),
    stop: () => closeConnections(server),
  },
  stopOthers: async () => log.info('others stopped'),
  database: { close: async () => log.info('database closed') },
  log,
})
log.info({ port: await listen(server, { HOST: '127.0.0.1', PORT: 0 }) }, 'listening')

function fail() {
  throw new TypeError('nobody catches this')
}
