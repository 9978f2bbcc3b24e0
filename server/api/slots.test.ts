import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, signInAs, type TestApp } from '../../tests/support/app.ts'
import { emptyDatabase } from '../../tests/support/database.ts'
import { buildAdvertisement, buildListing } from '../../tests/support/factories.ts'
import { todayInIndia } from '../../tests/support/today.ts'
import {
  advertisementDays,
  advertisements,
  rateLimits,
  usedMarks,
  viewerKeys,
} from '../db/schema.ts'
import { LIMITS_OF, READS } from '../http/limits.ts'
import { openSecrets, type SecretFor } from '../start/secrets.ts'
import { countClick, countSeen, forgetViewerKeys } from '../services/advertising/counts.ts'
import { forgetNonces } from '../services/nonces.ts'

let app: TestApp
const secretFor: SecretFor = (purpose) => openSecrets(app.env)(purpose)
beforeAll(async () => {
  app = await createTestApp({ TRUSTED_PROXIES: '127.0.0.1', RATE_LIMIT_EXEMPT: '203.0.113.0/24' })
})
beforeEach(() => emptyDatabase())

const PHONE =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'
const ADDRESS = '203.0.113.7'

interface From {
  address?: string
  headers?: Record<string, string>
}

/** A request as it comes through a proxy, from a page of ours. */
const ask = (method: string, path: string, { address = ADDRESS, headers }: From = {}) =>
  app.app.request(
    path,
    {
      method,
      headers: {
        'user-agent': PHONE,
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': address,
        ...headers,
      },
    },
    { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
  )
const seen = async (id: number, from?: From) => {
  const answer = await ask('POST', `/api/slots/${id}/seen`, from)
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { token: string | null }).token
}
const follow = (id: number, token?: string | null, from?: From) =>
  ask('GET', `/out/${id}${token ? `?t=${token}` : ''}`, from)
/** A request by a browser that has not come before. */
const browserAt = (browser: number, address = '198.51.100.7') => ({
  address,
  headers: { 'user-agent': `${PHONE} ${browser}` },
})
const total = (all: { clicks: number; impressions: number }[]) => [
  all.reduce((sum, { impressions }) => sum + impressions, 0),
  all.reduce((sum, { clicks }) => sum + clicks, 0),
]
const counts = async () => {
  const rows = await app.db.select().from(advertisements)
  const days = await app.db.select().from(advertisementDays)
  // The totals and those of the days say the same.
  expect(total(days)).toEqual(total(rows))
  return total(rows)
}

const html = async (position: string) =>
  ((await (await app.get(`/api/slots?position=${position}`)).json()) as { html: string }).html

