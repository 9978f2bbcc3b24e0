import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import { recordTables } from '../db/tables-read.ts'
import type { Changes, Listener } from '../db/changes.ts'
import { compress, encodingFor } from '../http/compress.ts'
import { isSafe } from '../middleware/same-origin.ts'
import { keyOf, type Incoming } from './keys.ts'

/** An answer as it goes out, but for its request id. */
interface Kept {
  /** 200; or 503, which is for those who waited alone. */
  status: number
  headers: Record<string, string>
  /** For whom has it already. */
  headersOf304: Record<string, string>
  body: Uint8Array<ArrayBuffer>
  /** The pattern of its address, for the log. */
  route: string
  tables: ReadonlySet<string>
  /** In milliseconds since 1970. */
  until: number
}

/** What comes with a request. */
export interface Bindings {
  incoming?: Incoming
  /** Hears the pattern of the address (access-log.ts). */
  noteRoute?: (route: string) => void
}

type Fetch = (request: Request, env: Bindings) => Response | Promise<Response>

interface Options {
  fetch: Fetch
  log: Logger
  /** Counts a read of this visitor. Throws when it is one too many. */
  takeRead(request: Incoming): Promise<void>
  /** When something that stands on pages changes by itself next, in milliseconds since 1970. */
  nextMoment(from: number): Promise<number>
  /** Begins to listen (changes.ts). */
  listen(listener: Listener): Changes
}

/** What the site answers while its database is away. */
const UNAVAILABLE = 503

/** All answers that are kept take so many bytes at most, and one alone so many. */
const MOST_BYTES = 32 * 1024 * 1024
const LONGEST = 2 * 1024 * 1024
/** How often the log says how much came from memory, in milliseconds. */
const COUNTED_EVERY = 300_000
/** What an answer takes besides its bytes, about. */
const FRAME = 2_048

export type SharedCache = ReturnType<typeof createSharedCache>

/**
 * Keeps what is answered to guests and says that it may be shared (`s-maxage`), until a row that it was made of
 * changes or the clock changes a word in it. Whoever asks for what is just being made waits for it. While changes
 * cannot be heard nothing is kept.
 */
