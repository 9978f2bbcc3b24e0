import { expect, test } from 'vitest'
import { mails } from '../server/db/schema.ts'
import { createPages } from '../server/pages/pages.ts'
import { render, renderFailure } from '../web/entry-server.tsx'
import { createTestApp } from './support/app.ts'
import { CONTACT_SETTINGS, MESSAGE } from './support/contact.ts'

test('the page of a mail shows what waits, ticks what the mail was sent for, and is kept by nothing', async () => {
  const assets = { sheet: null, stylesheets: [], scripts: [] }
  const pages = createPages({ render, renderFailure, assets, policy: null })
  const app = await createTestApp(CONTACT_SETTINGS, pages)
  await app.send('POST', '/api/contact', MESSAGE)
  await app.send('POST', '/api/contact', { ...MESSAGE, subject: 'Words of a stranger' })
  const [mail] = await app.db.select().from(mails)
  const path = /\/contact\/confirm\?key=\S+/.exec(mail?.text ?? '')?.[0] ?? ''
  const answer = await app.get(path)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(answer.headers.get('x-robots-tag')).toBe('noindex')
  const page = await answer.text()
  const boxes = [...page.matchAll(/<input type="checkbox"[^>]*>/g)].map(([box]) => box)
  expect(boxes.map((box) => box.includes('checked'))).toEqual([true, false])
  expect(page).toContain('Words of a stranger')
  expect(await (await app.get(`${path}x`)).text()).toContain('This link no longer works')
})
