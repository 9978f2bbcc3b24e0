import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { blogPosts } from '../server/db/schema.ts'
import { seed } from '../server/db/seed/seed.ts'
import type { Danger } from '../shared/search/danger.ts'
import type { SearchAnswer } from '../shared/search/search.ts'
import { createTestApp, type TestApp } from './support/app.ts'

/** What a search that tells of danger is answered with first (ruling 48). */

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await seed(app.db, 'starter')
})

async function find(search: string, { get } = app): Promise<SearchAnswer> {
  const response = await get(`/api/search?limit=5&search=${encodeURIComponent(search)}`)
  expect(response.status).toBe(200)
  return (await response.json()) as SearchAnswer
}

async function dangerOf(search: string, asked = app): Promise<Danger> {
  const { danger } = await find(search, asked)
  if (!danger) throw new Error(`"${search}" gets no card.`)
  return danger
}

const numbers = ({ calls }: Danger) => calls.map(({ number }) => number)

describe('GET /api/search names whom to call, the fitting number first', () => {
  test.each([
    ['seizure now', 'emergency', ['112']],
    ['my son ran away from home', 'missing', ['112', '1098']],
    ['pati bacche ko marta hai', 'violence', ['112', '181', '1098', '14416']],
    ['my boyfriend beats me', 'violence', ['112', '181', '1098', '14416']],
    ['मुझे जीना नहीं है', 'self-harm', ['14416', '112', '1098']],
    ['my son hits himself', 'self-injury', ['112', '14416', '1098']],
    ['he bangs his head', 'self-injury', ['112', '14416']],
    ['स्वतःला मारतो', 'self-injury', ['112', '14416']],
    ['i hit myself', 'self-harm', ['14416', '112', '1098']],
    ['mi khup thakle', 'exhaustion', ['14416', '112', '1098']],
  ])('%s', async (search, topic, expected) => {
    const danger = await dangerOf(search)
    expect(danger.topic).toBe(topic)
    expect(numbers(danger)).toEqual(expected)
    expect(danger.links[0]).toMatchObject({ to: '/help-now' })
  })

  test('of more than one thing it says the most urgent, and has the numbers of all', async () => {
    const danger = await dangerOf('he wants to die and took all his pills')
    expect(danger.topic).toBe('emergency')
    expect(numbers(danger)).toEqual(['112', '14416', '1098'])
  })

  test('the emergency number is the one of the settings, in the sentence to show, too', async () => {
    const other = await createTestApp({ EMERGENCY_NUMBER: '0832 222 3333' }, undefined, app.db)
    const danger = await dangerOf('seizure now', other)
    expect(numbers(danger)).toEqual(['0832 222 3333'])
    expect(danger.show.text).toContain('please call 0832 222 3333')
  })
})

test('an ordinary search has none', async () => {
  for (const search of ['speech therapy mapusa', 'lost udid card', 'suicide squad', ''])
    expect((await find(search)).danger).toBeNull()
})

test('nothing is corrected in danger, and the results are there as always', async () => {
  for (const search of ['my son hits himself', 'i dont want to live', 'beating', 'sucide']) {
    const { note, instead, listings } = await find(search)
    expect(note.corrections, search).toEqual([])
    expect(listings.length > 0 || instead !== null, search).toBe(true)
  }
  expect((await find('my son hits himself')).listings.length).toBeGreaterThan(0)
})

test('the card comes with every kind of words: exactly as typed, near a place, on a later page', async () => {
  for (const more of ['exact=true', 'near=mapusa', 'offset=900', 'category=therapists']) {
    const answer = await (await app.get(`/api/search?search=i+want+to+die&${more}`)).json()
    expect(answer.danger?.topic, more).toBe('self-harm')
  }
})

test('who hurts themself is helped to be safe; nobody is told to say that they feel low', async () => {
  const danger = await dangerOf('my son hits himself')
  expect(danger.text).toContain('Stay near and stay calm.')
  expect(danger.calls.map(({ say }) => say).join(' ')).not.toContain('very low')
  expect(danger.links.at(-1)).toMatchObject({
    to: '/directory?category=doctors-specialists',
  })
  const [first] = (await find('he bangs his head')).listings
  expect(first).toMatchObject({ category: 'doctors-specialists', region: 'Goa' })
})

