import { expect, test } from 'vitest'
import { slugOf } from './slug.ts'

test.each([
  ['First steps: what now?', 'first-steps-what-now'],
  ['  Café & école — naïve  ', 'cafe-ecole-naive'],
  ["What isn't said", 'what-isnt-said'],
  ['घर पर संवाद', 'घर-पर-संवाद'],
  ['क्षितिज\u200dज्ञान', 'क्षितिजज्ञान'],
  ['Autism और स्कूल 2026', 'autism-और-स्कूल-2026'],
  ['❤️ Care ❤️ at home', 'care-at-home'],
  ['🧩🎈', 'article'],
  ['???', 'article'],
  ['1️⃣ Begin', '1-begin'],
  ['../admin?x=<b>', 'admin-x-b'],
])('%s becomes %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug)
})

test('a long title is cut between words, a long word between letters', () => {
  expect(slugOf(`${'calm '.repeat(40)}`)).toBe(Array.from({ length: 16 }, () => 'calm').join('-'))
  const cut = slugOf('कि'.repeat(100))
  expect(cut).toBe('कि'.repeat(40))
})
