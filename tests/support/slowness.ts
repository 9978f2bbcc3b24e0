import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'vitest'

const ROUNDS = 5

/** That something took at most so many milliseconds, or on a slow machine as many times as long. */
export async function expectWithin(limit: number, took: number, slow = slowness): Promise<void> {
  expect(took).toBeLessThan(took < limit ? limit : limit * (await slow()))
}

/**
 * How many times as long as usual work takes here and now, and 1 at least: some machines are slow, and others have much
 * else to do. A limit of time is multiplied by this, so that it says something of our code alone.
 */
export const slowness = () => timesAsLong(calculate, 10)

/** The same where large files are read: on some machines memory that is used for the first time is ten times as dear. */
export const slownessOfMemory = async () =>
  Math.max(await timesAsLong(takeMemory, 12), await slowness())

/** `usual`: milliseconds on a machine with two processors that has nothing else to do. */
async function timesAsLong(work: () => void, usual: number): Promise<number> {
  let spent = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now()
    work()
    spent += performance.now() - began
    // Others that wait for a processor get it, as they would in the middle of longer work.
    await pause(1)
  }
  return Math.max(1, spent / ROUNDS / usual)
}

const PAGE = 4096

function takeMemory(): void {
  const memory = Buffer.allocUnsafeSlow(32 * 2 ** 20)
  for (let at = 0; at < memory.length; at += PAGE) memory[at] = 1
}

let sum = 0
function calculate(): void {
  for (let n = 0; n < 1e7; n += 1) sum = (sum + (n % 7)) | 0
}
