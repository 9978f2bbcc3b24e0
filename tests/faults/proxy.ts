import { once } from 'node:events'
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { findFreePort } from '../support/site.ts'

export interface Proxy {
  origin: string
  /** Resolves when the process that listens there is asked again. */
  hasBack(port: number): Promise<void>
  stop(): Promise<void>
}

/** How often it asks each process whether it is ready, in milliseconds. */
const LOOK_EVERY = 200

/**
 * What stands before several processes: it keeps connections to each, hands requests on in turn to those that say at
 * /readyz that they are ready, and tries none a second time.
 */
export async function startProxy(ports: number[]): Promise<Proxy> {
  const agent = new Agent({ keepAlive: true, timeout: 60_000 })
  const ready = new Set<number>()
  const over = new AbortController()
  const watching = ports.map(async (port) => {
    while (!over.signal.aborted) {
      const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
      if (answer?.ok) ready.add(port)
      else ready.delete(port)
      await pause(LOOK_EVERY)
    }
  })
  const hasBack = async (port: number) => {
    while (!ready.has(port)) await pause(LOOK_EVERY / 4)
  }

  let turn = 0
  const handOn = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    turn += 1
    const port = [...ready][turn % ready.size]
    const { method, url, headers } = incoming
    const onwards = request({ agent, host: '127.0.0.1', port, method, path: url, headers })
    onwards.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502)
      answer.pipe(outgoing)
    })
    onwards.on('error', () => outgoing.writeHead(502).end())
    incoming.pipe(onwards)
  }
  const server = createServer(handOn)
  const port = await findFreePort()
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${port}`,
    hasBack,
    async stop() {
      over.abort()
      await Promise.all(watching)
      server.closeAllConnections()
      server.close()
      agent.destroy()
    },
  }
}
