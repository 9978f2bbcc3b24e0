import { beforeEach, expect, test } from 'vitest'
import { IDEMPOTENCY_FIELD } from '../../../shared/idempotency.ts'
import { createTestApp, signInAs, type SignedIn, type TestApp } from '../../../tests/support/app.ts'
import { render, renderFailure } from '../../../web/entry-server.tsx'
import { createLimits, LIMITS_OF } from '../../http/limits.ts'
import { createPages } from '../../pages/pages.ts'
import { openSecrets } from '../../start/secrets.ts'

let app: TestApp
let asha: SignedIn
beforeEach(async () => {
  const assets = { sheet: null, stylesheets: [], scripts: [] }
  app = await createTestApp({}, createPages({ render, renderFailure, assets, policy: null }))
  asha = await signInAs(app, { firstName: 'Asha', lastName: 'Naik' })
})

/** As a browser sends it that runs no script. */
const post = (fields: Record<string, string>, headers: HeadersInit = {}) =>
  app.get('/account', {
    method: 'POST',
    headers: { cookie: asha.cookie, 'sec-fetch-site': 'same-origin', ...headers },
    body: new URLSearchParams(fields),
  })
const mainOf = async (page: Response) => (await page.text()).split(/<main[^>]*>|<\/main>/)[1] ?? ''
const account = async () => mainOf(await asha.get('/account'))

test('what is refused is the page again, with the reason', async () => {
  const gone = await post({ act: 'end-session', session: '999999' })
  expect(gone.status).toBe(404)
  // An older browser names where it sends from by this alone.
  expect(gone.headers.get('referrer-policy')).not.toBe('no-referrer')
  expect(await mainOf(gone)).toMatch(/role="alert"/)
  expect((await post({ act: 'waiting-mail', wantsWaitingMail: 'on' })).status).toBe(403)
  expect((await post({ act: 'role', role: 'admin' })).status).toBe(400)
  expect(await account()).toContain('Asha Naik')
})

test('nobody changes or ends what is somebody else’s', async () => {
  const ravi = await signInAs(app, { firstName: 'Ravi', lastName: 'Rao' })
  const sessions: { id: number }[] = await (await ravi.get('/api/account/sessions')).json()
  expect(sessions).toHaveLength(1)
  expect((await post({ act: 'end-session', session: String(sessions[0]?.id) })).status).toBe(404)
  expect((await post({ act: 'end-sessions' }, { cookie: '' })).status).toBe(401)
  expect((await post({ act: 'end-sessions' }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect(await mainOf(await ravi.get('/account'))).toContain('Ravi Rao')
  expect(await account()).toContain('Asha Naik')
})

test('what came too often may be sent again, under the same key', async () => {
  const limits = createLimits(app.db, openSecrets(app.env))
  for (let n = 0; n < LIMITS_OF['write-user'].points; n += 1)
    await limits.take('write-user', String(asha.user.id))
  const key = '8e03978e-40d5-43dd-bc93-6894a57f9324'
  const change = () =>
    post({ act: 'name', firstName: 'Meera', lastName: 'Rao', [IDEMPOTENCY_FIELD]: key })
  expect((await change()).status).toBe(429)
  await app.db.$client.query('delete from rate_limits')
  const answer = await change()
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/account#name'])
  expect(await account()).toContain('Meera Rao')
})
