import { expect, test } from 'vitest'
import { createTestApp, signInAs } from '../support/app.ts'

/** What stands between a visitor and the site must not hand on what it once saw. */
const MUCH_READ = ['/api/listings', '/api/events', '/api/categories']
const PUBLIC = [...MUCH_READ, '/api/openapi.json', '/api/site/settings']

test('public answers say that they are, hold for this moment, and depend on the cookie', async () => {
  const { get } = await createTestApp()
  for (const path of PUBLIC) {
    const { status, headers } = await get(path)
    expect([path, status, headers.get('cache-control'), headers.get('vary')]).toEqual([
      path,
      200,
      MUCH_READ.includes(path) ? 'public, max-age=0, s-maxage=1' : 'public, max-age=0',
      'cookie',
    ])
  }
})

test('with a session they are kept nowhere; nor is a refusal, or what a key opens', async () => {
  const app = await createTestApp()
  const user = await signInAs(app)
  for (const path of PUBLIC.filter((path) => !path.startsWith('/api/site/')))
    expect((await user.get(path)).headers.get('cache-control'), path).toBe('no-store')
  const key = '0199aaaa-0000-7000-8000-000000000000'
  for (const path of [
    '/api/account',
    '/api/nothing',
    `/api/newsletter/${key}`,
    '/api/contact/waiting',
  ])
    expect((await app.get(path)).headers.get('cache-control'), path).toBe('no-store')
})
