import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, signInAs, type SignedIn, type TestApp } from '../../tests/support/app.ts'
import { emptyDatabase } from '../../tests/support/database.ts'
import { buildAdvertisement } from '../../tests/support/factories.ts'
import { drawPicture, pictureForm, sendForm } from '../../tests/support/pictures.ts'
import type { Advertisement } from '../../shared/advertising/advertisements.ts'
import { asc } from 'drizzle-orm'
import { advertisements, auditLog } from '../db/schema.ts'

let app: TestApp
let admin: SignedIn
const folder = mkdtempSync(join(tmpdir(), 'saath-paid-'))
afterAll(() => rmSync(folder, { recursive: true }))

beforeAll(async () => {
  app = await createTestApp({ DATA_DIR: folder, IMAGE_HOSTS: 'pictures.example.org' })
})
beforeEach(async () => {
  await emptyDatabase()
  admin = await signInAs(app, { role: 'admin' })
})

const INPUT = {
  title: 'Riverside Toys',
  description: 'Quiet toys.',
  targetUrl: 'https://toys.example.org/',
}
/** All that a change states. */
const WHOLE = {
  ...INPUT,
  type: 'partner',
  position: 'sidebar',
  isActive: false,
  startDate: '2026-11-01T00:00:00.000Z',
  endDate: '2026-12-01T00:00:00.000Z',
  budget: 500,
  clickTarget: '_self',
}
const create = async (fields: object = {}) =>
  admin.send('POST', '/api/advertisements', { ...INPUT, ...fields })
const created = async (fields: object = {}) =>
  (await (await create(fields)).json()) as Advertisement

describe('POST /api/advertisements', () => {
  test('fills in the defaults of §9: a banner in the hero, on, now, for 30 days, a new tab', async () => {
    const made = await created()
    expect(made).toMatchObject({
      type: 'banner',
      position: 'homepage-hero',
      isActive: true,
      isRunning: true,
      budget: 0,
      clicks: 0,
      impressions: 0,
      clickTarget: '_blank',
      pictureUrl: null,
    })
    expect(Date.parse(made.endDate) - Date.parse(made.startDate)).toBe(30 * 86_400_000)
    expect(Math.abs(Date.parse(made.startDate) - Date.now())).toBeLessThan(60_000)
  })

  test.each(['clicks', 'impressions', 'createdAt', 'updatedAt', 'id', 'reportKey', 'isRunning'])(
    'refuses %s: it is not for a request to state',
    async (field) => {
      const answer = await create({ [field]: 5 })
      expect(answer.status).toBe(400)
      expect(await app.db.$count(advertisements)).toBe(0)
    },
  )

  test.each([
    ['title', '  '],
    ['title', '\u200b'],
    ['title', 'a'.repeat(201)],
    ['description', ''],
    ['type', 'popup'],
    ['position', 'everywhere'],
    ['clickTarget', '_top'],
    ['budget', -1],
    ['budget', '99999999999'],
    ['startDate', 'soon'],
    ['endDate', '2001-01-01T00:00:00Z'],
    ['imageUrl', 'data:image/png;base64,AAAA'],
    ['picture', '../../secret'],
    ['picture', 'a'.repeat(32)],
  ])('refuses %s %j, and names the field', async (field, value) => {
    const answer = await create({ [field]: value })
    expect(answer.status).toBe(400)
    expect(Object.keys(((await answer.json()) as { fields: object }).fields)).toEqual([field])
  })

  test.each([
    ['25000', 25_000],
    ['₹1,50,000', 150_000],
    ['plenty', 0],
    ['', 0],
    [700.9, 700],
  ])('takes a budget of %j as %i rupees', async (budget, rupees) => {
    expect((await created({ budget })).budget).toBe(rupees)
  })

  test.each([
    [1, 200],
    [365, 200],
    [0.9, 400],
    [365.1, 400],
    [-1, 400],
  ])('a length of %d days is answered with %i', async (days, status) => {
    const startDate = '2026-11-22T04:30:00.000Z'
    const endDate = new Date(Date.parse(startDate) + days * 86_400_000).toISOString()
    expect((await create({ startDate, endDate })).status).toBe(status)
    const { id } = await created()
    const dates = { ...WHOLE, startDate, endDate }
    expect((await admin.send('PUT', `/api/advertisements/${id}`, dates)).status).toBe(status)
  })

  test('shows a picture of an allowed host, and keeps another one as an address only', async () => {
    const shown = 'https://pictures.example.org/toys.jpg'
    expect(await created({ imageUrl: shown })).toMatchObject({ imageUrl: shown, pictureUrl: shown })
    const elsewhere = 'https://elsewhere.example.org/toys.jpg'
    expect(await created({ imageUrl: elsewhere })).toMatchObject({
      imageUrl: elsewhere,
      pictureUrl: null,
    })
  })
})

