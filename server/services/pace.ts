import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../db/open.ts'

/**
 * How long one batch should take, in milliseconds. The embedded database answers nobody else meanwhile; a server does, and
 * there the way to it costs more than the rows.
 */
const WANTED = { alone: 40, shared: 50 }
const LEAST = { alone: 5, shared: 30 }
/** How long others have a server to themselves between two batches, in milliseconds; the embedded one takes them in turn. */
const REST = { alone: 2, shared: 12 }
const MOST = 400
/** How long this process may compute before others get their turn, in milliseconds. */
const TURN = 2

/** Thrown between two batches when this process is about to end. */
export class Stopped extends Error {}

let isStopping = false

/** Lets everything that works in batches end after the one it is at; or go on again. */
export function stopBatches(stop: boolean): void {
  isStopping = stop
}

/** Sizes batches to the time they take, on this machine and with this database, as it is at the moment. */
export class Pace {
  size: number
  readonly #kind: 'alone' | 'shared'
  #started = 0

  constructor(db: Database) {
    this.#kind = db.$client.options.max === 1 ? 'alone' : 'shared'
    this.size = LEAST[this.#kind] * 2
  }

  start(): void {
    this.#started = performance.now()
  }

  /** After a batch of `size` rows: makes way for others, and lets the next one be larger or smaller. */
  async rest(): Promise<void> {
    const took = Math.max(1, performance.now() - this.#started)
    const fitting = Math.round(this.size * Math.min(1.5, WANTED[this.#kind] / took))
    this.size = Math.min(MOST, Math.max(LEAST[this.#kind], fitting))
    await pause(REST[this.#kind])
    if (isStopping) throw new Stopped()
  }
}

/** The same as `map`, with turns for others in between. */
export async function mapInTurns<From, To>(
  items: From[],
  work: (item: From, at: number) => To,
): Promise<To[]> {
  const done: To[] = []
  let began = performance.now()
  for (const [at, item] of items.entries()) {
    done.push(work(item, at))
    if (performance.now() - began < TURN) continue
    await turn()
    began = performance.now()
  }
  return done
}
