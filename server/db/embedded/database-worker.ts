import type { Duplex } from 'node:stream'
import { MessageChannel } from 'node:worker_threads'
import { QueryTooLong } from './errors.ts'
import type { WorkerStart } from './messages.ts'
import { compiledPostgres } from './pglite-package.ts'
import { PortStream } from './port-stream.ts'
import { watchQueries, type Watchdog } from './watchdog.ts'
import { startWorker, type WorkerLife } from './worker-life.ts'

export interface DatabaseWorker {
  /** A connection as `pg` wants it; it waits while the database starts. */
  connect(): Duplex
  checkpoint(): Promise<void>
  /** Runs work whose queries may take as long as they need. */
  withoutTimeLimit<T>(work: () => Promise<T>): Promise<T>
  /** Checkpoint and clean close. Afterwards the thread is gone, in any case after `closeWithinMs`. */
  close(): Promise<void>
}

export interface DatabaseWorkerOptions extends Omit<WorkerStart, 'running' | 'postgres'> {
  url: URL
  /** 0 switches the watchdog off. */
  queryTimeoutMs: number
  closeWithinMs: number
  onProblem: (problem: Error) => void
}

interface Generation {
  life: WorkerLife
  watchdog: Watchdog
  /** The clients it serves. */
  streams: Set<PortStream>
  failed: boolean
}

/** Starts the worker, and again when it ends: after a stuck query or a crash the database is back in under a second. */
export async function startDatabaseWorker(options: DatabaseWorkerOptions): Promise<DatabaseWorker> {
  const { url, queryTimeoutMs, closeWithinMs, onProblem } = options
  const { folder, copyFrom, checkpointEveryMs, vacuumEveryMs } = options
  const postgres = await compiledPostgres()
  let serving = false
  let unlimited = 0
  let current = begin()
  await current.life.ready
  serving = true
  return { connect, checkpoint: () => current.life.ask('checkpoint'), withoutTimeLimit, close }

  function begin(): Generation {
    const running = new SharedArrayBuffer(4)
    const start = { folder, copyFrom, checkpointEveryMs, vacuumEveryMs, postgres, running }
    const life = startWorker(url, start, onProblem)
    const watchdog = watchQueries({
      running: new Int32Array(running),
      limitMs: queryTimeoutMs,
      isPaused: () => unlimited > 0,
      stuck: () => life.end(new QueryTooLong(queryTimeoutMs)),
    })
    const generation = { life, streams: new Set<PortStream>(), watchdog, failed: false }
    void replaceWhenEnded(generation)
    return generation
  }

  async function replaceWhenEnded(generation: Generation) {
    const { reason, wasReady } = await generation.life.ended
    generation.watchdog.stop()
    for (const stream of generation.streams) stream.destroy(reason)
    if (!serving) return
    // One that did not come up is tried again when somebody asks for a connection, not for ever.
    if (wasReady) current = begin()
    else generation.failed = true
    onProblem(reason)
  }

  function connect(): Duplex {
    if (current.failed) current = begin()
    const { life, streams } = current
    const { port1, port2 } = new MessageChannel()
    const stream = new PortStream(port1)
    streams.add(stream)
    stream.once('close', () => streams.delete(stream))
    life.connect(port2)
    return stream
  }

  async function withoutTimeLimit<T>(work: () => Promise<T>): Promise<T> {
    unlimited++
    try {
      return await work()
    } finally {
      unlimited--
    }
  }

  async function close() {
    serving = false
    const { life } = current
    const late = setTimeout(
      () => life.end(new Error('The database did not close in time.')),
      closeWithinMs,
    )
    try {
      // What is confirmed is in the log, so a close that fails costs a longer start and nothing else.
      await life.ask('close').catch(onProblem)
      life.end(new Error('The database is closed.'))
      await life.ended
    } finally {
      clearTimeout(late)
    }
  }
}