/** Spellings that some browser or parser has taken for a script, and addresses that lead nowhere on the web. */
const HOSTILE = [
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  '\tjavascript:alert(1)',
  '\njavascript:alert(1)',
  '\u0000javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'java\r\nscript:alert(1)',
  'java\u0000script:alert(1)',
  'java\u200bscript:alert(1)',
  'java\u00adscript:alert(1)',
  'javascript\t:alert(1)',
  'javascript\n:alert(1)',
  'javascript :alert(1)',
  'javascript：alert(1)',
  'javascript&colon;alert(1)',
  'javascript&colon;alert(document.cookie)',
  'javascript&#58;alert(document.cookie)',
  'javascript&#x3a;alert(document.cookie)',
  '&#106;avascript:alert(1)',
  'javascript%3aalert(1)',
  'javascript:%0aalert(1)',
  'javascript://example.org/%0aalert(1)',
  'javascript:/*https://example.org*/alert(1)',
  'javascript:"https://example.org"',
  '\u2028javascript:alert(1)',
  '\u00a0javascript:alert(1)',
  '\ufeffjavascript:alert(1)',
  'feed:javascript:alert(1)',
  'view-source:javascript:alert(1)',
  'jar:javascript:alert(1)',
  'vbscript:msgbox(1)',
  'livescript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'DATA:text/html;base64,PHNjcmlwdD4=',
  ' data:text/html,x',
  'da\tta:text/html,x',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'blob:https://example.org/1',
  'filesystem:https://example.org/1',
  'file:///etc/passwd',
  'ftp://example.org/',
  'about:blank',
  'mailto:a@example.org',
  'tel:112',
  'https:///',
  'https://',
  'https://user:word@example.org/',
  'https://localhost/',
  'https://exa mple.org/',
  'http:',
  '//',
  '/directory',
]

describe.each(['targetUrl', 'imageUrl'])('%s', (field) => {
  test.each(HOSTILE)('%j is refused', async (address) => {
    const answer = await create({ [field]: address })
    expect(answer.status).toBe(400)
    expect(await app.db.$count(advertisements)).toBe(0)
  })

  test('"toys.example.org" is taken as https', async () => {
    expect(await created({ [field]: 'toys.example.org' })).toMatchObject({
      [field]: 'https://toys.example.org',
    })
  })
})

