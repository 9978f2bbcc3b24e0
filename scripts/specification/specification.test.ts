import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { describedCalls } from './open-api.ts'
import { withCalls } from './calls.ts'
import { withFields } from './fields.ts'

const text = readFileSync(new URL('../../docs/specification.md', import.meta.url), 'utf8')

/** The width of a table's columns is the formatter's. */
const plain = (markdown: string) => markdown.replace(/ +/g, ' ').replace(/-{3,}/g, '---')

test('§3 says of each stored field what the schema does (npm run spec)', () => {
  expect(plain(withFields(text))).toBe(plain(text))
})

test('§7 says of each call what the OpenAPI document does (npm run spec)', async () => {
  expect(plain(withCalls(text, await describedCalls()))).toBe(plain(text))
})

test('a limit, a type, an answer or a row that is lost comes back, and notes stay', async () => {
  const lost = text
    .replace(/^\| username .*\n/m, '')
    .replace(/^(\| email +\| )text( +\| )100 /m, '$1number$22 ')
    .replace(/^\| `GET \/api\/categories` .*\n/m, '')
    .replace(/(`GET \/api\/auth\/ways` +\| guest +\| none +\| )`SignInWays`/, '$1`User`')
  const back = plain(withCalls(withFields(lost), await describedCalls()))
  expect(back).toContain('| username | text | 50 | |')
  expect(back).toContain('| email | text | 100 | Unique |')
  expect(back).toMatch(/\| `GET \/api\/categories` \| \| none \| `Category\[\]` \| /)
  expect(back).toContain('| `GET /api/auth/ways` | guest | none | `SignInWays` | Only those')
})
