import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Limits } from '../http/limits.ts'
import { announceMail, onMailQueued } from '../mail/outbox.ts'
import { projectFile } from '../project-file.ts'
import { announceImport, onImportWaiting } from '../services/imports/job.ts'
import { PATIENCE, type Serving } from './stop.ts'

/** What the first process and its workers tell each other. */
type Message =
  | { kind: 'started' }
  | { kind: 'database'; connection: pg.ClientConfig }
  | { kind: 'listening'; port: number }
  | { kind: 'failed'; sentence: string }
  | { kind: 'mail' }
  | { kind: 'import' }
  /** How many reads were answered to which addresses. */
  | { kind: 'reads'; counts: [address: string, points: number][] }

interface Options {
  count: number
  /** Their way to the database. */
  connection: pg.ClientConfig
  drainSeconds: number
  log: Logger
}

/** A worker that ran for so long, in milliseconds, is replaced at once: something outside ended it. */
const STEADY = 10_000
const LONGEST_PAUSE = 30_000

/**
 * Answers visitors in several processes, which take turns with connections. One that ends on its own is replaced: at once,
 * and after longer and longer pauses where the next ends soon, too. What runs once for the whole site stays in this one.
 */
export function serveByWorkers({ count, connection, drainSeconds, log }: Options): Serving {
  const stopping = new AbortController()
  const { signal } = stopping
  let kept: Promise<void>[] = []
  cluster.setupPrimary({ exec: projectFile('dist/server/main.js') })
  return {
    async start() {
      const first = begin()
      // What keeps one from starting is said once, before there are others.
      const port = await first.port
      const all = [first, ...Array.from({ length: count - 1 }, begin)]
      kept = all.map(keepRunning)
      await Promise.allSettled(all.map(({ port: same }) => same))
      return port
    },
    async announceStop() {
      stopping.abort()
      for (const worker of all()) worker.process.kill('SIGTERM')
      const late = setTimeout(
        () => all().forEach((worker) => worker.process.kill('SIGKILL')),
        drainSeconds * 1000 + 1.5 * PATIENCE,
      )
      await Promise.all(kept)
      clearTimeout(late)
    },
    async stop() {},
  }

  function begin() {
    const worker = cluster.fork()
    const ended = once(worker, 'exit')
    const port = new Promise<number>((resolve, reject) => {
      worker.on('message', (message: Message) => {
        if (message.kind === 'listening') resolve(message.port)
        else if (message.kind === 'failed') reject(new Error(message.sentence))
        else hear(worker, message)
      })
      void ended.then(() => reject(new Error('A worker ended while it started.')))
    })
    return { port, ended }
  }

  function hear(worker: Worker, message: Message): void {
    if (message.kind === 'started') tell(worker, { kind: 'database', connection })
    if (message.kind === 'mail') announceMail()
    if (message.kind === 'import') announceImport()
    if (message.kind === 'reads')
      for (const other of all()) if (other !== worker) tell(other, message)
  }

  async function keepRunning(first: ReturnType<typeof begin>): Promise<void> {
    let pause = 0
    for (let run = first; ; run = begin()) {
      const since = performance.now()
      await run.port.catch((error: unknown) => {
        if (!signal.aborted) log.error({ kind: 'worker' }, String(error))
      })
      const [code, by] = await run.ended
      if (signal.aborted) return
      pause = performance.now() - since > STEADY ? 0 : Math.min(LONGEST_PAUSE, pause * 2 || 250)
      log.error({ kind: 'worker', code, by }, 'a worker ended by itself and is replaced')
      await wait(pause, undefined, { signal }).catch(() => {})
      if (signal.aborted) return
    }
  }
}

const all = () => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)

/** One that is just ending hears nothing any more. */
const tell = (worker: Worker, message: Message) => void worker.send(message, () => {})

/** The worker's side. */
/** Where it was killed this process is about to end, too. */
const tellFirst = (message: Message, then = () => {}) =>
  void process.send?.(message, undefined, undefined, then)

const hearFirst = (listener: (message: Message) => void) => void process.on('message', listener)

/** How often workers tell each other what they count, in milliseconds. */
const SHARED_EVERY = 200

/** In a worker: the first process's way to the database. */
export function askForDatabase(): Promise<pg.ClientConfig> {
  return new Promise((resolve) => {
    hearFirst((message) => message.kind === 'database' && resolve(message.connection))
    tellFirst({ kind: 'started' })
  })
}

export const tellPort = (port: number) => tellFirst({ kind: 'listening', port })

/** Resolves when the first process has it. */
export const tellFailure = (sentence: string) =>
  new Promise<void>((resolve) => tellFirst({ kind: 'failed', sentence }, resolve))

/** What this worker makes to do is done by the first process, which has the jobs. */
export function passOnWork(): void {
  onMailQueued(() => tellFirst({ kind: 'mail' }))
  onImportWaiting(() => tellFirst({ kind: 'import' }))
}

/** Who reads too much does so over all workers together, a moment later. */
export function shareReads(limits: Limits): Limits {
  const counts = new Map<string, number>()
  setInterval(() => {
    if (counts.size === 0) return
    tellFirst({ kind: 'reads', counts: [...counts] })
    counts.clear()
  }, SHARED_EVERY).unref()
  hearFirst((message) => {
    if (message.kind === 'reads')
      for (const [address, points] of message.counts) void limits.addReads(address, points)
  })
  return {
    ...limits,
    async takeRead(address, points) {
      counts.set(address, (counts.get(address) ?? 0) + points)
      await limits.takeRead(address, points)
    },
  }
}
