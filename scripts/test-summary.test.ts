import { expect, test } from 'vitest'
import { summaryOf } from './test-summary.ts'

test('a run says what was slow, what was tried twice, and how often it asserted, in all its parts', () => {
  const files = Array.from({ length: 12 }, (_, at) => ({
    name: `server/file-${at}.test.ts`,
    seconds: at,
    skipped: 0,
  }))
  const unit = { passed: 1, failed: 0, assertions: 1_200, files, tests: [], retried: [] }
  const tests = [{ name: 'tests/e2e/map.spec.ts > the map opens', seconds: 2.34 }]
  const retried = [{ name: 'tests/e2e/map.spec.ts > the map opens', error: 'Late\nby 3 s' }]
  const browser = { passed: 1, failed: 0, assertions: 34, files: [], tests, retried }
  const lines = summaryOf([unit, browser]).split('\n')
  expect(lines).toContain('   11.0 s  server/file-11.test.ts')
  expect(lines.filter((line) => line.includes('server/file-'))).toHaveLength(10)
  expect(lines).toContain('    2.3 s  tests/e2e/map.spec.ts > the map opens')
  expect(lines).toContain('Tried twice: 1')
  const at = lines.indexOf('  tests/e2e/map.spec.ts > the map opens')
  expect(lines.slice(at + 1, at + 3)).toEqual(['    Late', '    by 3 s'])
  expect(lines).toContain('Assertions: 1,234 calls of expect')
  expect(summaryOf([{ ...browser, retried: [] }])).toContain('Tried twice: none')
})

test('a run without tests says nothing of them', () => {
  expect(summaryOf([])).toBe('')
})
