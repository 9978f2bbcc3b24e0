import { expect, test } from 'vitest'
import { countedDomain, mailboxOf } from './mailbox.ts'

test.each([
  ['Asha@Example.org', 'asha@example.org'],
  ['asha+news@example.org', 'asha@example.org'],
  ['asha+a+b@example.org', 'asha@example.org'],
  ['a.sha@example.org', 'a.sha@example.org'],
  ['A.S.Ha+x@googlemail.com', 'asha@gmail.com'],
  ['asha@gmail.com', 'asha@gmail.com'],
  ['"a@b"+c@example.org', '"a@b"@example.org'],
])('%s reaches %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox)
})

test.each([
  ['asha@Example.org', 'example.org'],
  ['asha@gmail.com', undefined],
  ['asha@Rediffmail.com', undefined],
])('what goes to %s counts for the domain %s', (email, domain) => {
  expect(countedDomain(email)).toBe(domain)
})
