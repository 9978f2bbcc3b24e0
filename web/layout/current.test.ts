import { expect, test } from 'vitest'
import { currentOf } from './current.ts'

const directory = { to: '/directory', label: 'Directory', holds: ['/listing'] }

test.each([
  ['/directory', 'page'],
  ['/listing/5', 'true'],
  ['/directory/goa', 'true'],
  ['/directory-of-others', undefined],
  ['/blog', undefined],
  ['/', undefined],
])('on %s the directory link says %s', (pathname, current) => {
  expect(currentOf(directory, pathname)).toBe(current)
})
