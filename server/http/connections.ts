import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/**
 * How often a connection must be found without a request until it is ended, and how long between, in milliseconds. Looks
 * and not time: after a busy moment the requests that came in it are read before the next look.
 */
const LOOKS = 6
const LOOK_EVERY = 50

/**
 * Lets the server end its idle connections so that no request is lost: not those on which one may be on its way. And also
 * those on which nothing was ever asked, which Node leaves: browsers open them ahead.
 */
export function watchConnections(server: Server): void {
  /** How many requests are under way, and how often none was found. */
  const connections = new Map<Socket, { requests: number; quiet: number }>()
  server.on('connection', (socket) => {
    connections.set(socket, { requests: 0, quiet: 0 })
    socket.on('close', () => connections.delete(socket))
  })
  server.on('request', ({ socket }, response) => {
    const connection = connections.get(socket)
    if (!connection) return
    connection.requests += 1
    response.on('close', () => {
      connection.requests -= 1
      connection.quiet = 0
    })
  })
  // Node calls it, too, when the server closes.
  server.closeIdleConnections = () => {
    for (const [socket, connection] of connections) {
      if (connection.requests > 0) continue
      connection.quiet += 1
      if (connection.quiet > LOOKS) socket.destroy()
    }
  }
}

/** Takes no new connections and answers once more on each that is open. Resolves when all have ended. */
export async function closeConnections(server: Server): Promise<void> {
  server.prependListener('request', (_request, response) =>
    response.setHeader('connection', 'close'),
  )
  const ending = setInterval(() => server.closeIdleConnections(), LOOK_EVERY)
  await new Promise<void>((resolve) => server.close(() => resolve()))
  clearInterval(ending)
}
