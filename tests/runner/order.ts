import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** How many seconds files of tests took, without those that took few. `npm test -- --record` writes it. */
export const DURATIONS = join(import.meta.dirname, 'durations.json')

/** What takes longest starts first, so that at the end no core waits for the other. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const seconds: Record<string, number> = JSON.parse(readFileSync(DURATIONS, 'utf8'))
    const weighed = files.map((file) => ({
      file,
      seconds: seconds[file.moduleId.slice(this.ctx.config.root.length + 1)] ?? 0,
      size: statSync(file.moduleId).size,
    }))
    return weighed
      .toSorted((a, b) => b.seconds - a.seconds || b.size - a.size)
      .map(({ file }) => file)
  }
}

class ShortestFirst extends LongestFirst {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sort = super.sort.bind(this)
    return (await sort(files)).toReversed()
  }
}

/** TEST_ORDER is `reverse` or `random` where tests have to pass in another order: `npm test -- --reverse`, `--random`. */
export function order() {
  if (process.env.TEST_ORDER === 'random') return { shuffle: true }
  return { sequencer: process.env.TEST_ORDER === 'reverse' ? ShortestFirst : LongestFirst }
}
