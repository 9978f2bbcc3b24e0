import { expect, test } from 'vitest'
import { LOCALE } from './locale.ts'
import { number } from './numbers.ts'

test.each([0, 1, 999, -999, 1_000, 12_345, 100_000, -1_000, 2.5, 0.001])(
  '%d stands as the country writes it',
  (value) => {
    expect(number(value)).toBe(new Intl.NumberFormat(LOCALE).format(value))
  },
)

test('a hundred thousand is a lakh', () => expect(number(100_000)).toBe('1,00,000'))
