import { expect, test } from 'vitest'
import { encodingFor } from './compress.ts'

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['gzip;q=0, identity', undefined],
  ['br; q=0.0', undefined],
  ['identity', undefined],
  [undefined, undefined],
])('to who accepts %j is sent %j', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding)
})
