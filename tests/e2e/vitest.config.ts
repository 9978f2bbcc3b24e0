import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { order } from '../runner/order.ts'
import { reportTo } from '../runner/report.ts'

/** Browser tests: one built site for all of them, one Chromium for each worker, a fresh browser context for each test. */
export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  test: {
    include: ['tests/e2e/**/*.spec.ts'],
    globalSetup: 'tests/e2e/setup.ts',
    // What files share is imported once a worker, and so is its browser started (support/contexts.ts).
    isolate: false,
    setupFiles: 'tests/runner/setup.ts',
    reporters: ['default', reportTo(process.env.TEST_REPORT)],
    sequence: order(),
    // What every test may depend on, though none imports it (`npm test -- --changed`).
    forceRerunTriggers: [
      '**/package-lock.json',
      '**/vitest.config.ts',
      '**/tests/{runner/**,support/site.ts,e2e/setup.ts}',
    ],
    // One more than two cores carry: each waits for its site and its browser now and then.
    maxWorkers: 3,
    // They end what hangs, and say nothing of how long something takes. Each wait has a limit of its own (browser.ts).
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
    // Once more in CI, where nobody is there to look; scripts/test.ts names each that needed it, and allows three.
    retry: process.env.CI ? 1 : 0,
  },
})
