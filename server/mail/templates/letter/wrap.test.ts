import { expect, test } from 'vitest'
import { wrap } from './wrap.ts'

const WORDS = 'Please confirm that the address is yours: open the link and press the button on it.'

test('a line is broken between words, and what was broken already stays so', () => {
  expect(wrap(WORDS)).toBe(
    'Please confirm that the address is yours: open the link and press the\nbutton on it.',
  )
  expect(wrap('First\n\nThird')).toBe('First\n\nThird')
  expect(wrap(`  ${WORDS}`, '  ')).toMatch(/^  Please.*\n  button on it\.$/)
})

test('an address is never broken, however long', () => {
  const address = `https://saath.example/${'a'.repeat(200)}`
  expect(wrap(`${WORDS} ${address} ${WORDS}`).split('\n')).toContain(address)
  expect(wrap(address)).toBe(address)
})
