import { eq } from 'drizzle-orm'
import pg from 'pg'
import { pino } from 'pino'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createApp } from '../server/app.ts'
import { contentSecurityPolicy } from '../server/pages/content-security-policy.ts'
import { toDrizzle } from '../server/db/open.ts'
import { listings } from '../server/db/schema.ts'
import { seed } from '../server/db/seed/seed.ts'
import { readEnv } from '../server/env/env.ts'
import { createPages } from '../server/pages/pages.ts'
import { USER_COOKIE } from '../shared/accounts/visitor.ts'
import { render, renderFailure } from '../web/entry-server.tsx'
import { createTestApp, type TestApp } from './support/app.ts'
import { textOf } from './support/draw-page.tsx'
import { buildListing } from './support/factories.ts'

/** Whole pages as a browser without script gets them. */

const assets = {
  sheet: null,
  stylesheets: [],
  scripts: ['/assets/boot.js'],
}
const pages = createPages({
  render,
  renderFailure,
  assets,
  policy: (style) => contentSecurityPolicy(style, { IMAGE_HOSTS: [] }),
})
const PATHS = [
  '/',
  '/directory',
  '/directory?category=doctors',
  '/directory?search=zzzz',
  '/listing/1',
  '/events',
  '/events?view=all',
  '/events?view=calendar',
  '/events/1',
  '/display',
  '/blog',
  '/about',
  '/about/sources',
  '/about/privacy',
  '/advertise',
  '/help-now',
  '/submit-listing',
  '/no-such-page',
  '/listing/99999',
]

let app: TestApp
beforeAll(async () => {
  app = await createTestApp(
    { PUBLIC_URL: 'https://saath.example', CONTACT_EMAIL: 'help@saath.example' },
    pages,
  )
  await seed(app.db, 'starter')
})

const html = async (path: string) => (await app.get(path)).text()

/** A listing beside those of the starter content, which leaves with its test. */
async function addListing(fields: Parameters<typeof buildListing>[1]) {
  const listing = await buildListing(app.db, fields)
  onTestFinished(
    async () => void (await app.db.delete(listings).where(eq(listings.id, listing.id))),
  )
  return listing
}

describe.each(PATHS)('%s', (path) => {
  test('has one title, one h1, one main, a description and the site in its links', async () => {
    const page = await html(path)
    for (const tag of [
      /<title>[^<]{5,}<\/title>/g,
      /<h1[ >]/g,
      /<main /g,
      /<meta name="description" content="[^"]{10,}"/g,
    ]) {
      expect(page.match(tag), String(tag)).toHaveLength(1)
    }
    expect(page).toContain('href="#main"')
  })

  test('holds no inline script, no style attribute and no handler', async () => {
    const page = await html(path)
    for (const [, attributes] of page.matchAll(/<script([^>]*)>/g))
      expect(attributes).toMatch(/src=|type="application\/(ld\+)?json"/)
    expect(page).not.toMatch(/ style="| on[a-z]+="/)
  })

  test('is the same, byte for byte, for everyone and every time', async () => {
    const first = await app.get(path)
    const second = await app.get(path, { headers: { cookie: 'something=else' } })
    expect(second.headers.get('etag')).toBe(first.headers.get('etag'))
    expect(await second.text()).toBe(await first.text())
  })
})

const stateIn = (page: string): unknown =>
  JSON.parse(/<script type="application\/json" id="state">(.*?)<\/script>/s.exec(page)?.[1] ?? '')

test.each(['/', '/directory?category=doctors', '/listing/1', '/blog', '/about'])(
  '%s has only the tag of what the app takes it over with, and gives that when it is asked',
  async (path) => {
    const address = `${path}${path.includes('?') ? '&' : '?'}page-state=x`
    const answer = await app.get(address)
    expect(answer.headers.get('content-type')).toContain('application/json')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    expect(answer.headers.get('cache-control')).toContain('s-maxage')
    const { tag, state } = (await answer.json()) as { tag: string; state: { answers: unknown[] } }
    expect(stateIn(await html(path))).toBe(tag)
    expect(state.answers.length).toBeGreaterThan(0)
  },
)

test('what changed since a page was drawn has another tag', async () => {
  const { id } = await addListing({ name: 'Old Name' })
  const before = stateIn(await html(`/listing/${id}`))
  await app.db.update(listings).set({ name: 'New Name' }).where(eq(listings.id, id))
  const answer = await app.get(`/listing/${id}?page-state=${String(before)}`)
  const { tag, state } = (await answer.json()) as { tag: string; state: object }
  expect(tag).not.toBe(before)
  expect(JSON.stringify(state)).toContain('New Name')
})

