import { expect, test } from 'vitest'
import { readOptions } from './test-options.ts'

test('the first word names a part, our own options are taken out, the rest is for the test runner', () => {
  expect(readOptions([])).toEqual({ part: 'all', record: false, rest: [] })
  expect(readOptions(['unit', 'server/api/listings/likes.test.ts', '-t', 'counts'])).toEqual({
    part: 'unit',
    record: false,
    rest: ['server/api/listings/likes.test.ts', '-t', 'counts'],
  })
  expect(readOptions(['--changed'])).toMatchObject({ part: 'all', changedSince: 'HEAD' })
  expect(readOptions(['browser', '--changed=main', '--reverse'])).toEqual({
    part: 'browser',
    changedSince: 'main',
    order: 'reverse',
    record: false,
    rest: [],
  })
  expect(readOptions(['--random', '--record', '--sequence.seed=7'])).toEqual({
    part: 'all',
    order: 'random',
    record: true,
    rest: ['--sequence.seed=7'],
  })
})
