import fc from 'fast-check'
import { expect, test } from 'vitest'
import { holdsContact } from './holds-contact.ts'

test('a number of seven digits is found however it is spaced, in any digits', () => {
  const digits = fc.constantFrom('0123456789', '०१२३४५६७८९', '０１２３４５６７８９')
  const number = fc.array(fc.nat({ max: 9 }), { minLength: 8, maxLength: 12 })
  fc.assert(
    fc.property(digits, number, fc.constantFrom('', ' ', '-', '.'), (script, parts, space) => {
      const typed = parts.map((digit) => [...script][digit]).join(space)
      // What reads as years or a day is none.
      fc.pre(!/(19|20)\d\d/.test(typed.normalize('NFKC')) && space !== '.' && space !== '-')
      expect(holdsContact(`Call ${typed} now`)).toBe(true)
    }),
  )
})

test('an invisible character inside an address does not hide it', () => {
  expect(holdsContact('asha\u200b@\u200bexample.org')).toBe(true)
  expect(holdsContact('example\u2060.com')).toBe(true)
})

test('words alone are never held', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('calm', 'at', 'noon', 'dotted', 'in', 'is', 'good.', 'no')),
      (parts) => {
        expect(holdsContact(parts.join(' '))).toBe(false)
      },
    ),
  )
})

test.each([
  'WhatsApp 98-22-12-34-56',
  '0832-24-52-22',
  '98 22-12-10 56',
  '98.22.12.10.56',
  'Call 0832 2010-2024',
  'Ring 45.13.2024',
  'Watch youtu.be/abc or goo.gl',
  'It is on asha.school',
  'asha.dev',
  'asha.tv',
  'asha.clinic',
  'See example.travel/goa',
])('a number in pairs, or a link of another ending, is held: %s', (text) => {
  expect(holdsContact(text)).toBe(true)
})

test.each([
  'We came on 12.03.2024.',
  'हम १२.०३.२०२४ को आए।',
  'We came on 1/3/24, and again on 31-12-24!',
  'From 2019-2024 and 2025/26.',
  'On 12-10-2024 at 9, 10 and 11.',
  'With parents and/or grandparents, Rs 500/month.',
  'Ask e.g. for Dr. Naik. Good people.The rooms are calm.',
])('days, years and prices are not: %s', (text) => {
  expect(holdsContact(text)).toBe(false)
})

test.each([
  '98222,22222',
  '98222, 22222',
  '98222_22222',
  '98222:22222',
  '98222|22222',
  '98222*22222',
  '98222~22222',
  '98222=22222',
  '98222•22222',
  '98222x22222',
  '98222 X 22222',
  '(98222)(22222)',
  '98222"22222',
  '98222\n22222',
  '9822*2222*22',
  '98,22,22,22,22',
  '98, 22, 22, 22, 22',
  '982,222,2222',
  '98,222*22,222',
  '9820-2220-20',
  '20:10:20:10',
  '10:22:22:22:22',
  '98222/-22222',
  'Rs 98222,22222',
  'rs.9822222222',
  '9822 | 2019 | 20',
  '९८२२२,२२२२२',
  '९८२२२ २२२२२',
  '9️⃣8️⃣2️⃣2️⃣2️⃣2️⃣2️⃣2️⃣2️⃣2️⃣',
  '+91,98222,22222',
  '0832 | 24 57 280',
])('digits are a number whatever divides them: %s', (text) => {
  expect(holdsContact(`Ask ${text} now`)).toBe(true)
})

test.each([
  'evil。com',
  'evil｡com',
  'evil．com',
  'evil․com',
  'evil .com',
  'evil . com',
  'evil. com',
  'evil .in',
  'evil dot com',
  'evil (dot) org',
  'evil dot co dot in',
  'asha at home dot in',
  'rohan (at) altinho (dot) org',
  'rohan at gmail com',
  'www rohanclinic com',
  'साइट डॉट कॉम',
  'साइट.भारत',
  'evil.рф',
  'evil.中国',
  'evil.xn--p1ai',
  'insta: handle',
  'Instagram id = handle',
  'WhatsApp: asha',
])('so is an address, whatever its dot is and its ending: %s', (text) => {
  expect(holdsContact(`Look at ${text} now`)).toBe(true)
})

test.each([
  'ring nine eight two two one two three four five six',
  'Nine-eight-double two, oh, five',
  'nau aath do do ek teen',
  'नौ आठ दो दो एक तीन पाँच',
])('digits written as words are a number: %s', (text) => {
  expect(holdsContact(text)).toBe(true)
})

test.each([
  'one, two or three times a week',
  'कक्षा एक, दो, तीन, चार',
  'One to one, for five years',
])('a few of them are a count: %s', (text) => {
  expect(holdsContact(text)).toBe(false)
})
