import { Worker, type MessagePort } from 'node:worker_threads'
import { DatabaseCrashed, DataFolderUnusable, NotDurable } from './errors.ts'
import type { FromWorker, ToWorker, WorkerStart } from './messages.ts'

/** One worker, from its start to its end. */
export interface WorkerLife {
  /** Rejects when it refuses to serve. */
  ready: Promise<void>
  /** Resolves once the thread is gone and has let go of every file. */
  ended: Promise<{ reason: Error; wasReady: boolean }>
  /** Hands over the other end of a client's port; it is served when the worker is ready. */
  connect(port: MessagePort): void
  ask(what: 'checkpoint' | 'close'): Promise<void>
  /** Ends the thread at once, whatever it is doing. */
  end(reason: Error): void
}

/**
 * WebAssembly's frames are large: with Node's 4 MB a recursive function or a long expression overflowed the
 * stack, which PGlite does not survive, before it reached PostgreSQL's own limit, which is an ordinary error.
 */
const STACK_MB = 64

export function startWorker(
  url: URL,
  start: WorkerStart,
  onProblem: (problem: Error) => void,
): WorkerLife {
  const worker = new Worker(url, {
    workerData: start,
    execArgv: [],
    resourceLimits: { stackSizeMb: STACK_MB },
  })
  const questions = new Map<number, (error?: Error) => void>()
  let asked = 0
  let reason: Error | undefined
  let wasReady = false
  let gone = false

  const ended = new Promise<{ reason: Error; wasReady: boolean }>((resolve) => {
    worker.on('error', (error) => {
      reason ??= new DatabaseCrashed(error.message)
    })
    worker.on('exit', (code) => {
      gone = true
      reason ??= new DatabaseCrashed(`its thread ended with code ${code}.`)
      for (const answer of questions.values()) answer(reason)
      resolve({ reason, wasReady })
    })
  })

  const ready = new Promise<void>((resolve, reject) => {
    worker.on('message', (message: FromWorker) => {
      if (message.is === 'ready') {
        // From here on what waits for an answer keeps the process alive, not the thread.
        worker.unref()
        wasReady = true
        resolve()
      } else if (message.is === 'refused') reason ??= refusal(message.because, message.reason)
      else if (message.is === 'crashed') reason ??= new DatabaseCrashed(message.message)
      else if (message.is === 'problem') onProblem(new Error(message.message))
      else questions.get(message.id)?.(message.error ? new Error(message.error) : undefined)
    })
    void ended.then(({ reason }) => reject(reason))
  })
  // A restart that fails is noticed through `ended`; nobody awaits this.
  ready.catch(() => {})

  return { ready, ended, connect, ask, end }

  function connect(port: MessagePort) {
    const message: ToWorker = { do: 'session', port }
    worker.postMessage(message, [port])
  }

  async function ask(what: 'checkpoint' | 'close') {
    if (gone) throw reason ?? new DatabaseCrashed('its thread has ended.')
    const id = ++asked
    const question: ToWorker = { do: what, id }
    worker.ref()
    try {
      await new Promise<void>((resolve, reject) => {
        questions.set(id, (error) => (error ? reject(error) : resolve()))
        worker.postMessage(question, [])
      })
    } finally {
      questions.delete(id)
      if (questions.size === 0) worker.unref()
    }
  }

  function end(why: Error) {
    reason ??= why
    void worker.terminate()
  }
}

const refusal = (because: 'not durable' | 'unusable', reason: string): Error =>
  because === 'not durable' ? new NotDurable(reason) : new DataFolderUnusable(reason)
