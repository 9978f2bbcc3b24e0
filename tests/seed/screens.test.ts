import { beforeAll, expect } from 'vitest'
import { jsonLdOf, textOf } from '../support/draw-page.tsx'
import { buildEvent, buildListing } from '../support/factories.ts'
import { exercise, type Row } from './rows.ts'
import { openWorld, type Visitor, type World } from './world.ts'

/** Each screen, section and element of §2 on its page, as the server draws it. */

interface ScreenRow extends Row {
  screen: string
  name: string
  route?: string
  links: { from: string; to: string; who?: string[] }[]
}

let world: World
beforeAll(async () => {
  world = await openWorld()
})

type At = [path: string, who?: Visitor]

const PAGE_OF: Record<string, At> = {
  site: ['/'],
  fallback: ['/no-such-page'],
  header: ['/'],
  footer: ['/'],
  'quick actions': ['/'],
  home: ['/'],
  'map preview': ['/directory?view=map'],
  directory: ['/directory'],
  'listing detail': ['/listing/{listing}'],
  blog: ['/blog'],
  'blog post': ['/blog/first-steps'],
  contact: ['/contact'],
  about: ['/about'],
  'submit listing': ['/submit-listing', 'user'],
  events: ['/events'],
  dashboard: ['/dashboard', 'user'],
  auth: ['/auth'],
  admin: ['/admin', 'admin'],
}

/** What a row looks for beside its links, and where, if not on the page of its screen. */
interface Look {
  at?: At
  /** What a reader sees. */
  text?: (string | RegExp)[]
  /** What stands in the HTML. */
  html?: (string | RegExp)[]
  /** The links are looked for elsewhere, or lead where a row of their own says. */
  withoutLinks?: boolean
}

exercise<ScreenRow>('screens', 'answer', (row) => {
  const own = OWN[row.id]
  if (own) return () => own(row)
  const look = LOOKS[row.id]
  if (look || row.links.length > 0) return () => expectSeen(row, look ?? {})
})

