import { beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../tests/support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})

const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  app.app.request('/display', {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', ...headers },
    body: new URLSearchParams(fields),
  })

test('what is chosen is kept in the cookie, beside what was chosen elsewhere', async () => {
  const answer = await post(
    { palette: 'dark', text: 'large', spacing: 'gigantic', messages: 'stay' },
    { cookie: 'saath=view=list' },
  )
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/display?done=kept#done'])
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('set-cookie')).toBe(
    'saath=palette=dark&text=large&view=list&messages=stay; Path=/; Max-Age=31536000; SameSite=Lax',
  )
})

test('back to standard takes the cookie away, or leaves in it how results are listed', async () => {
  const all = await post({ reset: '1', palette: 'dark' }, { cookie: 'saath=palette=calm' })
  expect(all.headers.get('location')).toBe('/display?done=reset#done')
  expect(all.headers.get('set-cookie')).toBe('saath=; Path=/; Max-Age=0; SameSite=Lax')
  const rows = await post({ reset: '1' }, { cookie: 'saath=palette=calm&view=list' })
  expect(rows.headers.get('set-cookie')).toMatch(/^saath=view=list; /)
})

test('another site chooses nothing', async () => {
  const answer = await post({ palette: 'dark' }, { 'sec-fetch-site': 'cross-site' })
  expect([answer.status, answer.headers.get('set-cookie')]).toEqual([403, null])
})
