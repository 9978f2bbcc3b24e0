import { beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'
import { buildEvent, buildListing, buildPost } from '../../../tests/support/factories.ts'
import { MAX_SEARCH } from '../../../shared/listings/directory.ts'
import { MOST_SUGGESTED, type Suggestion } from '../../../shared/search/suggestions.ts'

let app: TestApp
beforeEach(async () => {
  app = await createTestApp()
})

async function suggest(q: string, more: Record<string, string> = {}): Promise<Suggestion[]> {
  const response = await app.get(`/api/search/suggestions?${new URLSearchParams({ q, ...more })}`)
  expect(response.status).toBe(200)
  return (await response.json()) as Suggestion[]
}
const labels = async (q: string) => (await suggest(q)).map(({ label }) => label)
const services = async (q: string) =>
  (await suggest(q)).flatMap(({ kind, label }) => (kind === 'service' ? label : []))

test('GET /api/search/suggestions has services, places, listings, articles and events, in this order', async () => {
  await buildListing(app.db, { name: 'Mapusa Speech Centre', town: 'Mapusa', region: 'Goa' })
  await buildPost(app.db, { title: 'How speech begins', slug: 'speech' })
  await buildEvent(app.db, { title: 'A day of speech', startDate: new Date('2999-01-05') })
  const found = await suggest('spee')
  expect([...new Set(found.map(({ kind }) => kind))]).toEqual([
    'service',
    'listing',
    'article',
    'event',
  ])
  expect(found[0]).toEqual({
    kind: 'service',
    label: 'Speech therapy',
    detail: null,
    path: null,
    fills: 'speech therapy',
  })
  expect(found).toContainEqual({
    kind: 'listing',
    label: 'Mapusa Speech Centre',
    detail: 'Mapusa, Goa',
    path: expect.stringMatching(/^\/listing\/\d+$/),
    fills: null,
  })
  expect(found).toContainEqual({
    kind: 'article',
    label: 'How speech begins',
    detail: null,
    path: '/blog/speech',
    fills: null,
  })
  expect(found.at(-1)).toMatchObject({
    label: 'A day of speech',
    detail: 'Saturday, 5 January 2999',
  })
  expect(await labels('mapu')).toEqual(['Mapusa, Bardez taluka, Goa', 'Mapusa Speech Centre'])
})

test('GET /api/search/suggestions begins with any word of a name, and takes the words in any order', async () => {
  await buildListing(app.db, { name: 'Sethu Foundation for Autism' })
  await buildPost(app.db, { title: 'What foundations can do', slug: 'foundations' })
  for (const typed of ['seth', 'autism seth', 'foundatio', 'FOUNDATIÓN fo'])
    expect(await labels(typed), typed).toContain('Sethu Foundation for Autism')
  expect(await labels('foundatio')).toContain('What foundations can do')
  expect(await labels('ethu')).not.toContain('Sethu Foundation for Autism')
})

test('GET /api/search/suggestions reads Devanagari, in names and in words for services', async () => {
  await buildListing(app.db, { name: 'संजय स्कूल, पर्वरी', services: ['Speech therapy'] })
  expect(await labels('संज')).toContain('संजय स्कूल, पर्वरी')
  expect(await labels('वाचा उप')).toEqual(['Speech therapy'])
  expect(await labels('bolna sik')).toEqual(['Speech therapy'])
})

test('GET /api/search/suggestions forgives one slip from four letters on', async () => {
  const services = ['Speech therapy']
  await buildListing(app.db, {
    name: 'Chinmaya Residency',
    town: 'Mapusa',
    region: 'Goa',
    services,
  })
  for (const typed of ['chinnaya', 'chimn', 'chinamya resi', 'cinma'])
    expect(await labels(typed), typed).toContain('Chinmaya Residency')
  expect(await labels('speach')).toContain('Speech therapy')
  expect(await labels('mapsua')).toContain('Mapusa, Bardez taluka, Goa')
  for (const typed of ['cni', 'chixxa']) expect(await labels(typed), typed).toEqual([])
})

test('GET /api/search/suggestions goes on with a place after a need, and with nothing after other words', async () => {
  expect(await suggest('Speech therapy in mapu')).toEqual([
    {
      kind: 'place',
      label: 'Speech therapy in Mapusa, Bardez taluka, Goa',
      detail: null,
      path: null,
      fills: 'Speech therapy in Mapusa',
    },
  ])
  expect(await labels('my son goes to mapu')).toEqual([])
})

test('GET /api/search/suggestions offers as a service what a listing shown to everybody has, or its kind', async () => {
  await buildListing(app.db, { name: 'Quiet Hall', services: ['Music'], category: 'therapists' })
  await buildListing(app.db, { name: 'Hall', services: ['Sports'], isApproved: false })
  for (const typed of ['quiet', 'meet', 'sport', 'hors'])
    expect(await services(typed), typed).toEqual([])
  expect(await services('thera')).toContain('Therapist')
  expect(await services('music')).toEqual(['Music', 'Music therapy'])
  expect(await services('cric')).toEqual([])
})

test('GET /api/search/suggestions takes the beginning of a word for no town that few know', async () => {
  for (const typed of ['adult dia', 'jobs for', 'school tea'])
    expect(await labels(typed), typed).toEqual([])
  expect(await labels('jobs in forbes')).toContain('jobs in Forbesganj, Bihar')
  expect(await labels('school map')).toContain('school Mapusa, Bardez taluka, Goa')
  expect((await labels('therapist ban')).join()).toContain('Bengaluru')
})

test('GET /api/search/suggestions leads to kinds of listings', async () => {
  expect(await suggest('child c')).toContainEqual({
    kind: 'category',
    label: 'Child Care',
    detail: null,
    path: '/directory?category=child-care',
    fills: null,
  })
})

test('GET /api/search/suggestions shows no more than eight, of every kind that has any', async () => {
  for (let at = 0; at < 12; at += 1) {
    await buildListing(app.db, {
      name: `Occupation Centre ${at}`,
      services: ['Occupational therapy'],
    })
    await buildPost(app.db, { title: `Occupation ${at}`, slug: `occupation-${at}` })
  }
  const found = await suggest('occu')
  expect(found).toHaveLength(MOST_SUGGESTED)
  expect(new Set(found.map(({ kind }) => kind))).toEqual(new Set(['service', 'listing', 'article']))
})

test('GET /api/search/suggestions has what is shown to everybody alone', async () => {
  await buildListing(app.db, { name: 'Waiting Centre', isApproved: false })
  await buildPost(app.db, { title: 'Waiting draft', slug: 'draft', isPublished: false })
  await buildEvent(app.db, { title: 'Waiting walk', isApproved: false })
  await buildEvent(app.db, { title: 'Waiting past', startDate: new Date('2001-01-05') })
  expect(await labels('waiti')).toEqual([])
})

test.each(['article', 'event'] as const)(
  'GET /api/search/suggestions?kind=%s has these alone',
  async (kind) => {
    await buildListing(app.db, { name: 'Mapusa Speech Centre' })
    await buildPost(app.db, { title: 'How speech begins', slug: 'speech' })
    await buildEvent(app.db, { title: 'A day of speech', startDate: new Date('2999-01-05') })
    expect((await suggest('spee', { kind })).map((one) => one.kind)).toEqual([kind])
  },
)

test.each(['i want to die', 'i want to kill myself ma', 'mujhe marna hai', 'help', 'suicide'])(
  'GET /api/search/suggestions leads to help and completes nothing: %s',
  async (typed) => {
    await buildListing(app.db, { name: 'Help and Suicide Prevention Mapusa' })
    for (const more of ['', 'article'])
      expect(await suggest(typed, more ? { kind: more } : {})).toEqual([
        {
          kind: 'help',
          label: 'Help now: numbers to call',
          detail: null,
          path: '/help-now',
          fills: null,
        },
      ])
  },
)

test.each(['suic', 'emerge', 'preve'])(
  'GET /api/search/suggestions has help first where words of danger begin: %s',
  async (typed) => {
    await buildListing(app.db, { name: 'Suicide Prevention Emergency Line' })
    const kinds = (await suggest(typed)).map(({ kind }) => kind)
    expect(kinds[0]).toBe('help')
    expect(kinds).toContain('listing')
  },
)

test('GET /api/search/suggestions suggests no promise of a cure', async () => {
  expect(await labels('cure autism')).toEqual([])
  expect((await labels('stem')).join()).not.toMatch(/stem cell/i)
})

test('GET /api/search/suggestions may be kept for nobody else where somebody is signed in, and is logged without words', async () => {
  const { headers } = await app.get('/api/search/suggestions?q=xyzzyword')
  expect(headers.get('cache-control')).toBe('public, max-age=0')
  expect(JSON.stringify(app.logged)).toContain('/api/search/suggestions')
  expect(JSON.stringify(app.logged)).not.toContain('xyzzyword')
})

test('GET /api/search/suggestions refuses less than two letters, too many, and other kinds', async () => {
  for (const query of [
    '',
    'q=',
    'q=m',
    'q=%20m%20',
    `q=${'a'.repeat(MAX_SEARCH + 1)}`,
    'q=ma&kind=listing',
  ])
    expect((await app.get(`/api/search/suggestions?${query}`)).status, query).toBe(400)
})

test.each([
  "'; drop table listings; --",
  '%%',
  '__',
  '\\\\',
  '🧩🧩',
  '!&|():*<->',
  'ः ्',
  'ab\u0000cd',
])('GET /api/search/suggestions takes any signs: %s', async (typed) => {
  const { status } = await app.get(`/api/search/suggestions?${new URLSearchParams({ q: typed })}`)
  expect([200, 400]).toContain(status)
})
