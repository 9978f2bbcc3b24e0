import { expect, test } from 'vitest'
import { racesRan } from './races-ran.ts'

const report = (...skipped: number[]) => ({
  files: [
    { name: 'server/app.test.ts', seconds: 1, skipped: 1 },
    ...skipped.map((skipped) => ({ name: 'tests/race/race.test.ts', seconds: 1, skipped })),
  ],
})

test('CI takes it for a failure when a race was skipped, or none was run', () => {
  expect(racesRan(report(0, 0))).toBe(true)
  expect(racesRan(report(0, 1))).toBe(false)
  expect(racesRan(report())).toBe(false)
  expect(racesRan(undefined)).toBe(false)
})