async function expectSeen(row: ScreenRow, look: Look): Promise<void> {
  const [path, who] = look.at ?? PAGE_OF[row.screen] ?? ['/']
  const html = await world.html(path, who)
  const text = await world.text(path, who)
  for (const part of look.text ?? []) expect(text).toMatch(part)
  for (const part of look.html ?? []) expect(html).toMatch(part)
  if (look.withoutLinks) return
  const hrefs = [...html.matchAll(/(?:href|action)="([^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  )
  for (const { from, to, who: whose } of row.links) {
    if (whose && !whose.includes(who ?? 'guest')) continue
    expect(
      hrefs.some((href) => leads(href, to)),
      `${from} leads to ${to}`,
    ).toBe(true)
  }
}

/** Where the words of a row for an address lead here. */
const MEANT: Record<string, RegExp> = {
  'external page': /^https:\/\/donate\.example\/saath/,
  'phone call link': /^tel:112$/,
  'main content': /^#\w+/,
  'mail link': /^mailto:/,
  '#privacy': /^\/about\/privacy$/,
  '#terms': /^\/about\/terms$/,
  '#accessibility': /^\/about\/accessibility$/,
  '/directory?search={text}': /^\/directory$/,
  '/api/login': /^\/api\/login/,
  '/directory#listing-{id}': /^\/directory(\?show=\d+)?#listing-\d+$/,
  '/submit-listing?edit={id}': /^\/submit-listing\?edit=\d+$/,
}
const leads = (href: string, to: string) =>
  (
    MEANT[to] ??
    new RegExp(`^${to.replaceAll(/[?#.]/g, '\\$&').replaceAll(/\{\w+\}/g, '[^/]+')}([?#].*)?$`)
  ).test(href)

const statusOf = async (path: string, who?: Visitor) =>
  (await (who ? world[who as 'user' | 'admin'] : world.app).get(path)).status

const LOOKS: Record<string, Look> = {
  'screens-001': { text: ['Saath', 'Goa', 'India'] },
  'screens-002': { text: ['Empowering Connections, Embracing Autism'] },
  'screens-004': { text: [/autis/i, /famil/i] },
  'screens-005': {
    text: [
      'Special Schools',
      'Doctors & Specialists',
      'Therapists',
      'Support Groups',
      'Autism-Friendly Places',
      'Training Cent',
      'Events & Workshops',
    ],
  },
  'screens-006': {
    html: ['role="search"', 'href="/blog', 'href="/contact', 'action="/newsletter'],
  },
  'screens-007': {
    at: ['/dashboard', 'user'],
    text: ['Event Registrations', 'My Listings', 'Liked Listings'],
  },
  'screens-008': {
    at: ['/admin', 'admin'],
    text: ['Submissions', 'Listings', 'CSV Import', 'Blog', 'Ads'],
  },
  'screens-009': { at: ['/directory'], text: ['Top banner', 'Sponsored'] },
  'screens-010': { at: ['/contact'], html: ['https://donate.example/saath'] },
  'screens-015': {
    text: [
      '404 Page Not Found',
      'For developers:',
      'Did you forget to add the page to the router?',
    ],
  },
  'screens-019': { html: [/class="[^"]*sheet/, 'Menu'] },
  'screens-021': {
    at: ['/dashboard', 'user'],
    text: ['AN', 'Asha Naik', '@example.org', 'Dashboard', 'Sign Out'],
  },
  'screens-024': { text: ['Goa, India'], html: ['desk@saath.example', /tel:\+?918322405555/] },
  'screens-029': {
    text: ['Your Guide to Autism Resources in India', 'We are still checking entries.'],
  },
  'screens-030': { html: ['id="directory"'] },
  'screens-031': { text: ['View All', /\d+ listings?\b/] },
  'screens-033': { text: ['Featured Listings'] },
  'screens-037': { text: [/parent/i, /this month/i, /tell us/i] },
  'screens-038': { text: ['Find Resources Near You'] },
  'screens-039': {
    text: ['Interactive Map', 'Load Map', 'Schools', 'Doctors', 'Therapists', 'Events'],
  },
  'screens-040': { html: ['id="blog"'] },
  'screens-043': { text: ['Stay Updated'], html: ['name="email"'] },
  'screens-044': {
    html: [
      'name="description"',
      'property="og:',
      'rel="canonical"',
      'geo.region',
      'application/ld+json',
    ],
  },
  'screens-045': { html: ['15.2993, 74.1240'] },
  'screens-046': { at: ['/directory?view=map'], html: [/class="mapbox/] },
  'screens-051': { text: ['Resource Directory'] },
  'screens-052': {
    html: [
      'name="search"',
      /combobox|name="place"|name="region"|list=/,
      'Use my location',
      'category',
    ],
  },
  'screens-053': { text: ['Top banner'] },
  'screens-057': { text: ['Special Schools', 'Child Care'] },
  'screens-058': {
    text: [
      'Kingfisher Clinic',
      'Sponsored',
      'About',
      'Mapusa',
      '+91 832 240 5555',
      'clinic@example.org',
      'Open in Maps',
      'Is this yours?',
    ],
  },
  'screens-059': { text: ['And 2 more reviews...', /Kind \d/] },
  'screens-061': { text: ['First steps', 'Post 1'] },
  'screens-062': { text: ['five'] },
  'screens-063': { text: ['November 20, 2026'] },
  'screens-064': { text: ['First steps'] },
  'screens-065': { text: ['Get in Touch', 'desk@saath.example'], html: ['<form'] },
  'screens-066': { html: ['name="homepage"'] },
  'screens-067': { text: [/mission/i, /compassion/i, /community/i, /accessib/i] },
  'screens-068': { text: ['Add a New Listing'], html: ['<form'] },
  'screens-069': { at: ['/submit-listing'] },
  'screens-072': { text: ['Upcoming Events', 'All Events', 'Calendar View'] },
  'screens-073': {
    text: [
      'Craft morning',
      'Community hall, Ponda',
      'Upcoming',
      'Paper and clay',
      'Organized by Ponda parents',
      'Sign in to register',
    ],
  },
  'screens-075': { at: ['/events?view=calendar&month={month}'], text: ['Sun', 'Sat', /\+\d more/] },
  'screens-077': { text: ['Home', 'Events & Workshops'], html: ['BreadcrumbList'] },
  'screens-078': { text: ['My Dashboard', 'Event Registrations', 'My Listings', 'Liked Listings'] },
  'screens-080': {
    text: [
      'Craft morning',
      'Community hall, Ponda',
      /registered/i,
      'Asha Naik',
      'Ravi Naik',
      'A quiet corner',
      'Cancel Registration',
    ],
  },
  'screens-082': {
    at: ['/dashboard/listings', 'user'],
    text: [
      'Asha Centre',
      'Therapists',
      /pending/i,
      /approved/i,
      /rejected/i,
      '12 Church Road, Mapusa',
      'Please add the street.',
      'Edit Submission',
      'Suggest a change',
    ],
  },
  'screens-084': {
    at: ['/dashboard/likes', 'user'],
    text: ['Kingfisher Clinic', 'Church Road', 'Rating: 4.'],
  },
  'screens-086': { text: [/save/i, /register for events/i, /submit/i, /dashboard/i, /email/i] },
  'screens-088': { at: ['/admin'], text: ['Authentication Required'] },
  'screens-089': { at: ['/admin', 'user'], text: ['403 - Access Forbidden'] },
  'screens-090': { text: ['Meera'] },
  'screens-091': {
    text: [
      /Dashboard.*Submissions.*Listings.*CSV Import.*Events.*Blog.*Ads.*Messages.*Reviews.*Users.*Mail/s,
    ],
  },
  'screens-095': {
    at: ['/admin/import', 'admin'],
    text: ['Import CSV', /template/i, /comma/i],
    html: ['type="file"', '.csv'],
  },
  'screens-107': {},
}

/** A row that names what has rows of its own. */
const asWell =
  (at: At, ...text: (string | RegExp)[]) =>
  async () => {
    for (const part of text) expect(await world.text(...at)).toMatch(part)
  }

const OWN: Record<string, (row: ScreenRow) => unknown> = {
  // It says what the tables of this folder hold.
  'screens-003': async () => {
    const { TABLES } = await import('./rows.ts')
    expect(TABLES).toEqual(
      expect.arrayContaining([
        'screens',
        'entities',
        'transitions',
        'validations',
        'roles',
        'calls',
        'messages',
        'constants',
      ]),
    )
  },
  'screens-012': async () => {
    for (const path of [
      '/',
      '/directory',
      '/listing/{listing}',
      '/blog',
      '/blog/first-steps',
      '/about',
      '/contact',
      '/submit-listing',
      '/events',
      '/dashboard',
      '/admin',
      '/auth',
      '/login',
      '/help-now',
    ])
      expect(await world.text(path), path).not.toContain('404 Page Not Found')
    expect([await statusOf('/account', 'user'), await statusOf('/events/new', 'user')]).toEqual([
      200, 200,
    ])
  },
  'screens-016': async () =>
    expect([await statusOf('/x'), await statusOf('/admin-x')]).toEqual([404, 404]),
  'screens-017': async (row) => {
    for (const who of ['user', 'admin'] as const) await expectSeen(row, { at: ['/dashboard', who] })
    expect(await world.html('/')).not.toMatch(/href="\/(dashboard|admin)"/)
    expect(await world.html('/dashboard', 'user')).not.toContain('href="/admin"')
  },
  'screens-020': async () => {
    expect(await world.html('/')).toContain('href="/api/login')
    const { cookie } = world.user
    const hinted = await world.app.get('/', { headers: { cookie: `${cookie}; saath_user=1` } })
    expect(textOf(await hinted.text())).toContain('Account')
  },
  'screens-035': asWellEmpty('/', 'No featured listings available at the moment.'),
  'screens-042': asWellEmpty('/', 'No blog posts available at the moment.'),
  'screens-036': async () => {
    expect(world.emptyText('/')).not.toContain('Our Trusted Partners')
    expect(await world.text('/')).toContain('Good Partner')
  },
  // A listing without a point of its own stands in the list only.
  'screens-047': async () => {
    const { listings } = await (await world.app.get('/api/map/listings')).json()
    const points = (listings as { point: unknown }[]).map(({ point }) => point)
    expect(points).toContain(null)
    expect(points.filter(Boolean).length).toBeGreaterThan(0)
  },
  'screens-049': async () => {
    const maps = /<a [^>]*href="(https:\/\/www\.google\.com\/maps\/search[^"]*)"[^>]*>/
    const { id } = await buildListing(world.app.db, {
      town: 'Mapusa',
      region: 'Goa',
      address: 'Church Road',
    })
    const [link = '', href = ''] = maps.exec(await world.html(`/listing/${id}`)) ?? []
    expect(link).toContain('target="_blank"')
    expect(href).toContain('Church')
    // Its town’s point is never sent (ruling 14).
    expect(href).not.toMatch(/15\.59/)
  },
  'screens-055': async () => {
    expect(await world.text('/directory?search=zzzzqqq')).toContain(
      'No listings found matching your criteria.',
    )
    expect(await world.html('/directory?search=kingfisher')).toContain('value="kingfisher"')
  },
  'screens-056': asWell(['/directory'], 'Kingfisher Clinic'),
  'screens-060': async (row) => {
    await expectSeen(row, { at: ['/listing/999999'], text: ['Listing Not Found'] })
    expect([await statusOf('/listing/999999'), (await world.app.get('/listing/2')).status]).toEqual(
      [404, 410],
    )
  },
  'screens-074': async () => {
    const { id } = await buildEvent(world.app.db, {
      registrationUrl: 'https://tickets.example.org/',
    })
    expect(await world.html(`/events/${id}`)).toMatch(
      /href="https:\/\/tickets\.example\.org\/"[^>]*target="_blank"/,
    )
    expect(await world.text('/events/{event}/register', 'user')).toContain('Register for Event')
  },
  'screens-076': async () => {
    expect(world.emptyText('/events')).toContain('No Upcoming Events')
    expect(world.emptyText('/events?view=all')).toContain('No Events Available')
  },
  'screens-079': async (row) => expectSeen(row, { at: ['/dashboard'], text: ['Login Required'] }),
  'screens-081': asWellEmpty('/dashboard', "You haven't registered for any events yet."),
  'screens-083': asWellEmpty('/dashboard/listings', /first listing/i),
  'screens-085': asWellEmpty('/dashboard/likes', /directory/i),
  'screens-087': async () => {
    const answer = await world.user.get('/auth')
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/'])
  },
  'screens-102': async () => {
    const count = async () =>
      (await (await world.app.get('/api/categories')).json())[0].listingCount
    const before = await count()
    await buildListing(world.app.db, { isApproved: false })
    expect(await count()).toBe(before)
  },
  'screens-106': async () =>
    expect(await world.html('/events/new', 'user')).toContain('type="date"'),
  'screens-013': async (row) => {
    for (const path of ['/', '/directory', '/blog', '/no-such-page', '/auth'])
      await expectSeen(row, { at: [path], text: [/Skip to/] })
  },
  'screens-028': async (row) => {
    await expectSeen(row, {})
    const text = await world.text('/')
    const order = [
      'Your Guide to Autism',
      'Browse Resources',
      'Featured Listings',
      'Find Resources Near You',
      'Interactive Map',
      'Latest Articles',
      'Stay Updated',
    ]
    const places = order.map((part) => text.indexOf(part))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(jsonLdOf(await world.html('/')).length).toBeGreaterThan(1)
  },
}

function asWellEmpty(path: string, part: string | RegExp) {
  return () => expect(world.emptyText(path)).toMatch(part)
}
