import { defineConfig } from 'vitest/config'
import { reportTo } from '../runner/report.ts'

/** The built site and a PostgreSQL of its own: one file after the other, since each says how soon it is answered. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    include: ['tests/faults/**/*.spec.ts'],
    maxWorkers: 1,
    setupFiles: 'tests/runner/setup.ts',
    reporters: ['default', reportTo(process.env.TEST_REPORT)],
    // They end what hangs; how soon something is answered, each test says itself.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
  },
})
