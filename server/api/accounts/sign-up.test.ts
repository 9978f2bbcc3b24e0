import { beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'
import { buildUser } from '../../../tests/support/factories.ts'
import { render, renderFailure } from '../../../web/entry-server.tsx'
import { users } from '../../db/schema.ts'
import { createPages } from '../../pages/pages.ts'

const ASHA = {
  firstName: 'Asha',
  lastName: 'Naik',
  email: 'asha@example.org',
  password: 'two parrots on a wire',
  isAdult: 'on',
  returnTo: '/listing/9',
}

let app: TestApp
beforeEach(async () => {
  const assets = { sheet: null, stylesheets: [], scripts: [] }
  app = await createTestApp({}, createPages({ render, renderFailure, assets, policy: null }))
})

/** As a browser sends it that runs no script. */
const post = (fields: Record<string, string | undefined>, headers: HeadersInit = {}) =>
  app.get('/login/new?returnTo=%2Flisting%2F9', {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', ...headers },
    // A browser leaves out a box that is not ticked.
    body: new URLSearchParams(
      Object.entries(fields).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, value]],
      ),
    ),
  })

/** All that an answer tells; what is random tells nothing. */
const told = ({ status, headers }: Response) => [
  status,
  [...headers].map(([name, value]) => [name, value.replace(/[\w.%-]{24,}/g, '…')]),
]

test('a form without script mails the link, whoever the address belongs to', async () => {
  await buildUser(app.db, { email: 'ravi@example.org' })
  const [unknown, known] = [await post(ASHA), await post({ ...ASHA, email: 'ravi@example.org' })]
  expect(told(unknown)).toEqual(told(known))
  expect([known.status, known.headers.get('location')]).toEqual([303, '/login/sent'])
  expect(await app.db.$count(users)).toBe(1)
  expect((await post(ASHA, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
})

test.each([
  [{ password: 'short' }, 'at least 10 characters'],
  [{ password: 'Password123' }, 'easy to guess'],
  [{ email: 'nobody' }, '-email">Please write an email address such as name@example.org.'],
  [{ firstName: '98220 12345' }, 'name without'],
  [{ isAdult: undefined }, '-isAdult">Please tick that you are 18 or older.'],
  [{ isAdult: '' }, '-isAdult">Please tick that you are 18 or older.'],
])('%j is refused on the page, which keeps what was typed but the password', async (wrong, why) => {
  const answer = await post({ ...ASHA, ...wrong })
  expect(answer.status).toBe(400)
  const page = await answer.text()
  expect(page).toContain('<title>Error: ')
  const [, alert = ''] = /role="alert"(.*?)<\/ul>/s.exec(page) ?? []
  expect(alert).toContain(why)
  const { email, password, firstName } = { ...ASHA, ...wrong }
  expect(page).toContain(`value="${email}"`)
  expect(page).toContain(`value="${firstName}"`)
  expect(page).not.toContain(password)
  expect(page).toContain('action="/login/new?returnTo=%2Flisting%2F9"')
  expect(await app.db.$count(users)).toBe(0)
})
