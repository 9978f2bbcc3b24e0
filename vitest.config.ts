import { defineConfig } from 'vitest/config'
import { order } from './tests/runner/order.ts'
import { reportTo } from './tests/runner/report.ts'

// Pages are drawn with the React and the router that the site has: those of development take three times as long.
process.env.NODE_ENV = 'production'

/** Unit and API tests; those in a browser have a configuration of their own, tests/e2e/vitest.config.ts. */
export default defineConfig({
  test: {
    include: ['{shared,server,web,tests,scripts}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'tests/e2e/**'],
    // What files share is imported once a worker, and so is the database opened (tests/support/database.ts).
    isolate: false,
    // As many as there are cores; by itself the runner leaves one unused.
    maxWorkers: '100%',
    // The test runner builds no styles, so they have no address.
    alias: ['forms', 'danger'].map((name) => ({
      find: new RegExp(`^.*/${name}\\.css\\?url$`),
      replacement: `data:text/javascript,export default "/${name}.css"`,
    })),
    globalSetup: 'tests/global-setup.ts',
    setupFiles: 'tests/runner/setup.ts',
    reporters: ['default', reportTo(process.env.TEST_REPORT)],
    sequence: order(),
    // Styles are left out, but pages name the address of one.
    css: { include: /\?url$/ },
    // They end what hangs, and say nothing of how long something takes: a busy machine takes its time.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
    // What every test may depend on, though none imports it (`npm test -- --changed`).
    forceRerunTriggers: ['**/package-lock.json', '**/vitest.config.ts', '**/tests/runner/**'],
  },
})
