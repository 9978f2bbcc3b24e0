import { expect, test } from 'vitest'
import { cacheFor } from './settings.ts'

const GB = 2 ** 30

test.each([
  [0.5, '64MB', '256MB'],
  [1, '64MB', '256MB'],
  [4, '256MB', '1024MB'],
  [64, '512MB', '2048MB'],
])('of %d GB the database keeps %s of pages itself', (memory, shared, all) => {
  expect(cacheFor(memory * GB)).toEqual({ shared_buffers: shared, effective_cache_size: all })
})
