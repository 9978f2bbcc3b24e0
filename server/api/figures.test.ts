import { beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestApp, signInAs, type TestApp } from '../../tests/support/app.ts'
import { emptyDatabase } from '../../tests/support/database.ts'
import { buildAdvertisement } from '../../tests/support/factories.ts'
import { advertisementDays } from '../db/schema.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
beforeEach(() => emptyDatabase())

async function shown() {
  const one = await buildAdvertisement(app.db, { impressions: 30, clicks: 4, budget: 9_000 })
  const days = [
    { day: '2026-11-02', impressions: 10, clicks: 1 },
    { day: '2026-11-01', impressions: 20, clicks: 3 },
  ]
  await app.db
    .insert(advertisementDays)
    .values(days.map((day) => ({ ...day, advertisementId: one.id })))
  return one
}

test('GET /api/figures/:key tells what was counted day by day, and nothing of money or of people', async () => {
  const { reportKey } = await shown()
  const answer = await app.get(`/api/figures/${reportKey}`)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('x-robots-tag')).toBe('noindex')
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
  const body = (await answer.json()) as Record<string, unknown>
  expect(Object.keys(body).toSorted()).toEqual([
    'clicks',
    'days',
    'endDate',
    'impressions',
    'isRunning',
    'startDate',
    'title',
  ])
  expect(body).toMatchObject({
    impressions: 30,
    clicks: 4,
    days: [{ day: '2026-11-01' }, { day: '2026-11-02' }],
  })
})

test('GET /api/figures/:key/days.csv holds the same days', async () => {
  const { reportKey } = await shown()
  const answer = await app.get(`/api/figures/${reportKey}/days.csv`)
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect((await answer.text()).replace('\uFEFF', '')).toBe(
    'day,shown,clicked\r\n2026-11-01,20,3\r\n2026-11-02,10,1\r\n',
  )
})

test('a new link ends the one before', async () => {
  const { id, reportKey } = await shown()
  const admin = await signInAs(app, { role: 'admin' })
  const answer = await admin.send('POST', `/api/advertisements/${id}/link`)
  const renewed = ((await answer.json()) as { reportKey: string }).reportKey
  expect(renewed).not.toBe(reportKey)
  expect((await app.get(`/api/figures/${reportKey}`)).status).toBe(404)
  expect((await app.get(`/api/figures/${renewed}`)).status).toBe(200)
})

test('the key is in no log', async () => {
  const { reportKey } = await shown()
  await app.get(`/api/figures/${reportKey}`)
  await app.get(`/api/figures/${reportKey}/days.csv`)
  expect(JSON.stringify(app.logged)).not.toContain(reportKey)
})

test.each(['1', 'abc', '3b1f6c1e-7f4a-4d0e-9b52-0a6f0f5f2d1', "' or 1=1 --"])(
  'GET /api/figures/%s is refused',
  async (key) => {
    expect((await app.get(`/api/figures/${encodeURIComponent(key)}`)).status).toBe(400)
  },
)
