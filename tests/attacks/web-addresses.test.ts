import { beforeAll, describe, expect, test } from 'vitest'
import { addDays, indianDay } from '../../shared/indian-days.ts'
import { createTestApp, signInAs, type SignedIn, type TestApp } from '../support/app.ts'
import { csvOf, ROW, sendCsv } from '../support/csv.ts'
import {
  buildAdvertisement,
  buildCategories,
  buildEvent,
  buildListing,
  buildPost,
} from '../support/factories.ts'
import { NO_WEB_ADDRESSES } from './xss-corpus.ts'

/** An address that people will press is one of the web, or it is refused, however it is written. */

const LISTING = { name: 'Sea School', category: 'therapists', description: 'By the sea.' }
const SUBMISSION = { ...LISTING, address: 'Beach Road', phone: '112' }
const EVENT = {
  title: 'Craft morning',
  description: 'Paper and clay.',
  startDay: addDays(indianDay(new Date()), 300),
  location: 'Hall',
  organizer: 'Parents',
}
const POST = {
  title: 'First steps',
  excerpt: 'Short',
  author: 'Saath',
  category: 'resources',
  content: 'Text',
  readTime: 5,
}
const ADVERTISEMENT = {
  title: 'Toys',
  description: 'Quiet toys.',
  type: 'banner',
  position: 'sidebar',
  isActive: true,
  budget: 0,
  clickTarget: '_blank',
  targetUrl: 'https://example.org/toys',
  startDate: '2026-11-01T00:00:00.000Z',
  endDate: '2027-11-01T00:00:00.000Z',
}

/** Every call that takes such an address: what else it needs, and where in its body the address stands. */
const TAKES: { call: string; body: Record<string, unknown>; fields: string[] }[] = [
  {
    call: 'POST /api/admin/listings',
    body: LISTING,
    fields: ['website', 'imageUrl', 'facts.phone.sourceUrl'],
  },
  {
    call: 'PATCH /api/admin/listings/{id}',
    body: {},
    fields: ['website', 'imageUrl', 'facts.phone.sourceUrl'],
  },
  { call: 'POST /api/submissions', body: SUBMISSION, fields: ['website', 'imageUrl'] },
  { call: 'PATCH /api/user/submissions/{id}', body: SUBMISSION, fields: ['website', 'imageUrl'] },
  { call: 'POST /api/events', body: EVENT, fields: ['registrationUrl'] },
  { call: 'POST /api/admin/events', body: EVENT, fields: ['registrationUrl', 'imageUrl'] },
  { call: 'PATCH /api/admin/events/{id}', body: EVENT, fields: ['registrationUrl', 'imageUrl'] },
  { call: 'POST /api/blog', body: POST, fields: ['imageUrl'] },
  { call: 'PATCH /api/blog/{id}', body: POST, fields: ['imageUrl'] },
  { call: 'POST /api/advertisements', body: ADVERTISEMENT, fields: ['targetUrl', 'imageUrl'] },
  { call: 'PUT /api/advertisements/{id}', body: ADVERTISEMENT, fields: ['targetUrl', 'imageUrl'] },
]

let app: TestApp
let admin: SignedIn
beforeAll(async () => {
  app = await createTestApp()
  await buildCategories(app.db)
  admin = await signInAs(app, { role: 'admin' })
  await buildListing(app.db)
  await buildEvent(app.db)
  await buildPost(app.db)
  await buildAdvertisement(app.db)
  await admin.send('POST', '/api/submissions', SUBMISSION)
})

/** What was read before it is changed. */
const READ: Record<string, [path: string, version: string]> = {
  'PATCH /api/admin/listings/{id}': ['/api/admin/listings/1', 'version'],
  'PATCH /api/user/submissions/{id}': ['/api/user/submissions/1', 'version'],
  'PATCH /api/admin/events/{id}': ['/api/admin/events/1', 'updatedAt'],
}

async function ask(call: string, body: Record<string, unknown>, field: string, address: string) {
  // It is not about how often.
  await app.db.execute('delete from rate_limits')
  const [method = '', path = ''] = call.split(' ')
  const [read, version = ''] = READ[call] ?? []
  const before = read ? ((await (await admin.get(read)).json()) as { updatedAt: string }) : null
  return admin.send(method, path.replace('{id}', '1'), {
    ...body,
    ...(before && { [version]: before.updatedAt }),
    ...nested(field.split('.'), address),
  })
}

const nested = ([first = '', ...more]: string[], value: string): object => ({
  [first]: more.length > 0 ? nested(more, value) : value,
})

describe.each(TAKES)('$call refuses what is no address of the web', ({ call, body, fields }) => {
  test.each(fields)('in %s', async (field) => {
    expect(NO_WEB_ADDRESSES.length).toBeGreaterThanOrEqual(40)
    for (const address of NO_WEB_ADDRESSES) {
      const answer = await ask(call, body, field, address)
      expect(answer.status, JSON.stringify(address)).toBe(400)
      const { fields: wrong } = (await answer.json()) as { fields: Record<string, string> }
      expect(Object.keys(wrong), JSON.stringify(address)).toEqual([field])
    }
    const good = await ask(call, body, field, 'https://example.org/page?x=1#y')
    expect(good.status, await good.clone().text()).toBe(200)
  })
})

test.each(['website', 'imageUrl', 'sourceUrl'])('an import refuses them in %s', async (column) => {
  // A file with this character is none of text, and refused as a whole.
  const addresses = NO_WEB_ADDRESSES.filter((address) => !address.includes('\0'))
  const rows = addresses.map((address, n) => ({
    ...ROW,
    name: `School number ${n}`,
    phone: '112',
    [column]: address,
  }))
  await app.db.execute('delete from rate_limits')
  const answer = await sendCsv(app, admin, csvOf(rows))
  expect(answer.status, await answer.clone().text()).toBe(200)
  const { summary, errors } = (await answer.json()) as {
    summary: object
    errors: { row: number }[]
  }
  const failed = new Set(errors.map(({ row }) => row))
  expect(addresses.filter((_, n) => !failed.has(n + 2))).toEqual([])
  expect(summary).toMatchObject({ total: rows.length, successful: 0 })
})
