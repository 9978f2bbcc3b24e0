import type { MessagePort } from 'node:worker_threads'

/** What a worker is told when it starts. */
export interface WorkerStart {
  /** The PostgreSQL data directory; undefined keeps everything in memory. */
  folder: string | undefined
  /** A closed PostgreSQL data directory to begin with, where `folder` does not exist yet. */
  copyFrom: string | undefined
  postgres: WebAssembly.Module
  /** 0 switches it off. */
  checkpointEveryMs: number
  /** 0 switches it off. */
  vacuumEveryMs: number
  /** An Int32: the number of the batch that is running, or 0. The main thread reads it while we are busy. */
  running: SharedArrayBuffer
}

export type ToWorker =
  | { do: 'session'; port: MessagePort }
  | { do: 'checkpoint'; id: number }
  | { do: 'close'; id: number }

export type FromWorker =
  | { is: 'ready' }
  /** The start failed; the worker ends. */
  | { is: 'refused'; because: 'not durable' | 'unusable'; reason: string }
  /** The database is in an unknown state; the worker ends. */
  | { is: 'crashed'; message: string }
  /** Worth a line in the log; the worker goes on. */
  | { is: 'problem'; message: string }
  | { is: 'done'; id: number; error?: string }
