import { defineConfig } from 'vitest/config'

/** Browser tests: one built site and one Chromium for all of them, a fresh browser context for each. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    include: ['tests/e2e/**/*.spec.ts'],
    globalSetup: 'tests/e2e/setup.ts',
    // Two at once is what two cores carry without one page waiting for another.
    maxWorkers: 2,
    // Each wait has a limit of its own (browser.ts); a journey has many.
    testTimeout: 90_000,
    expect: { poll: { timeout: 12_000 } },
    hookTimeout: 30_000,
    // Once more in CI, where nobody is there to look: a journey that was held up by the machine does not stop a release.
    retry: process.env.CI ? 1 : 0,
  },
})
