import { setPriority } from 'node:os'
import sharp from 'sharp'
import type { Sentence } from '../sentences.ts'
import { draw, Refused, type Made, type ShapeName } from './draw.ts'

/** What the site hands over, and what it gets back. */
export interface Task {
  bytes: Buffer
  shape: ShapeName
}
export type Outcome = { made: Made[] } | { refused: Sentence } | { broken: string }

// Pages come first, also where there is one core.
setPriority(5)
sharp.concurrency(1)
sharp.cache(false)

// Leaving politely would wait for the picture that is being read.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))

process.once('message', async ({ bytes, shape }: Task) => {
  process.send?.(await outcomeOf(bytes, shape))
})

async function outcomeOf(bytes: Buffer, shape: ShapeName): Promise<Outcome> {
  try {
    return { made: await draw(bytes, shape) }
  } catch (error) {
    if (error instanceof Refused) return { refused: error.sentence }
    return { broken: error instanceof Error ? error.message : String(error) }
  }
}
