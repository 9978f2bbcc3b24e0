import { setTimeout as pause } from 'node:timers/promises'

/** How long one batch should take, in milliseconds: whoever asks meanwhile waits no longer than about that. */
const WANTED = 60
const LEAST = 5
const MOST = 400

/** Thrown between two batches when this process is about to end. */
export class Stopped extends Error {}

let isStopping = false

/** Lets everything that works in batches end after the one it is at; or go on again. */
export function stopBatches(stop: boolean): void {
  isStopping = stop
}

/** Sizes batches to the time they take, on this machine and with this database, as it is at the moment. */
export class Pace {
  size = 20
  #started = 0

  start(): void {
    this.#started = performance.now()
  }

  /** After a batch of `size` rows: makes way for others, and lets the next one be larger or smaller. */
  async rest(): Promise<void> {
    const took = Math.max(1, performance.now() - this.#started)
    const fitting = Math.round(this.size * Math.min(1.5, WANTED / took))
    this.size = Math.min(MOST, Math.max(LEAST, fitting))
    await pause(2)
    if (isStopping) throw new Stopped()
  }
}
