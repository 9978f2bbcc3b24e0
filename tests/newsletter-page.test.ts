import { expect, test } from 'vitest'
import { LIMITS_OF } from '../server/http/limits.ts'
import { createPages } from '../server/pages/pages.ts'
import { words } from '../shared/words.ts'
import { render, renderFailure } from '../web/entry-server.tsx'
import { createTestApp } from './support/app.ts'
import { textOf } from './support/draw-page.tsx'

const assets = { sheet: null, stylesheets: [], scripts: [] }
const FROM = { incoming: { socket: { remoteAddress: '192.0.2.7' } } }

async function openForm() {
  const pages = createPages({ render, renderFailure, assets, policy: null })
  const { app } = await createTestApp({}, pages)
  return async (fields: Record<string, string>) => {
    const headers = { 'sec-fetch-site': 'same-origin' }
    const body = new URLSearchParams(fields)
    const answer = await app.request('/newsletter', { method: 'POST', headers, body }, FROM)
    const page = await answer.text()
    const field = /<input type="email"[^>]*>/.exec(page)?.[0] ?? ''
    return { answer, page, field, error: /role="alert">.*?<span>([^<]*)/.exec(page)?.[1] }
  }
}

test.each([
  ['', 'Required'],
  ['nandini@', 'Invalid email'],
  ['"><script>x</script>', 'Invalid email'],
])('the form without script keeps %j when it is refused, and says why', async (email, sentence) => {
  const send = await openForm()
  const { answer, page, field, error } = await send({ email })
  expect(answer.status).toBe(400)
  expect(answer.headers.get('location')).toBeNull()
  expect(answer.headers.get('cache-control')).toContain('no-store')
  expect(page).toMatch(/<title[^>]*>Error: /)
  expect(error).toBe(sentence)
  expect(field).toContain('aria-invalid="true"')
  const shown = email.replace('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  expect(field).toContain(`value="${shown}"`)
  expect(page).not.toContain('<script>x')
})

test('what fills in the hidden field by itself is told so, and finds it empty', async () => {
  const send = await openForm()
  const { answer, page, field, error } = await send({ email: 'asha@example.org', trap: 'Asha' })
  expect(answer.status).toBe(400)
  expect(error).toBe(words.newsletter.trap)
  expect(field).toContain('value="asha@example.org"')
  const [trap = ''] = /<input[^>]*name="trap"[^>]*>/.exec(page) ?? []
  expect(trap).toContain('tabindex="-1"')
  expect(trap).not.toContain('value=')
})

test('whoever sends it too often finds the address in it again', async () => {
  const send = await openForm()
  const email = 'asha@example.org'
  for (let time = 0; time < LIMITS_OF['newsletter-address'].points; time += 1)
    expect((await send({ email })).answer.status).toBe(303)
  const { answer, field, error } = await send({ email })
  expect(answer.status).toBe(429)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(field).toContain(`value="${email}"`)
  expect(error).toBeTruthy()
})

test('after the form without script, one step is left to do', async () => {
  const pages = createPages({ render, renderFailure, assets, policy: null })
  const { get } = await createTestApp({}, pages)
  const page = textOf(await (await get('/newsletter?done=asked')).text())
  expect(page).toContain(
    'One more step. Please press the button in the email we sent. Until you press it you are not subscribed, unless you already were.',
  )
  expect(page).not.toContain("You've been subscribed")
})

test('the page of a mail’s key is kept by nothing and named to nobody, in whatever case its address is written', async () => {
  const pages = createPages({ render, renderFailure, assets, policy: null })
  const { get } = await createTestApp({}, pages)
  for (const path of ['newsletter', 'Newsletter', 'NEWSLETTER']) {
    const { status, headers } = await get(`/${path}/0199aaaa-0000-7000-8000-000000000000`)
    expect([path, status, headers.get('referrer-policy'), headers.get('cache-control')]).toEqual([
      path,
      200,
      'no-referrer',
      expect.stringContaining('no-store'),
    ])
  }
})
