import { defineConfig } from 'vitest/config'

/** Browser tests: one built site and one Chromium for all of them, a fresh browser context for each. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    include: ['tests/e2e/**/*.spec.ts'],
    globalSetup: 'tests/e2e/setup.ts',
    // Two at once is what two cores carry without one page waiting for another.
    maxWorkers: 2,
    testTimeout: 30_000,
    // A journey that a busy machine held up is made once more; the report names it.
    retry: 1,
    hookTimeout: 30_000,
  },
})
