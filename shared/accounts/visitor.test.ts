import { expect, test } from 'vitest'
import { hasUserHint, signInAddress } from './visitor.ts'

test.each([
  ['saath_user=1', true],
  ['a=b; saath_user=1; c=d', true],
  ['saath_user=', false],
  ['xsaath_user=1', false],
  ['', false],
  [null, false],
  [undefined, false],
])('the cookie %j says %s', (cookies, hint) => {
  expect(hasUserHint(cookies)).toBe(hint)
})

test('signing in leads back to where one was, and the address is one whole', () => {
  expect(signInAddress('/')).toBe('/api/login')
  const address = signInAddress('/directory?search=a&b#c')
  expect(new URL(address, 'http://x').searchParams.get('returnTo')).toBe('/directory?search=a&b#c')
})