describe('GET /api/slots', () => {
  test('shows what runs at a position, marked in words, through a link of ours', async () => {
    const { id } = await buildAdvertisement(app.db, { position: 'sidebar' })
    const drawn = await html('sidebar')
    expect(drawn).toContain('Sponsored')
    expect(drawn).toContain('Riverside Toys')
    expect(drawn).toContain('(opens a new tab)')
    expect(drawn).toContain(`href='/out/${id}' rel='sponsored noopener' target='_blank'`)
    expect(drawn).not.toContain('toys.example.org')
    expect(await html('homepage-hero')).toBe('')
  })

  test('says nothing of a new tab where it opens none', async () => {
    await buildAdvertisement(app.db, { position: 'sidebar', clickTarget: '_self' })
    expect(await html('sidebar')).not.toContain('new tab')
  })

  test.each([
    ['is off', { isActive: false }],
    ['is over', { endDate: new Date(Date.now() - 1_000) }],
    ['is to come', { startDate: new Date(Date.now() + 3_600_000) }],
  ])('leaves out what %s', async (_why, fields) => {
    await buildAdvertisement(app.db, { position: 'sidebar', ...fields })
    expect(await html('sidebar')).toBe('')
  })

  test('holds at most one of many, and two cards above the results', async () => {
    for (let number = 0; number < 5; number++) {
      await buildAdvertisement(app.db, { position: 'sidebar' })
      await buildAdvertisement(app.db, { position: 'directory-top' })
      await buildAdvertisement(app.db, { position: 'directory-top', type: 'sponsored-listing' })
    }
    expect((await html('sidebar')).match(/data-slot/g)).toHaveLength(1)
    const top = await html('directory-top')
    expect(top.match(/data-slot/g)).toHaveLength(3)
    // One block, marked once above all three.
    expect(top.match(/Sponsored</g)).toHaveLength(1)
    expect(top.match(/class='paid'/g)).toHaveLength(1)
  })

  test('below the results, what is sold there says once that it is paid for', async () => {
    await buildAdvertisement(app.db, { position: 'directory-bottom' })
    const below = await html('directory-bottom')
    expect(below.match(/Paid for/g)).toHaveLength(1)
    expect(below.match(/>How it works<\/a>/g)).toHaveLength(1)
  })

  test('where no card is sold, one line below the results says so and leads to how it works', async () => {
    expect(await html('directory-top')).toBe('')
    const below = await html('directory-bottom')
    expect(below).toContain('nothing is placed here now.')
    expect(below).not.toContain('data-slot')
    expect([...below.matchAll(/href=["']([^"']*)["']/g)].map(([, to]) => to)).toEqual([
      '/advertise',
    ])
    expect(below).toContain('>How it works</a>')
    await buildAdvertisement(app.db, { position: 'directory-top', type: 'sponsored-listing' })
    expect(await html('directory-bottom')).toBe('')
    expect(await html('directory-top')).toContain('>How it works</a>')
    // The results are no part of what is sold: it has a heading of its own, of the same rank as theirs.
    expect((await html('directory-top')).match(/<h\d/g)).toEqual(['<h2', '<h3'])
  })

  test('a partner stands with the partners, whatever its position; without one, nothing does', async () => {
    expect(await html('partners')).toBe('')
    await buildAdvertisement(app.db, { type: 'partner', position: 'homepage-hero' })
    expect(await html('homepage-hero')).toBe('')
    const partners = await html('partners')
    expect(partners).toContain('Our Trusted Partners')
    expect(partners).toContain('Sponsored.')
  })

  test('what an admin wrote is text and nothing else', async () => {
    const hostile = `'"><script>alert(1)</script><img src=x onerror='alert(1)'>`
    await buildAdvertisement(app.db, {
      position: 'sidebar',
      title: hostile,
      description: hostile,
      targetUrl: 'https://toys.example.org/?a="\'><script>',
    })
    const drawn = await html('sidebar')
    expect(drawn).not.toMatch(/<script|<img/)
    // What the card is called and its heading have the name, its text the rest.
    expect(drawn.match(/&lt;script&gt;/g)).toHaveLength(3)
  })

  test('nothing in it is named after what it is, but for the word that marks it', async () => {
    const types = ['banner', 'sponsored-listing', 'partner'] as const
    for (const type of types)
      await buildAdvertisement(app.db, { type, position: 'directory-top', title: 'Toys' })
    for (const position of ['directory-top', 'partners']) {
      const drawn = await html(position)
      const names = [...drawn.matchAll(/(?:class|id|href|src|data-\w+|aria-\w+)='([^']*)'/g)]
        .map(([, value = '']) => value)
        .filter((value) => value !== '/advertise')
      expect(names.length).toBeGreaterThan(2)
      for (const name of names) expect(name).not.toMatch(/\bads?\b|advert|sponsor|banner|promo/i)
    }
  })

  test('400 for a position there is not', async () => {
    expect((await app.get('/api/slots?position=everywhere')).status).toBe(400)
  })
})

test('the order of results is the same with and without advertisements', async () => {
  for (let number = 0; number < 8; number++)
    await buildListing(app.db, { name: `School ${number}` })
  const results = async () => (await app.get('/api/search?category=special-schools')).text()
  const featured = async () => (await app.get('/api/listings/featured')).text()
  const before = [await results(), await featured()]
  expect(before[0]).toContain('School 7')
  await buildAdvertisement(app.db, { position: 'directory-top', type: 'sponsored-listing' })
  await buildAdvertisement(app.db, { position: 'directory-top' })
  expect([await results(), await featured()]).toEqual(before)
})

describe('GET /out/:id', () => {
  test('leads on, kept by nothing, also when the advertisement is over or off', async () => {
    const running = await buildAdvertisement(app.db)
    const over = await buildAdvertisement(app.db, { endDate: new Date(Date.now() - 1_000) })
    const off = await buildAdvertisement(app.db, { isActive: false })
    for (const { id } of [running, over, off]) {
      const answer = await follow(id)
      expect(answer.status).toBe(302)
      expect(answer.headers.get('location')).toBe('https://toys.example.org/')
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
    }
    expect(await counts()).toEqual([0, 0])
  })

  test.each([
    [
      'https://example.org/मराठी',
      'https://example.org/%E0%A4%AE%E0%A4%B0%E0%A4%BE%E0%A4%A0%E0%A5%80',
    ],
    ['https://example.org/caf\u00e9?q=ñ', 'https://example.org/caf%C3%A9?q=%C3%B1'],
  ])('leads to %s, whatever its letters', async (targetUrl, location) => {
    const { id } = await buildAdvertisement(app.db, { targetUrl })
    expect((await follow(id)).headers.get('location')).toBe(location)
  })

  test.each(['99', '0', 'abc', '-1', 'https:%2F%2Fevil.example', '99999999999', '1?t=x&to=//evil'])(
    '/out/%s leads home: there is no such advertisement, and no address in a request is followed',
    async (end) => {
      const answer = await ask('GET', `/out/${end}`)
      expect(answer.status).toBe(302)
      expect(answer.headers.get('location')).toBe('/')
    },
  )
})

