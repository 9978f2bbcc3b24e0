import { expect, test } from 'vitest'
import { racesRan } from './races-ran.ts'

const report = (...statuses: string[]) => ({
  testResults: [
    { name: '/site/server/app.test.ts', assertionResults: [{ status: 'skipped' }] },
    {
      name: '/site/tests/race/race.test.ts',
      assertionResults: statuses.map((status) => ({ status })),
    },
  ],
})

test('CI takes it for a failure when a race was skipped, or none was run', () => {
  expect(racesRan(report('passed', 'passed'))).toBe(true)
  expect(racesRan(report('passed', 'skipped'))).toBe(false)
  expect(racesRan(report('pending'))).toBe(false)
  expect(racesRan(report())).toBe(false)
  expect(racesRan({ testResults: [] })).toBe(false)
})
