import { expect, test } from 'vitest'
import { isCodeMissing } from './load-again.ts'

test.each([
  [new TypeError('Failed to fetch dynamically imported module: https://x/assets/a.js'), true],
  [new TypeError('error loading dynamically imported module: https://x/assets/a.js'), true],
  [new TypeError('Importing a module script failed.'), true],
  [new Error('Unable to preload CSS for /assets/a.css'), true],
  [new TypeError('Failed to fetch'), false],
  [new TypeError('x is undefined'), false],
  ['imported module', false],
])('%s is code that did not come: %s', (error, is) => {
  expect(isCodeMissing(error)).toBe(is)
})
