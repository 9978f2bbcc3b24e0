import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises'

/** How long one batch should take, in milliseconds: of shorter ones, beginning and ending is the most. */
const WANTED = 150
const LEAST = 60
const MOST = 400
/** How long others have the database to themselves between two batches, in milliseconds. */
const REST = 12
/** How long this process may compute before others get their turn, in milliseconds. */
const TURN = 2

/** Thrown between two batches when this process is about to end. */
export class Stopped extends Error {}

let isStopping = false

/** Lets everything that works in batches, or waits for it, end after the one it is at; or go on again. */
export function stopBatches(stop: boolean): void {
  isStopping = stop
}

export const areBatchesStopping = () => isStopping

/** Sizes batches to the time they take, on this machine and with this database, as it is at the moment. */
export class Pace {
  size = LEAST
  #started = 0

  start(): void {
    this.#started = performance.now()
  }

  /** After a batch of `size` rows: makes way for others, and lets the next one be larger or smaller. */
  async rest(): Promise<void> {
    const took = Math.max(1, performance.now() - this.#started)
    const fitting = Math.round(this.size * Math.min(1.5, WANTED / took))
    this.size = Math.min(MOST, Math.max(LEAST, fitting))
    await pause(REST)
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
