import { expect, test } from 'vitest'
import type { User } from '../../../shared/accounts/users.ts'
import { senderName } from './sender-name.ts'

const named = (firstName: string | null, lastName: string | null) =>
  // Only names are read.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  senderName({ firstName, lastName, username: 'asha7' } as User)

test('a sender has their own names, or the account’s, as long as a row takes', () => {
  expect(named('Asha', 'Naik')).toBe('Asha Naik')
  expect(named('Asha', null)).toBe('Asha')
  expect(named(null, null)).toBe('asha7')
  expect(named('a'.repeat(50), 'b'.repeat(50))).toHaveLength(100)
})