describe('who asks for a cure', () => {
  test('reads what the court said, what to ask, and the article; no number', async () => {
    const danger = await dangerOf('stem cell cure for autism goa')
    expect(danger).toMatchObject({ topic: 'cure', calls: [] })
    expect(danger.text).toContain('30 January 2026')
    expect(danger.links).toEqual([
      {
        to: '/blog/stem-cells-and-the-supreme-court',
        label: 'Stem cells for autism: what the Supreme Court said',
      },
      { to: '/blog/promises-of-a-cure', label: 'Promises of a cure: what to ask before you pay' },
    ])
  })

  test.each(['autism cure drops', 'homeopathy drops cure autism'])(
    'with something else than stem cells, "%s", reads of promises first',
    async (search) => {
      const danger = await dangerOf(search)
      expect(danger.text).not.toContain('Court')
      expect(danger.show.text).toContain('Which health body')
      expect(danger.links[0]?.to).toBe('/blog/promises-of-a-cure')
    },
  )

  test('finds support instead, with slips mended', async () => {
    const { listings, note } = await find('autism cure speech therepy goa')
    expect(listings.length).toBeGreaterThan(0)
    expect(note.corrections).toEqual([{ typed: 'therepy', used: 'therapy', place: null }])
    expect(note.intents).toEqual(['cure'])
  })

  test.each(['cure autism', 'stem cell', 'autism cure goa', 'ऑटिज्म का पक्का इलाज'])(
    'and nothing else, "%s", matches no listing; what there is stands beside',
    async (search) => {
      const { listings, total, danger, instead } = await find(search)
      expect({ listings, total, topic: danger?.topic }).toEqual({
        listings: [],
        total: 0,
        topic: 'cure',
      })
      expect(instead?.nearest.map(({ categoryName }) => categoryName)).toEqual([
        'Doctors & Specialists',
        'Doctors & Specialists',
      ])
    },
  )

  test('is told of no judgment that cannot be read on: the article may be withdrawn', async () => {
    const ours = eq(blogPosts.slug, 'stem-cells-and-the-supreme-court')
    await app.db.update(blogPosts).set({ isPublished: false }).where(ours)
    const danger = await dangerOf('autism cure')
    expect(danger.text).not.toContain('Court')
    expect(danger.links.map(({ to }) => to)).toEqual(['/blog/promises-of-a-cure'])
    await app.db.update(blogPosts).set({ isPublished: true }).where(ours)
  })
})

test('below the card for burnout stand those who may be somebody to talk to, and what to do without a call', async () => {
  const { danger, listings } = await find('autistic burnout')
  expect(danger?.topic).toBe('exhaustion')
  expect(danger?.links.map(({ to }) => to)).toContain('/help-now#speak')
  expect(listings.length).toBeGreaterThan(0)
  expect(listings[0]?.remark).toContain('nothing about burnout')
})

test('below words of danger alone stands nothing that only has one of their joining words', async () => {
  for (const search of ['i cant go on', 'cant go on anymore'])
    expect((await find(search)).listings, search).toEqual([])
  const { article } = await (await app.get('/api/search/answers?search=i+cant+go+on')).json()
  expect(article).toEqual([])
})

test('below words of danger nothing is listed that says nothing of them', async () => {
  const { danger, listings, total } = await find('son hitting mapusa')
  expect(danger?.topic).toBe('violence')
  expect([listings, total]).toEqual([[], 0])
  expect((await find('son hits me')).total).toBeGreaterThan(0)
  expect((await find('doctor mapusa son is beaten')).total).toBeGreaterThan(0)
})

test.each(['older boy touched my son', 'bade ladke ne gande jagah touch kiya', 'sir ne mara'])(
  'what happened to a child finds no school or place: "%s"',
  async (search) => {
    const { total, instead } = await find(search)
    expect(total).toBe(0)
    expect(instead?.nearest.map((listing) => listing.name).join()).toMatch(/Child/i)
  },
)

test.each([
  'boy in my class has bruises father',
  'a boy in my class is sometimes bruised',
  'mere bete ko bade ladke ne touch kiya',
  'bada ladka bete ke private part ko haath lagaya',
])('"%s" has the card and 1098', async (search) => {
  expect(numbers(await dangerOf(search))).toContain('1098')
})

test.each([
  'head teacher wants to remove autistic boy from school',
  'bete ko touch karna pasand nahi',
  'apne private part ko haath lagata hai',
])('"%s" has no card', async (search) => {
  expect((await find(search)).danger).toBeNull()
})

test.each([
  ['my son hits his sister', '/blog/brothers-and-sisters'],
  ['beta behen ko maarta hai', '/blog/brothers-and-sisters'],
  ['my child is choking', '/blog/first-aid-choking-fits-and-swallowed-things'],
  ['coin ghashat adkale', '/blog/first-aid-choking-fits-and-swallowed-things'],
  ['fits what to do', '/blog/first-aid-choking-fits-and-swallowed-things'],
])('the card of "%s" leads to what helps now', async (search, path) => {
  const paths = (await dangerOf(search)).links.map(({ to }) => to.replace(/#.*/, ''))
  expect(paths).toContain(path)
})

test.each([
  ['i wish i did not exist', 'Tele-MANAS'],
  ['i think nobody will notice if i am gone', 'Tele-MANAS'],
  ['mera beta kho gaya', '112'],
  ['hyperbaric oxygen', 'Sethu Centre'],
])('where no listing has the words of "%s" stands who may help', async (search, name) => {
  const { total, instead } = await find(search)
  expect(total).toBe(0)
  expect(instead?.nearest.map((listing) => listing.name).join()).toContain(name)
})
