import { expect, test } from 'vitest'
import { createPages } from '../server/pages/pages.ts'
import type { AdminListing } from '../shared/listings/admin.ts'
import { render, renderFailure } from '../web/entry-server.tsx'
import { createTestApp, signInAs } from './support/app.ts'
import { buildListing } from './support/factories.ts'

const assets = { sheet: null, stylesheets: [], scripts: [] }

test('the page of a listing that was merged leads to the kept one for ever, and back once that is undone', async () => {
  const pages = createPages({ render, renderFailure, assets, policy: null })
  const app = await createTestApp({ PUBLIC_URL: 'http://127.0.0.1:3000' }, pages)
  const admin = await signInAs(app, { role: 'admin' })
  const { id } = await buildListing(app.db, { name: 'Asha School', town: 'Mapusa' })
  const { id: old } = await buildListing(app.db, { name: 'Asha Special School', town: 'Mapusa' })
  const last = (await buildListing(app.db, { name: 'Asha Centre' })).id
  const merge = async (kept: number, other: number) => {
    const read = async (one: number) =>
      ((await (await admin.get(`/api/admin/listings/${one}`)).json()) as AdminListing).updatedAt
    const versions = { version: await read(kept), otherVersion: await read(other) }
    const answer = await admin.send('POST', `/api/admin/listings/${kept}/merge`, {
      other,
      ...versions,
    })
    return ((await answer.json()) as { changeId: number }).changeId
  }
  const leads = async (path: string) => {
    const answer = await app.get(path)
    return [answer.status, answer.headers.get('location')]
  }
  expect(await leads(`/listing/${old}`)).toEqual([200, null])
  const changeId = await merge(id, old)
  expect(await leads(`/listing/${old}`)).toEqual([301, `/listing/${id}`])
  expect(await leads(`/listing/${old}/reviews`)).toEqual([301, `/listing/${id}/reviews`])
  const moved = await app.get(`/listing/${old}`)
  // It can be undone for a day.
  expect(moved.headers.get('cache-control')).toBe('no-cache')
  expect(moved.headers.get('x-robots-tag')).toBeNull()
  const sitemap = await (await app.get('/sitemap.xml')).text()
  expect(sitemap).toContain(`/listing/${id}<`)
  expect(sitemap).not.toContain(`/listing/${old}<`)
  const found = await (await app.get('/api/listings?search=special')).json()
  expect(found).toEqual([])
  await admin.send('POST', `/api/admin/listings/changes/${changeId}/undo`)
  expect(await leads(`/listing/${old}`)).toEqual([200, null])

  await merge(id, old)
  await merge(last, id)
  for (const one of [old, id])
    expect(await leads(`/listing/${one}`)).toEqual([301, `/listing/${last}`])
  await admin.send('DELETE', `/api/admin/listings/${last}`)
  expect((await app.get(`/listing/${last}`)).status).toBe(410)
})
