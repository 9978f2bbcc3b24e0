import type { MessagePort } from 'node:worker_threads'
import type { PGlite } from '@electric-sql/pglite'
import { createBatcher, SYNC_MESSAGE, type Batch, type WireItem } from './wire-batches.ts'

export interface Sessions {
  /** Serves a client that speaks the PostgreSQL protocol over this port, until it closes. */
  add(port: MessagePort): void
  /** Runs work of our own between two batches, never inside a client's transaction. */
  between<T>(work: () => Promise<T>): Promise<T>
  /** Serves nobody any more and rolls back what is open. Resolves when the database is at rest. */
  stop(): Promise<void>
  /** How long no client has asked anything, in milliseconds. */
  idleFor(): number
}

interface Session {
  port: MessagePort
  items: WireItem[]
  started: boolean
  /** A batch ended with Flush: a portal is open and an implicit transaction with it. */
  midBatch: boolean
}

/**
 * The one queue in front of the one session PGlite has.
 *
 * A client keeps the database until its port closes, the next waits: two clients would share one
 * transaction, one set of prepared statements and each other's SET.
 */
export function serveSessions(
  db: PGlite,
  running: Int32Array,
  crashed: (cause: unknown) => never,
): Sessions {
  const sessions: Session[] = []
  const chores: (() => Promise<void>)[] = []
  let working: Promise<void> = Promise.resolve()
  let busy = false
  let stopped = false
  let batches = 0
  let lastBatchAt = performance.now()

  function add(port: MessagePort) {
    const session: Session = { port, items: [], started: false, midBatch: false }
    sessions.push(session)
    const split = createBatcher()
    port.on('message', (chunk: Uint8Array) => {
      session.items.push(...split(chunk))
      work()
    })
    // Also when the client is destroyed without a word.
    port.on('close', () => {
      session.items.push('end')
      work()
    })
  }

  function between<T>(chore: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      chores.push(() => chore().then(resolve, reject))
      work()
    })
  }

  function work() {
    if (!busy) working = run().catch(crashed)
  }

  async function run() {
    busy = true
    for (let step = next(); step; step = next()) await step()
    busy = false
  }

  function next(): (() => Promise<void>) | undefined {
    if (stopped) return
    const session = sessions[0]
    if (!db.isInTransaction() && !session?.midBatch && chores.length) return chores.shift()
    const item = session?.items.shift()
    if (!session || !item) return
    return () => (item === 'end' ? end(session) : answer(session, item))
  }

  async function answer(session: Session, { bytes, complete }: Batch) {
    const chunks: Uint8Array[] = []
    session.started = true
    session.midBatch = !complete
    Atomics.store(running, 0, ++batches)
    // A copy: the chunk is a view of the database's memory.
    await db.execProtocolRawStream(bytes, {
      syncToFs: false,
      onRawData: (chunk) => chunks.push(chunk.slice()),
    })
    Atomics.store(running, 0, 0)
    lastBatchAt = performance.now()
    const reply = join(chunks)
    session.port.postMessage(reply, [reply.buffer])
  }

  async function end(session: Session) {
    sessions.shift()
    session.port.removeAllListeners()
    session.port.close()
    if (!session.started) return
    if (session.midBatch) await db.execProtocolRaw(SYNC_MESSAGE, { syncToFs: false })
    if (db.isInTransaction()) await db.exec('ROLLBACK')
    // Settings, prepared statements, temporary tables and advisory locks end with the client, as on a server.
    await db.exec('DISCARD ALL')
  }

  async function stop() {
    stopped = true
    await working
    for (const { port } of sessions) port.close()
    if (sessions[0]?.midBatch) await db.execProtocolRaw(SYNC_MESSAGE, { syncToFs: false })
    if (db.isInTransaction()) await db.exec('ROLLBACK')
  }

  return { add, between, stop, idleFor: () => performance.now() - lastBatchAt }
}

function join(chunks: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0))
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}