export function createSharedCache({ fetch, log, takeRead, nextMoment, listen }: Options) {
  const kept = new LRUCache<string, Kept>({
    maxSize: MOST_BYTES,
    maxEntrySize: LONGEST,
    sizeCalculation: ({ body }, key) => body.length + key.length + FRAME,
  })
  /** What is being made, for those who ask for it meanwhile: nothing when it turns out not to be kept. */
  const inMaking = new Map<string, Promise<Kept | undefined>>()
  /** Which change of a table was its last, of how many there were in all. */
  const lastChange = new Map<string, number>()
  let count = 0
  /** What was made before that may have missed one. */
  let missedUntil = 0
  /** The tables whose changes are heard. */
  let told: ReadonlySet<string> | undefined
  let moment: Promise<number> | undefined

  /** Of what may be kept: how many answers came from memory, how many had to be made, how often what was kept was dropped. */
  let counts = { fromMemory: 0, made: 0, dropped: 0 }
  const counting = setInterval(() => {
    const { fromMemory, made } = counts
    if (fromMemory + made > 0) log.info({ answers: figures() }, 'answers to guests')
  }, COUNTED_EVERY).unref()

  const changes = listen({
    changed(table) {
      lastChange.set(table, ++count)
      moment = undefined
      inMaking.clear()
      for (const [key, { tables }] of kept)
        if (tables.has(table)) counts.dropped += Number(kept.delete(key))
    },
    lost: () => forget(undefined),
    heard: forget,
  })

  function forget(tables: ReadonlySet<string> | undefined): void {
    told = tables
    missedUntil = ++count
    moment = undefined
    kept.clear()
    inMaking.clear()
  }

  return {
    /** Answers from memory where it can; `otherwise` answers by way of `fetch` below. */
    async answer(request: Incoming, response: ServerResponse, otherwise: () => void) {
      const started = performance.now()
      const key = told && keyOf(request)
      const found = key === undefined ? undefined : (ofNow(key) ?? (await inMaking.get(key)))
      if (!found || found.until <= Date.now() || !(await isAllowed(request))) return otherwise()
      send(found, request, response, started)
    },

    /** In place of the site's own `fetch`. */
    async fetch(request: Request, env: Bindings): Promise<Response> {
      if (!told || !env.incoming) return fetch(request, env)
      if (!isSafe(request.method)) {
        const response = await fetch(request, env)
        // Whoever changed something sees it, and so does everybody who is told of it.
        await changes.told()
        return response
      }
      const key = keyOf(env.incoming)
      return key === undefined ? fetch(request, env) : make(key, request, env)
    },

    /** Since they were asked for last. */
    figures,

    close() {
      clearInterval(counting)
      return changes.close()
    },
  }

  function figures() {
    const { fromMemory, made } = counts
    const share = fromMemory + made && Number((fromMemory / (fromMemory + made)).toFixed(3))
    const given = { ...counts, share, kept: kept.size, bytes: kept.calculatedSize }
    counts = { fromMemory: 0, made: 0, dropped: 0 }
    return given
  }

  async function make(key: string, request: Request, env: Bindings): Promise<Response> {
    const { promise, resolve } = Promise.withResolvers<Kept | undefined>()
    counts.made += 1
    inMaking.set(key, promise)
    const from = Date.now()
    // Beside the answer, not after it: when the database hangs nobody waits for it twice.
    const until = momentAfter(from)
    const since = count
    const tables = new Set<string>()
    let route = ''
    const noteRoute = (pattern: string) => (route = pattern)
    try {
      const response = await recordTables(tables, () => fetch(request, { ...env, noteRoute }))
      const isLacking = response.status === UNAVAILABLE
      if (!isLacking && !mayBeShared(response)) return response
      const { status, headers } = response
      const body = await smallest(Buffer.from(await response.arrayBuffer()), request, headers)
      const made = { status, ...headersOf(headers, body), body, route, tables, until: await until }
      // Whoever waited for what could not be made has waited long enough, and would only ask for the same.
      if (isLacking) resolve({ ...made, until: Infinity })
      else if (isStillTrue(since, tables)) {
        kept.set(key, made)
        resolve(made)
      }
      return new Response(body, { status, headers })
    } finally {
      if (inMaking.get(key) === promise) inMaking.delete(key)
      resolve(undefined)
    }
  }

  /** Every change of what it was made of would have been heard, and none was. */
  function isStillTrue(since: number, tables: ReadonlySet<string>): boolean {
    if (missedUntil > since) return false
    return [...tables].every((table) => told?.has(table) && (lastChange.get(table) ?? 0) <= since)
  }

  /** When that cannot be found out nothing is kept, and the answer goes out all the same. */
  async function momentAfter(from: number): Promise<number> {
    if (((await moment) ?? 0) <= from) moment = nextMoment(from).catch(() => 0)
    return (await moment) ?? 0
  }

  function ofNow(key: string): Kept | undefined {
    const found = kept.get(key)
    if (!found || found.until > Date.now()) return found
    kept.delete(key)
    return undefined
  }

  function isAllowed(request: Incoming): Promise<boolean> {
    return takeRead(request).then(
      () => true,
      () => false,
    )
  }

  function send(
    { status: made, headers, headersOf304, body, route }: Kept,
    request: Incoming,
    response: ServerResponse,
    started: number,
  ): void {
    counts.fromMemory += 1
    const requestId = randomUUID()
    const isKnown = headers.etag !== undefined && request.headers['if-none-match'] === headers.etag
    const status = isKnown ? 304 : made
    // All at once: after `setHeader` each would be looked at once more.
    const given = isKnown ? headersOf304 : headers
    response.writeHead(status, { ...given, 'x-request-id': requestId })
    response.end(isKnown ? undefined : body)
    const ms = Math.round(performance.now() - started)
    log.info({ requestId, method: 'GET', route, status, ms, isKept: true }, 'request')
  }
}

/** Of a page drawn to comfort settings a browser keeps its own; here all who chose the same share it. */
function mayBeShared({ status, headers }: Response): boolean {
  const control = headers.get('cache-control') ?? ''
  return (
    status === 200 &&
    !headers.has('set-cookie') &&
    (control.includes('s-maxage') || control === 'private, no-cache')
  )
}

function headersOf(headers: Headers, body: Uint8Array) {
  const all = Object.fromEntries(headers)
  delete all['x-request-id']
  const { 'content-encoding': _encoding, ...headersOf304 } = all
  return { headers: { ...all, 'content-length': String(body.length) }, headersOf304 }
}

/** Shorter ones fit into one packet anyhow. */
const WORTH_COMPRESSING = 1_024

/** Pages compress themselves; data is compressed here, once for all who ask. */
async function smallest(body: Buffer<ArrayBuffer>, request: Request, headers: Headers) {
  if (headers.has('content-encoding') || body.length < WORTH_COMPRESSING) return body
  if (!headers.get('vary')?.includes('accept-encoding')) headers.append('vary', 'accept-encoding')
  const encoding = encodingFor(request.headers.get('accept-encoding'))
  return compress(body, encoding, headers)
}