test.each(['/directory?search=zzzz', '/directory?near=15.49,73.82', '/listing/99999', '/login'])(
  '%s carries what the app takes it over with, and gives it to nobody else',
  async (path) => {
    expect(stateIn(await html(path))).toHaveProperty('answers')
    const address = `${path}${path.includes('?') ? '&' : '?'}page-state=x`
    const asked = await app.get(address)
    expect([asked.status, await asked.text()]).toEqual([404, 'null'])
  },
)

test('a page drawn for somebody who may be signed in carries it, too, and gives it to nobody else', async () => {
  const cookie = { headers: { cookie: `${USER_COOKIE}=1` } }
  expect(stateIn(await (await app.get('/listing/1', cookie)).text())).toHaveProperty('answers')
  const asked = await app.get('/listing/1?page-state=x', cookie)
  expect([asked.status, await asked.text()]).toEqual([404, 'null'])
})

test.each(['events-workshops', 'events', 'Events-and-Workshops'])(
  'the category %s leads to the events (ruling 47)',
  async (category) => {
    const answer = await app.get(`/directory?category=${category}&search=craft`)
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/events'])
  },
)

test('the first HTML has the content: names, counts, the phone and where it was printed', async () => {
  const listing = await addListing({
    name: 'Called Place',
    phone: '+919156321900',
    region: 'Goa',
  })
  expect(await html('/directory')).toContain('155 listings')
  const page = await html(`/listing/${listing.id}`)
  expect(page).toContain('<h1>Called Place</h1>')
  expect(page).toContain('href="tel:+919156321900"')
})

test('every number on a card says that nobody checked it, and its page where it was printed (rulings 1, 56)', async () => {
  await addListing({ name: 'Number from nowhere', phone: '+918322222222' })
  const total = Number((await app.get('/api/listings?limit=1')).headers.get('x-total-count'))
  const shown: string[] = []
  for (let page = 1; page <= Math.ceil(total / 12); page++) {
    const cards = (await html(`/directory?page=${page}`)).match(
      /<article class="lc".*?<\/article>/gs,
    )
    for (const card of (cards ?? []).filter((card) => card.includes('href="tel:'))) {
      // A helpline's number is everybody's: 112 is not asked after.
      if (!/href="tel:\d{3,5}"/.test(card)) expect(card).toContain('Number not checked yet.')
      shown.push(/href="(\/listing\/\d+)"/.exec(card)?.[1] ?? '')
    }
  }
  expect(shown).toHaveLength(21)
  for (const path of shown) expect(await html(path)).toContain('We have not called it.')
})

test('a missing page has status 404, its title and the sentence for developers', async () => {
  const response = await app.get('/no-such-page')
  expect(response.status).toBe(404)
  const page = await response.text()
  expect(page).toContain('<h1>404 Page Not Found</h1>')
  expect(page).toContain('Did you forget to add the page to the router?')
  expect(page).toContain('noindex')
})

test('a month without events leads to those that are to come', async () => {
  const empty = await html('/events?view=calendar&month=2020-01&region=Goa')
  expect(empty).toContain('No events in January 2020')
  expect(empty).toMatch(/href="\/events\?region=Goa"[^>]*><span>See all upcoming events</)
  expect(empty).not.toContain('event-cards')
})

test('events stand in the first HTML: lines, past ones, the month as a table, the first three for machines', async () => {
  expect(await html('/events')).toContain('No Upcoming Events')
  const events = textOf(await html('/events'))
  expect(events).toContain('Usually happens in April')
  // What was reported once makes no month usual.
  expect(events.indexOf('Digital Goa')).toBeGreaterThan(events.indexOf('Held once'))
  const all = await html('/events?view=all')
  expect(all).toContain('International Purple Fest')
  expect(all.match(/"@type":"Event"/g)).toHaveLength(3)
  const october = await html('/events?view=calendar&month=2025-10&day=2025-10-09')
  expect(october).toContain('<caption>October 2025</caption>')
  expect(october).toContain('1 event on Thursday, 9 October')
})

test.each(['/figures/3b1f6c1e-7f4a-4d0e-9b52-0a6f0f5f2d11', '/figures/abc'])(
  '%s is 404 and says what to do about a link that has ended',
  async (path) => {
    const response = await app.get(path)
    expect(response.status).toBe(404)
    expect(await response.text()).toContain(
      'This link was replaced or has ended. Please ask us for the new one.',
    )
  },
)