describe('counting', () => {
  test('one look and one click count once, in the total and in the day in India', async () => {
    const day = await todayInIndia()
    const { id } = await buildAdvertisement(app.db)
    const token = await seen(id)
    expect((await follow(id, token)).status).toBe(302)
    expect(await counts()).toEqual([1, 1])
    expect(await app.db.select().from(advertisementDays)).toEqual([
      { advertisementId: id, day, impressions: 1, clicks: 1 },
    ])
  })

  test('1,000 replays of a click and of an impression add nothing, whether one by one or at once', async () => {
    const { id } = await buildAdvertisement(app.db)
    const token = await seen(id)
    for (let round = 0; round < 10; round++)
      await Promise.all(
        Array.from({ length: 100 }, () => Promise.all([seen(id), follow(id, token)])),
      )
    expect(await counts()).toEqual([1, 1])
    // Also with the token each of them would get anew.
    const tokens = await Promise.all(Array.from({ length: 20 }, () => seen(id)))
    for (const again of tokens) await follow(id, again)
    expect(await counts()).toEqual([1, 1])
  })

  test('two visitors, and the same one an hour later, count each', async () => {
    const { id } = await buildAdvertisement(app.db)
    await seen(id)
    await seen(id, { address: '203.0.113.8' })
    await seen(id, { headers: { 'user-agent': `${PHONE} Edg/142` } })
    const viewer = { address: ADDRESS, userAgent: PHONE }
    const later = new Date(Date.now() + 3_600_000)
    await countSeen(app.db, secretFor('advertisement'), id, viewer, later)
    expect((await counts())[0]).toBe(4)
  })

  test('one look counts once around midnight in India: hours and days end by the same clock', async () => {
    const { id } = await buildAdvertisement(app.db, {
      startDate: new Date('2026-05-01'),
      endDate: new Date('2026-07-01'),
    })
    const viewer = { address: ADDRESS, userAgent: PHONE }
    const at = (time: string) =>
      countSeen(app.db, secretFor('advertisement'), id, viewer, new Date(`2026-06-01T${time}Z`))
    for (const time of ['17:30:00', '18:25:00', '18:29:59']) await at(time)
    expect(await counts()).toEqual([1, 0])
    for (const time of ['18:30:01', '18:40:00', '19:29:59']) await at(time)
    expect(await counts()).toEqual([2, 0])
  })

  test('who says another browser each time is refused after 40 looks an hour at one advertisement', async () => {
    const { id } = await buildAdvertisement(app.db)
    const other = await buildAdvertisement(app.db)
    for (let browser = 0; browser < 40; browser++) await seen(id, browserAt(browser))
    const refused = await ask('POST', `/api/slots/${id}/seen`, browserAt(40))
    expect(refused.status).toBe(429)
    expect(await counts()).toEqual([40, 0])
    await seen(other.id, browserAt(40))
    await seen(id, browserAt(40, '198.51.100.8'))
    expect(await counts()).toEqual([42, 0])
    expect(JSON.stringify(await app.db.select().from(rateLimits))).not.toContain('198.51.100')
  })

  test('a school behind one address that sees advertisements can still write', async () => {
    const { points } = LIMITS_OF['write-address']
    for (let left = points; left > 0; left -= 40) {
      const { id } = await buildAdvertisement(app.db)
      for (let browser = 0; browser < 40; browser++) await seen(id, browserAt(browser))
    }
    const body = JSON.stringify({ email: 'asha@example.org' })
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.7' }
    const written = await app.app.request(
      '/api/newsletter',
      { method: 'POST', headers, body },
      { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
    )
    expect(written.status).toBe(200)
  })

  test('what is seen counts as reading does', async () => {
    // Nothing runs under this number: each such request still asks the database.
    const from = browserAt(1, '198.51.100.9')
    const statuses = new Set<number>()
    for (let time = 0; time < READS.points; time++)
      statuses.add((await ask('GET', '/api/slots?position=sidebar', from)).status)
    expect([...statuses]).toEqual([200])
    expect((await ask('POST', '/api/slots/4711/seen', from)).status).toBe(429)
  })

  test.each([
    ['Googlebot/2.1 (+http://www.google.com/bot.html)'],
    ['Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)'],
    ['facebookexternalhit/1.1'],
    ['curl/8.5.0'],
    ['python-requests/2.32'],
    ['Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/142.0.0.0 Safari/537.36'],
    [''],
  ])('a crawler adds none: %j', async (userAgent) => {
    const { id } = await buildAdvertisement(app.db)
    const token = await seen(id)
    const from = { address: '203.0.113.9', headers: { 'user-agent': userAgent } }
    expect(await seen(id, from)).toBeNull()
    await follow(id, token, from)
    expect(await counts()).toEqual([1, 0])
  })

  test.each<Record<string, string>>([
    { 'sec-purpose': 'prefetch' },
    { 'sec-purpose': 'prefetch;prerender' },
    { purpose: 'prefetch' },
    { 'x-moz': 'prefetch' },
  ])('what is fetched ahead adds none: %j', async (headers) => {
    const { id } = await buildAdvertisement(app.db)
    const token = await seen(id)
    expect((await follow(id, token, { headers })).status).toBe(302)
    expect(await seen(id, { address: '203.0.113.9', headers })).toBeNull()
    expect(await counts()).toEqual([1, 0])
  })

  test('HEAD, an admin, and a request that comes from no page of ours add none', async () => {
    const { id } = await buildAdvertisement(app.db)
    const token = await seen(id)
    await ask('HEAD', `/out/${id}?t=${token}`)
    const admin = await signInAs(app, { role: 'admin' })
    const asAdmin = { address: '203.0.113.9', headers: { cookie: admin.cookie } }
    expect(await seen(id, asAdmin)).toBeNull()
    await follow(id, token, asAdmin)
    const elsewhere = await app.app.request(`/api/slots/${id}/seen`, {
      method: 'POST',
      headers: { 'user-agent': PHONE },
    })
    expect(await elsewhere.json()).toEqual({ token: null })
    expect(await counts()).toEqual([1, 0])
  })

  test('a token that is forged, of another advertisement, cut or too old counts nothing', async () => {
    const { id } = await buildAdvertisement(app.db)
    const other = await buildAdvertisement(app.db)
    const token = (await seen(id)) ?? ''
    const [mark = '', until = '', signature = ''] = token.split('.')
    const later = (Number.parseInt(until, 36) + 60_000).toString(36)
    const wrong = [
      'x',
      `${mark}.${until}`,
      `${mark}.${until}.`,
      `${mark}.${later}.${signature}`,
      `${mark}x.${until}.${signature}`,
      `${mark}.${until}.${signature.replace(/^./, (c) => (c === 'A' ? 'B' : 'A'))}`,
      'x'.repeat(5_000),
    ]
    for (const forged of wrong) expect((await follow(id, forged)).status).toBe(302)
    await follow(other.id, token)
    const secret = secretFor('advertisement')
    await countClick(app.db, secret, id, token, new Date(Date.now() + 31 * 60_000))
    expect(await counts()).toEqual([1, 0])
    await countClick(app.db, secret, id, token, new Date(Date.now() + 29 * 60_000))
    expect(await counts()).toEqual([1, 1])
  })

  test('what does not run is not counted, and nothing is said of it', async () => {
    const over = await buildAdvertisement(app.db, { endDate: new Date(Date.now() - 1_000) })
    expect(await seen(over.id)).toBeNull()
    expect(await seen(over.id + 99)).toBeNull()
    expect(await counts()).toEqual([0, 0])
  })
})

test('nothing personal is stored: no address, no browser, in whatever form one could guess', async () => {
  const { id } = await buildAdvertisement(app.db)
  await follow(id, await seen(id))
  const dump = JSON.stringify([
    await app.db.select().from(advertisements),
    await app.db.select().from(advertisementDays),
    await app.db.select().from(usedMarks),
    await app.db.select().from(viewerKeys),
  ])
  expect(dump).not.toContain(ADDRESS)
  expect(dump).not.toContain('Android')
  const columns = await app.db.execute(
    sql`select column_name from information_schema.columns where table_name = 'used_marks'`,
  )
  expect(columns.rows.map((row) => row.column_name).toSorted()).toEqual(['keep_until', 'mark'])
  expect(JSON.stringify(app.logged)).not.toContain(ADDRESS)
})

test('marks go within two hours, and the key of a day when it is over', async () => {
  const { id } = await buildAdvertisement(app.db)
  await seen(id)
  await forgetNonces(app.db, new Date(Date.now() + 89 * 60_000))
  expect(await app.db.$count(usedMarks)).toBe(1)
  await forgetNonces(app.db, new Date(Date.now() + 91 * 60_000))
  expect(await app.db.$count(usedMarks)).toBe(0)
  await forgetViewerKeys(app.db, new Date(Date.now() + 86_400_000))
  expect(await app.db.$count(viewerKeys)).toBe(0)
})
