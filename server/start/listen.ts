import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { SharedCache } from '../cache/shared-cache.ts'
import type { ServerEnv } from '../env/env.ts'

type Fetch = Parameters<typeof getRequestListener>[0]

/**
 * Milliseconds. Proxies keep a connection for a minute: it must not be us who end it, just when they send a request.
 * A picture of 8 MB arrives in time from a slow phone.
 */
const TIMES = { keepAliveTimeout: 65_000, headersTimeout: 66_000, requestTimeout: 120_000 }

/** With `cache`, whose `fetch` is given, answers from memory what it keeps. */
export function createSiteServer(
  fetch: Fetch,
  hostname: string,
  cache?: Pick<SharedCache, 'answer'>,
): Server {
  const listener = getRequestListener(fetch, { hostname })
  return createServer(TIMES, (request, response) => {
    const answer = () => void listener(request, response)
    // A proxy might go by the other one (RFC 9112 §3.2).
    if (countOf('host', request.rawHeaders) > 1)
      response.writeHead(400, { connection: 'close' }).end()
    else if (cache) void cache.answer(request, response, answer)
    else answer()
  })
}

/** Of names and values in turn, how often this name comes; `headersDistinct` would sort all of them first. */
function countOf(name: string, headers: string[]): number {
  let count = 0
  for (let at = 0; at < headers.length; at += 2)
    if (headers[at]?.length === name.length && headers[at]?.toLowerCase() === name) count += 1
  return count
}

/** Gives the port. Throws a sentence when the address cannot be had. */
export async function listen(
  server: Server,
  { HOST, PORT }: Pick<ServerEnv, 'HOST' | 'PORT'>,
): Promise<number> {
  server.listen(PORT, HOST)
  try {
    await once(server, 'listening')
  } catch (error) {
    throw new Error(sentenceFor(error, HOST, PORT), { cause: error })
  }
  const address = server.address()
  return typeof address === 'object' && address ? address.port : PORT
}

function sentenceFor(error: unknown, host: string, port: number): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    return `Port ${port} of ${host} is taken by another program. Please stop that one, or set PORT to another number.`
  if (code === 'EACCES')
    return `This user may not listen on port ${port}. Please set PORT to a number from 1024 on.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EINVAL')
    return `HOST is ${host}, which is not an address of this machine. Please set HOST to one, such as 127.0.0.1 or 0.0.0.0.`
  return `The site cannot listen on port ${port} of ${host} (${String(error)}). Please set HOST and PORT.`
}