test.each(['/events/99999', '/events/abc'])('%s is 404', async (path) => {
  const response = await app.get(path)
  expect(response.status).toBe(404)
  expect(await response.text()).toContain('href="/events"')
})

test.each(['/listing/99999', '/listing/abc', '/listing/0'])(
  '%s is 404 "Listing Not Found" with a way back',
  async (path) => {
    const response = await app.get(path)
    expect(response.status).toBe(404)
    const page = await response.text()
    expect(page).toContain('<h1>Listing Not Found</h1>')
    expect(page).toContain('href="/directory"')
  },
)

test('a listing that is no longer shown is 410 with its name and the nearest others', async () => {
  const closed = await addListing({
    name: 'Closed Place',
    town: 'Mapusa',
    region: 'Goa',
    isApproved: false,
    publishedAt: new Date(),
  })
  const response = await app.get(`/listing/${closed.id}`)
  expect(response.status).toBe(410)
  const page = await response.text()
  expect(page).toContain('Closed Place is no longer listed')
  expect(page.match(/<article class="lc"/g)?.length).toBeGreaterThan(0)
})

test('the directory takes aliases, search, order, page and view from a plain address', async () => {
  expect(await html('/directory?category=doctors')).toContain(
    '26 listings: Doctors &amp; Specialists',
  )
  expect(await html('/directory?search=zzzz')).toContain(
    'No listings found matching your criteria.',
  )
  expect(await html('/directory?page=2')).toContain('aria-current="page"')
  expect(await html('/directory?view=list')).toContain('class="lc lc-row"')
  expect(await html('/directory')).not.toContain('class="lc lc-row"')
})

test.each([
  ['/events?search=i+want+to+die', 'tel:14416'],
  ['/events?view=all&search=my+son+is+lost', 'tel:112'],
  ['/blog?search=suicide', 'tel:14416'],
])('%s names whom to call before anything that is found (ruling 48)', async (path, number) => {
  const main = (await html(path)).replace(/.*<main /s, '')
  expect(/<h2[^>]*>/.exec(main)?.[0]).toContain('id="danger"')
  expect(/href="(tel:[^"]+)"/.exec(main)?.[1]).toBe(number)
  const ordinary = await html(path.replace(/search=.*/, 'search=autism'))
  expect(ordinary).not.toContain('id="danger"')
})

test('/search says of its listings what the directory says of them', async () => {
  const respite = textOf(await html('/search?search=respite+goa'))
  expect(respite).toContain(', nothing about respite care: please ask.')
  expect(respite).toContain('None of these listings says “respite care”.')
  expect(textOf(await html('/search?search=panjm'))).toContain('Did you mean “Panaji”?')
  await addListing({ name: 'Quokka House', town: 'Mapusa', region: 'Goa', phone: '+918322222222' })
  expect(textOf(await html('/search?search=quokka'))).toContain('Mapusa, Goa. +91 832 222 2222.')
  expect(textOf(await html('/search?search=quokka+email'))).toContain(
    'None of these shows an email address.',
  )
  // Of a service that was asked for: its own words, which may name who it is for.
  expect(textOf(await html('/search?search=occupational+therapy+bambolim'))).toContain(
    'Occupational therapy for inpatients,',
  )
})

test('a link to share a listing says once where it leads', async () => {
  expect(textOf(await html('/listing/1'))).toMatch(/Share on WhatsApp \(opens a new tab\)/)
})

test('an address that asks for rows sets no cookie; the cookie of a press is followed', async () => {
  expect((await app.get('/directory?view=list')).headers.get('set-cookie')).toBeNull()
  const chosen = await app.get('/directory', { headers: { cookie: 'saath=view=list' } })
  expect(chosen.headers.get('cache-control')).toContain('private')
  expect(await chosen.text()).toContain('class="lc lc-row"')
})

test('comfort settings of the cookie stand on the first byte', async () => {
  const response = await app.get('/', {
    headers: { cookie: 'saath=palette=calm&text=large&spacing=roomy' },
  })
  expect(await response.text()).toContain(
    '<html lang="en-IN" data-palette="calm" data-text="large" data-spacing="roomy">',
  )
  expect(response.headers.get('cache-control')).toBe('private, no-cache')
})

test('a browser’s own bar has the colour of the palette, as the device decides or as chosen', async () => {
  const guest = await html('/')
  expect(guest).toContain('data-palette="auto"')
  expect(guest.match(/<meta name="theme-color"[^>]*>/g)).toEqual([
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#faf6ee">',
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#15201f">',
  ])
  const calm = await app.get('/', { headers: { cookie: 'saath=palette=calm' } })
  expect((await calm.text()).match(/<meta name="theme-color"[^>]*>/g)).toEqual([
    '<meta name="theme-color" content="#e7e3d9">',
  ])
})

