import { defineConfig } from 'vitest/config'

/** The built site and a PostgreSQL of its own: one file after the other, since each needs the machine for itself. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    include: ['tests/faults/**/*.spec.ts'],
    maxWorkers: 1,
    hookTimeout: 60_000,
  },
})