describe('PUT /api/advertisements/:id', () => {
  test('changes what was read, and refuses it once somebody else was faster', async () => {
    const { id, updatedAt, startDate, endDate } = await created()
    const put = (title: string) =>
      admin.send('PUT', `/api/advertisements/${id}`, {
        ...WHOLE,
        title,
        startDate,
        endDate,
        version: updatedAt,
      })
    const first = await put('Riverside Games')
    expect(first.status).toBe(200)
    expect(await first.json()).toMatchObject({ title: 'Riverside Games', startDate, endDate })
    expect((await put('Riverside Books')).status).toBe(409)
    const [row] = await app.db.select().from(advertisements)
    expect(row?.title).toBe('Riverside Games')
  })

  test('what was counted meanwhile is no change, and stays', async () => {
    const { id, updatedAt } = await created()
    await app.db.update(advertisements).set({ clicks: 3, impressions: 9 })
    const answer = await admin.send('PUT', `/api/advertisements/${id}`, {
      ...WHOLE,
      version: updatedAt,
    })
    expect(await answer.json()).toMatchObject({ clicks: 3, impressions: 9 })
  })

  test('names what is left out, and fills in no default of a new one', async () => {
    const { id } = await created(WHOLE)
    const answer = await admin.send('PUT', `/api/advertisements/${id}`, INPUT)
    expect(answer.status).toBe(400)
    expect(Object.keys(((await answer.json()) as { fields: object }).fields)).toEqual([
      'type',
      'position',
      'isActive',
      'startDate',
      'endDate',
      'budget',
      'clickTarget',
    ])
    const [row] = await app.db.select().from(advertisements)
    expect(row).toMatchObject({ type: 'partner', isActive: false, budget: 500 })
  })

  test('a picture and its address stay until a change states another, or none', async () => {
    const imageUrl = 'https://pictures.example.org/toys.jpg'
    const { id } = await created({ imageUrl })
    const put = async (fields: object) =>
      (await admin.send('PUT', `/api/advertisements/${id}`, { ...WHOLE, ...fields })).json()
    expect(await put({})).toMatchObject({ imageUrl, type: 'partner' })
    expect(await put({ imageUrl: '' })).toMatchObject({ imageUrl: null })
  })

  test('404 for one that is not there', async () => {
    expect((await admin.send('PUT', '/api/advertisements/7', WHOLE)).status).toBe(404)
  })
})

test('GET /api/advertisements says Active only from start to end, both included, while it is on', async () => {
  const now = Date.now()
  const at = (from: number, to: number) => ({
    startDate: new Date(now + from),
    endDate: new Date(now + to),
  })
  await buildAdvertisement(app.db, { title: 'runs', ...at(-60_000, 60_000) })
  await buildAdvertisement(app.db, { title: 'is off', isActive: false })
  await buildAdvertisement(app.db, { title: 'is over', ...at(-60_000, -1_000) })
  await buildAdvertisement(app.db, { title: 'is to come', ...at(60_000, 120_000) })
  const list = (await (await admin.get('/api/advertisements')).json()) as Advertisement[]
  expect(Object.fromEntries(list.map(({ title, isRunning }) => [title, isRunning]))).toEqual({
    runs: true,
    'is off': false,
    'is over': false,
    'is to come': false,
  })
})

test('an uploaded picture stands on it, is public while it is on, and nobody else’s may be named', async () => {
  const picture = await drawPicture(480, 320)
  const answer = await sendForm(
    app,
    'PUT',
    '/api/advertisements/picture',
    pictureForm(picture),
    admin.cookie,
  )
  const uploaded = (await answer.json()) as { picture: string }
  const made = await created({ picture: uploaded.picture })
  expect((await app.get(made.pictureUrl ?? '')).status).toBe(200)
  await app.db.update(advertisements).set({ isActive: false })
  expect((await app.get(made.pictureUrl ?? '')).status).toBe(401)
  const other = await signInAs(app, { role: 'admin' })
  const taken = { ...WHOLE, picture: uploaded.picture }
  expect((await other.send('POST', '/api/advertisements', taken)).status).toBe(400)
  // Who did not upload it may still change the rest.
  const kept = await other.send('PUT', `/api/advertisements/${made.id}`, taken)
  expect(kept.status).toBe(200)
})

test('each act of an admin is written down', async () => {
  const { id } = await created()
  await admin.send('PUT', `/api/advertisements/${id}`, { ...WHOLE, title: 'Riverside Games' })
  await admin.send('POST', `/api/advertisements/${id}/link`)
  await admin.send('DELETE', `/api/advertisements/${id}`)
  const acts = await app.db.select().from(auditLog).orderBy(asc(auditLog.id))
  expect(acts.map(({ action, detail }) => [action, detail])).toEqual([
    ['advertisement.create', 'Riverside Toys'],
    ['advertisement.edit', 'Riverside Games'],
    ['advertisement.new-link', 'Riverside Games'],
    ['advertisement.delete', 'Riverside Games'],
  ])
  expect(await app.db.$count(advertisements)).toBe(0)
})
