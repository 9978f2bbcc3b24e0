import { sql } from 'drizzle-orm'
import pg from 'pg'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createTestApp } from '../tests/support/app.ts'
import { createApp } from './app.ts'
import { toDrizzle } from './db/open.ts'
import { readEnv } from './env/env.ts'

test('GET /healthz and /readyz say that the process is up and the data within reach', async () => {
  const { get } = await createTestApp()
  for (const path of ['/healthz', '/readyz']) {
    const response = await get(path)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ status: 'ok' })
  }
})

test('an unknown call under /api returns 404 in the one error shape', async () => {
  const { get } = await createTestApp()
  const response = await get('/api/nothing')
  expect(response.status).toBe(404)
  expect(await response.json()).toEqual({
    message: 'There is nothing at this address.',
    code: 'not_found',
  })
})

test('a method nobody serves returns 404, not a page', async () => {
  const { get } = await createTestApp()
  expect((await get('/', { method: 'DELETE' })).status).toBe(404)
})

test('every answer carries the security headers and a request id', async () => {
  const { get } = await createTestApp()
  for (const path of ['/healthz', '/api/listings', '/api/nothing', '/']) {
    const { headers } = await get(path)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(headers.get('strict-transport-security')).toBeNull()
  }
})

test('a site under https asks browsers to stay there', async () => {
  const { get } = await createTestApp({ PUBLIC_URL: 'https://saath.example' })
  expect((await get('/healthz')).headers.get('strict-transport-security')).toContain(
    'max-age=63072000',
  )
})

test('the log has route, status and id, and nothing a visitor typed', async () => {
  const { get, logged } = await createTestApp()
  const response = await get('/api/listings?search=canary-word&region=canary-town', {
    headers: { cookie: 'saath=canary-cookie' },
  })
  expect(logged).toHaveLength(1)
  expect(logged[0]).toMatchObject({
    method: 'GET',
    route: '/api/listings',
    status: 200,
    requestId: response.headers.get('x-request-id'),
  })
  expect(JSON.stringify(logged)).not.toContain('canary')
})

test('an error nobody foresaw is a 500 without detail; the log has the kind, not the values', async () => {
  const { db, get, logged } = await createTestApp()
  await db.execute(sql`alter table blog_posts rename to blog_posts_away`)
  try {
    const response = await get('/api/blog/published/canary-slug')
    expect(response.status).toBe(500)
    expect(await response.json()).toMatchObject({ code: 'internal' })
    expect(JSON.stringify(logged)).toContain('42P01')
    expect(JSON.stringify(logged)).not.toContain('canary')
  } finally {
    await db.execute(sql`alter table blog_posts_away rename to blog_posts`)
  }
})

test('without its database the site answers 503 within two seconds, and /healthz still 200', async () => {
  const pool = new pg.Pool({ host: '127.0.0.1', port: 1, connectionTimeoutMillis: 2_000 })
  const app = createApp(
    { db: toDrizzle(pool), env: readEnv({}), log: pino({ level: 'silent' }) },
    { draw: async () => ({ screen: '', response: new Response() }), failed: () => new Response() },
  )
  const started = performance.now()
  for (const path of ['/readyz', '/api/listings', '/api/categories']) {
    const response = await app.request(path)
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({ code: 'unavailable' })
  }
  expect(performance.now() - started).toBeLessThan(6_000)
  expect((await app.request('/healthz')).status).toBe(200)
})