test('the page of comfort settings shows what is chosen, in its form and its preview', async () => {
  const cookie = 'saath=palette=dark&text=large&messages=stay'
  const page = await (await app.get('/display?done=kept', { headers: { cookie } })).text()
  const picked = [...page.matchAll(/<input type="radio"([^>]*) checked=""([^>]*)>/g)].map(
    ([all]) => /name="(\w+)"/.exec(all)?.[1] + '=' + /value="(\w+)"/.exec(all)?.[1],
  )
  expect(picked).toEqual(['palette=dark', 'text=large', 'spacing=standard', 'messages=stay'])
  expect(page).toContain('class="preview" data-palette="dark" data-text="large"')
  expect(page).toContain('Kept on this device')
  expect(await html('/display')).not.toContain('Kept on this device')
})

test('a guest’s page may be kept by a cache; a browser that has it is told so in 304', async () => {
  const first = await app.get('/directory')
  expect(first.headers.get('cache-control')).toContain('public')
  const again = await app.get('/directory', {
    headers: { 'if-none-match': first.headers.get('etag') ?? '' },
  })
  expect(again.status).toBe(304)
})

test('pages carry the one policy: no inline script, nothing unsafe', async () => {
  const policy = (await app.get('/')).headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'none'; script-src 'self';")
  expect(policy).not.toContain('unsafe')
})

test('what a listing says cannot break out of the data blocks', async () => {
  const hostile = await addListing({
    name: '</script><script>alert(1)</script>',
    description: '<!--<script>',
  })
  const page = await html(`/listing/${hostile.id}`)
  expect(page).not.toContain('<script>alert')
  expect(page.match(/<!--<script/)).toBeNull()
})

test('the log names the screen, not the address', async () => {
  app.logged.length = 0
  await app.get('/listing/1?utm_source=canary')
  expect(app.logged[0]).toMatchObject({ route: '/listing/:id', status: 200 })
  expect(JSON.stringify(app.logged)).not.toContain('canary')
})

test.each(['%0A', '%0d', '%E2%80%A8', '%e2%80%a9'])(
  'nothing is at an address with %s in it',
  async (end) => {
    const response = await app.get(`/listing/a${end}b?search=x`)
    expect(response.status).toBe(404)
    const page = await response.text()
    expect(page).toContain('There is nothing at this address.')
    expect(page).not.toContain('Application Error')
    // In what is asked for it stands for itself.
    expect((await app.get(`/directory?search=a${end}b`)).status).toBe(200)
  },
)

test('without its database a page is 503, says so in words and is kept by no cache', async () => {
  const pool = new pg.Pool({ host: '127.0.0.1', port: 1, connectionTimeoutMillis: 2_000 })
  const site = createApp(
    { db: toDrizzle(pool), env: readEnv({}), log: pino({ level: 'silent' }) },
    pages,
  )
  const response = await site.request('/directory')
  expect(response.status).toBe(503)
  expect(response.headers.get('cache-control')).toBe('no-store')
  const page = await response.text()
  expect(page).toContain('The page cannot be shown at the moment')
  expect(page).toContain('Failed to fetch listings')
  expect(await (await site.request('/listing/9')).text()).toContain('Failed to fetch listing<')
  expect((await site.request('/help-now')).status).toBe(200)
})

test('a page that cannot be drawn is 500 in plain HTML, and the log has the reason', async () => {
  const broken = createPages({
    render: async () => {
      throw new TypeError('drawing broke')
    },
    renderFailure,
    assets,
    policy: null,
  })
  const { get, logged } = await createTestApp({}, broken, app.db)
  const response = await get('/directory')
  expect(response.status).toBe(500)
  const page = await response.text()
  expect(page).toContain('<h1>The page cannot be shown at the moment</h1>')
  expect(page).not.toContain('drawing broke')
  expect(JSON.stringify(logged)).toContain('TypeError')
})

test('card and page say how old a listing is, as they are printed, without script', async () => {
  const old = { name: 'Asha Quiet Room', confirmedOn: '2020-01-15', isBehind: true }
  const { id } = await addListing(old)
  const said = /Not confirmed for \d+ months\./
  expect(textOf(await html('/directory?search=Asha+Quiet+Room'))).toMatch(said)
  expect(textOf(await html(`/listing/${id}`))).toMatch(said)
})
