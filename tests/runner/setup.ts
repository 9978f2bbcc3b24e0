import { afterAll, afterEach, beforeAll, expect, type RunnerTestSuite } from 'vitest'
import { endFile } from './file-end.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** How often the test called `expect`, in its last try. */
    assertions?: number
  }
}

afterEach(({ task }) => {
  task.meta.assertions = expect.getState().assertionCalls
})

afterAll(endFile)

// No test may need the one above it: `npm test -- --reverse` (order.ts turns the files round).
// oxlint-disable-next-line no-empty-pattern -- The runner reads this pattern, and takes no other.
if (process.env.TEST_ORDER === 'reverse') beforeAll(({}, file) => reverse(file))

function reverse({ tasks }: Readonly<RunnerTestSuite>): void {
  tasks.reverse()
  for (const task of tasks) if (task.type === 'suite') reverse(task)
}
