import fc from 'fast-check'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { listings, searchTerms } from '../../db/schema.ts'
import { matchQuery } from '../../services/search/search.ts'
import { deriveListing } from '../../services/listings/place/place.ts'
import type { SearchAnswer } from '../../../shared/search/search.ts'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'
import { buildFact, buildListing } from '../../../tests/support/factories.ts'

let app: TestApp
beforeEach(async () => {
  app = await createTestApp()
})

type New = Parameters<typeof buildListing>[1]
const build = (fields: New = {}) => buildListing(app.db, deriveListing(fields))

async function search(query: Record<string, string>): Promise<SearchAnswer> {
  const response = await app.get(`/api/search?${new URLSearchParams(query)}`)
  expect(response.status).toBe(200)
  return (await response.json()) as SearchAnswer
}
const ids = async (query: Record<string, string>) =>
  (await search(query)).listings.map(({ id }) => id)
const names = async (text: string, more: Record<string, string> = {}) =>
  (await search({ search: text, ...more })).listings.map(({ name }) => name)

test('GET /api/search without words is the directory, with an empty note', async () => {
  await build({ name: 'A' })
  const answer = await search({})
  expect(answer).toMatchObject({ total: 1, instead: null, note: { search: '', words: [] } })
})

test('GET /api/search puts first, once, whose whole name was typed, also outside the place that it names', async () => {
  const name = 'Ponda Parents Playgroup'
  await build({ name, region: 'Goa' })
  for (const other of ['Ponda Play School', 'Parents of Ponda'])
    await build({ name: other, town: 'Ponda', region: 'Goa', description: 'Parents, playgroup.' })
  const found = await names('ponda parents PLAYGROUP')
  expect(found).toHaveLength(3)
  expect(found[0]).toBe(name)
  expect((await names(name, { sort: 'newest' }))[0]).not.toBe(name)
  expect(await names(name, { phone: 'true' })).not.toContain(name)
})

test('GET /api/search?show=:id puts a listing first, once, on the first page alone, and only one that is shown', async () => {
  const [a, b, c] = [
    await build({ name: 'A' }),
    await build({ name: 'B' }),
    await build({ name: 'C' }),
  ]
  const hidden = await build({ name: 'D', isApproved: false })
  expect(await ids({ show: String(c.id) })).toEqual([c.id, a.id, b.id])
  expect(await ids({ show: String(c.id), limit: '2' })).toEqual([c.id, a.id, b.id])
  expect(await ids({ show: String(c.id), limit: '2', offset: '2' })).toEqual([c.id])
  expect(await ids({ show: String(b.id), limit: '2', offset: '2' })).toEqual([c.id])
  for (const show of [hidden.id, 0, 999_999])
    expect(await ids({ show: String(show) })).toEqual([a.id, b.id, c.id])
})

test('GET /api/search finds words in name, services, place and description, the name first', async () => {
  const website = 'https://example.org'
  await build({ name: 'Zeal House', description: 'They teach pottery here.', website })
  await build({ name: 'Pottery for All', website })
  await build({ name: 'Young Hands', services: ['Pottery'], website })
  await build({ name: 'Potters', address: 'Pottery Lane' })
  expect(await names('pottery')).toEqual([
    'Pottery for All',
    'Young Hands',
    'Potters',
    'Zeal House',
  ])
})

test('GET /api/search wants every word, whatever its case, accents, apostrophes and endings', async () => {
  await build({ name: "Daddy's Crèche", description: 'Gardening for two.' })
  await build({ name: 'Another', description: 'Gardens.' })
  expect(await names('DADDYS creche')).toEqual(["Daddy's Crèche"])
  expect(await names('garden daddy’s')).toEqual(["Daddy's Crèche"])
})

test('GET /api/search completes a word that is being typed', async () => {
  await build({ name: 'Pottery House' })
  await build({ name: 'Other' })
  expect(await names('pott')).toEqual(['Pottery House'])
  expect(await names('hou')).toEqual(['Pottery House'])
})

test('GET /api/search knows an organisation by its initials', async () => {
  await build({ name: 'Bright Morning Day Centre, Panaji' })
  await build({ name: 'Other' })
  expect(await names('bmdc')).toEqual(['Bright Morning Day Centre, Panaji'])
})

test('GET /api/search counts each once where a place is all that is asked', async () => {
  // Of Mapusa by its place and by its town.
  await build({ name: 'Pottery House', town: 'Mapusa', region: 'Goa' })
  expect(await search({ search: 'help', near: 'mapusa' })).toMatchObject({
    total: 1,
    listings: [{ name: 'Pottery House' }],
  })
})

test('GET /api/search mends a slip and says so; exact=true does not', async () => {
  await build({ name: 'Pottery House' })
  const answer = await search({ search: 'potery hous' })
  expect(answer.listings.map(({ name }) => name)).toEqual(['Pottery House'])
  expect(answer.note.corrections).toContainEqual({ typed: 'potery', used: 'pottery', place: null })
  expect(await search({ search: 'potery', exact: 'true' })).toMatchObject({
    total: 0,
    note: { corrections: [], words: ['potery'] },
  })
})

test('GET /api/search divides two words written as one', async () => {
  await build({ name: 'Hands', services: ['Speech therapy'] })
  const answer = await search({ search: 'speechtherapy' })
  expect(answer.total).toBe(1)
  expect(answer.note.corrections).toEqual([
    { typed: 'speechtherapy', used: 'speech therapy', place: null },
  ])
})

test('GET /api/search takes no word for another that only looks like it', async () => {
  await build({ name: 'Mental Health Line' })
  expect((await search({ search: 'dental' })).total).toBe(0)
})

test('GET /api/search understands words of the field and of other languages, and says what it took them for', async () => {
  await build({ name: 'Hands', services: ['occupational therapy'] })
  await build({ name: 'School', category: 'special-schools', description: 'For special children.' })
  const answer = await search({ search: 'OT' })
  expect(answer.listings.map(({ name }) => name)).toEqual(['Hands'])
  expect(answer.note.meanings).toEqual([{ typed: 'OT', meant: 'occupational therapy' }])
  for (const text of ['vishesh shala', 'विशेष शाळा', 'vixex xallo']) {
    const { listings, note } = await search({ search: text })
    expect(listings.map(({ name }) => name)).toContain('School')
    expect(note.category).toMatchObject({ slug: 'special-schools', typed: text })
    expect(note.meanings).toEqual([{ typed: text, meant: 'special school' }])
  }
})

test('GET /api/search puts entries of the named kind first', async () => {
  await build({ name: 'A centre', category: 'therapists', description: 'Near a school.' })
  await build({ name: 'Z academy', category: 'special-schools' })
  expect(await names('school')).toEqual(['Z academy', 'A centre'])
})

test('GET /api/search reads a place in the words: it and around it, the nearest first', async () => {
  await build({ name: 'Far clinic', town: 'Margao', region: 'Goa', services: ['pottery'] })
  await build({ name: 'Near clinic', town: 'Porvorim', region: 'Goa', services: ['pottery'] })
  await build({ name: 'Here clinic', town: 'Mapusa', region: 'Goa', services: ['pottery'] })
  const answer = await search({ search: 'pottery near mapuca' })
  expect(answer.listings.map(({ name }) => name)).toEqual(['Here clinic', 'Near clinic'])
  expect(answer.note.place).toMatchObject({ id: 'mapusa', isFromWords: true })
  expect(answer.note.words).toEqual(['pottery'])
})

test('GET /api/search does not lose an entry whose own name holds a place', async () => {
  await build({ name: 'Anand Niketan', town: 'Mapusa', region: 'Goa' })
  const answer = await search({ search: 'anand niketan' })
  expect(answer.listings.map(({ name }) => name)).toEqual(['Anand Niketan'])
  expect(answer.note).toMatchObject({ place: null, words: ['anand', 'niketan'] })
})

test('GET /api/search takes a place given by itself and says about how far each entry is', async () => {
  await build({ name: 'Here', town: 'Mapusa', region: 'Goa', services: ['pottery'] })
  await build({ name: 'Next', town: 'Porvorim', region: 'Goa', services: ['pottery'] })
  const { listings, note } = await search({ search: 'pottery', near: 'mapusa' })
  expect(listings.map(({ name, distance }) => [name, distance])).toEqual([
    ['Here', null],
    ['Next', expect.any(Number)],
  ])
  expect(note.place).toMatchObject({ id: 'mapusa', isFromWords: false })
})

test('GET /api/search reads an age and puts first who is for it', async () => {
  await build({ name: 'A for adults', services: ['pottery'], ageGroups: ['adults'] })
  await build({ name: 'Z for the young', services: ['pottery'], ageGroups: ['early-childhood'] })
  const answer = await search({ search: 'pottery 2 year old' })
  expect(answer.note.age).toBe(2)
  expect(answer.listings.map(({ name }) => name)).toEqual(['Z for the young', 'A for adults'])
})

test('GET /api/search leaves out a word that no entry has, and says so', async () => {
  await build({ name: 'Pottery House' })
  const answer = await search({ search: 'pottery zzyzxq' })
  expect(answer.total).toBe(1)
  expect(answer.note).toMatchObject({ leftOut: ['zzyzxq'], words: ['pottery'] })
})

test('GET /api/search leaves out the commonest word first when no entry has all', async () => {
  await build({ name: 'Pottery One', services: ['weaving'] })
  for (const name of ['A', 'B', 'C']) await build({ name, services: ['singing'] })
  const answer = await search({ search: 'singing weaving' })
  expect(answer.listings.map(({ name }) => name)).toEqual(['Pottery One'])
  expect(answer.note.leftOut).toEqual(['singing'])
})

test('GET /api/search claims no match in a place without one, and offers the nearest and those of all India', async () => {
  await build({
    name: 'Kolkata centre',
    town: 'Kolkata',
    region: 'West Bengal',
    description: 'For autism.',
  })
  await build({ name: 'Goa centre', town: 'Mapusa', region: 'Goa', description: 'For autism.' })
  await build({ name: 'National line', region: 'All India', description: 'For autism.' })
  const answer = await search({ search: 'autism centre in sikkim' })
  expect(answer).toMatchObject({ total: 0, listings: [], note: { place: { id: 'sikkim' } } })
  expect(answer.instead?.nearest.map(({ name }) => name)).toEqual(['Kolkata centre', 'Goa centre'])
  expect(answer.instead?.online.map(({ name }) => name)).toEqual(['National line'])
})

test('GET /api/search shows everything to who asks only for what is near, and numbers to who asks only for one', async () => {
  await build({ name: 'A silent' })
  await build({ name: 'B reachable', phone: '+918322222222' })
  await build({ name: 'C silent', services: ['pottery'] })
  expect((await search({ search: 'near me' })).total).toBe(3)
  const answer = await search({ search: 'phone number near me' })
  expect(answer).toMatchObject({
    total: 1,
    listings: [{ name: 'B reachable' }],
    note: { intents: ['phone', 'near-me'], words: [], reachedBy: 'phone' },
  })
  // A number is no WhatsApp: who says that they use it is found, and the page says that few do.
  await build({ name: 'D writes', services: ['WhatsApp helpline'] })
  expect(await search({ search: 'whatsapp' })).toMatchObject({
    total: 1,
    listings: [{ name: 'D writes' }],
    note: { intents: ['phone', 'whatsapp'], reachedBy: null },
  })
  const other = await search({ search: 'pottery phone' })
  expect(other).toMatchObject({ total: 1, note: { intents: ['phone'], reachedBy: null } })
})

test('GET /api/search offers nobody without a number to who asks only for one', async () => {
  await build({ name: 'Silent', town: 'Panaji', region: 'Goa' })
  await build({ name: 'Reachable', town: 'Mapusa', region: 'Goa', phone: '+918322222222' })
  const { total, instead } = await search({ search: 'phone', near: 'margao', radius: '5' })
  expect(total).toBe(0)
  expect(instead?.nearest.map(({ name }) => name)).toEqual(['Reachable'])
})

test('GET /api/search never shows what is not approved, nor learns words from it', async () => {
  await build({ name: 'Hidden Kaleidoscope', isApproved: false })
  expect(await search({ search: 'kaleidoscope' })).toMatchObject({ total: 0, listings: [] })
  expect((await search({ search: 'kaleidoscop' })).note.corrections).toEqual([])
})

const otherName = async (words: string) => (await search({ search: words })).note.place?.otherName

test('GET /api/search tells another name of the place from a slip', async () => {
  await build({ name: 'A', services: ['pottery'], region: 'Goa', town: 'Arambol' })
  expect(await otherName('pottery Harmal')).toBe('Harmal')
  expect(await otherName('pottery Harmal Goa')).toBe('Harmal')
  // Not "Velha".
  expect(await otherName('pottery Velha Goa')).toBe('Velha Goa')
  expect(await otherName('pottery New Mumbai')).toBe('New Mumbai')
  for (const words of ['pottery arambol', 'pottery Arambol goa', 'pottery 403524'])
    expect(await otherName(words), words).toBeNull()
})

test('GET /api/search leads who does not phone to those one can write to', async () => {
  const place = { region: 'Goa', town: 'Mapusa' }
  await build({ name: 'A', services: ['pottery'], phone: '+918322222222', ...place })
  await build({ name: 'B', services: ['pottery'], email: 'b@b.example', ...place })
  const named = async (query: Record<string, string>) =>
    (await search(query)).listings.map(({ name }) => name)
  expect(await named({ search: 'pottery' })).toEqual(['A', 'B'])
  const ways =
    'no phone calls, by email, can\u2019t phone, i cannot call, i do not want to call, prefer to write'
  for (const way of ways.split(', '))
    expect(await named({ search: `pottery ${way}` }), way).toEqual(['B', 'A'])
  expect((await search({ search: 'i do not speak on the phone' })).note.intents).toEqual(['email'])
  const some = { by: 'email', isNone: false, total: 1, nearest: null, other: null }
  expect((await search({ search: 'pottery no calls' })).reachable).toEqual(some)
  // Nobody who was found can be written to.
  await build({ name: 'C', services: ['yoga'], ...place })
  expect((await search({ search: 'yoga mapusa no calls' })).reachable).toMatchObject({
    ...some,
    isNone: true,
    total: 0,
    other: { name: 'B' },
  })
  // Nothing else is asked: who shows none is no answer, and a number nearby neither.
  expect(await search({ search: 'contact by email' })).toMatchObject({
    total: 1,
    listings: [{ name: 'B' }],
    note: { intents: ['email'], reachedBy: 'email' },
    reachable: null,
  })
  expect(await named({ search: 'pottery', email: 'true' })).toEqual(['B'])
  expect(await search({ search: 'pottery mapusa', email: 'true', phone: 'true' })).toMatchObject({
    total: 0,
    instead: { without: { phone: 1, email: 1 }, nearest: [], online: [] },
  })
})

test('GET /api/search keeps to the region that is chosen, also for what is named after a place', async () => {
  await build({ name: 'Panaji House', town: 'Panaji', region: 'Goa' })
  for (const sort of ['best', 'name'])
    expect(await search({ search: 'panaji', region: 'Maharashtra', sort })).toMatchObject({
      total: 0,
      listings: [],
    })
  expect((await search({ search: 'panaji', region: 'Goa' })).total).toBe(1)
})

test('GET /api/search shows nothing outside the region chosen where the words name a place elsewhere', async () => {
  await build({ name: 'In its state', town: 'Margao', region: 'Goa', services: ['pottery'] })
  expect((await search({ search: 'pottery mapusa' })).total).toBe(1)
  expect((await search({ search: 'pottery mapusa', region: 'Kerala' })).total).toBe(0)
})

test('GET /api/search keeps in a town what serves the whole state', async () => {
  await build({ name: 'Sethu', region: 'Goa', services: ['pottery'] })
  await build({ name: 'Other state', region: 'Kerala', services: ['pottery'] })
  await build({ name: 'Here', town: 'Panaji', region: 'Goa', services: ['pottery'] })
  expect(await names('pottery panaji')).toEqual(['Here', 'Sethu'])
  expect(await names('sethu panaji')).toEqual(['Sethu'])
})

test('GET /api/search offers the same state first, then the nearest, for a region too', async () => {
  await build({ name: 'A far', town: 'Delhi', region: 'Delhi', services: ['pottery'] })
  await build({ name: 'B next', town: 'Belagavi', region: 'Karnataka', services: ['pottery'] })
  await build({ name: 'C in Goa, pointless', region: 'Goa', services: ['pottery'] })
  await build({ name: 'D in Goa', town: 'Panaji', region: 'Goa', services: ['pottery'] })
  const { total, instead } = await search({ search: 'pottery', region: '403601' })
  expect(total).toBe(0)
  expect(instead?.nearest.map(({ name }) => name)).toEqual([
    'D in Goa',
    'C in Goa, pointless',
    'B next',
    'A far',
  ])
})

test('GET /api/search offers the nearest with a number where one is asked for, and counts those without', async () => {
  const goa = { region: 'Goa', services: ['pottery'] }
  await build({ name: 'Here', town: 'Margao', ...goa })
  await build({ name: 'Reachable', town: 'Mapusa', phone: '+918322222222', ...goa })
  await build({ name: 'Silent', town: 'Panaji', ...goa })
  const query = { search: 'pottery', near: 'margao', radius: '5', phone: 'true' }
  const { total, reachable, instead } = await search(query)
  expect([total, reachable, instead?.without]).toEqual([0, null, { phone: 1 }])
  expect(instead?.nearest.map(({ name }) => name)).toEqual(['Reachable'])
  // Each filter has its count.
  const none = await search({ ...query, language: 'Urdu' })
  expect(none.instead?.without).toEqual({ phone: 0, language: 0 })
})

const measuredFrom = async (query: Record<string, string>) =>
  (await search(query)).note.place?.measuredFrom

test('GET /api/search says which town distances are measured from', async () => {
  expect(await measuredFrom({ near: 'bardez' })).toBe('Mapusa')
  expect(await measuredFrom({ near: 'panaji' })).toBe('Panaji')
  expect(await measuredFrom({ search: 'school mapusa' })).toBe('Mapusa')
  // A part of Margao, which has no point of its own.
  expect(await measuredFrom({ near: 'fatorda' })).toBe('Margao')
  expect(await measuredFrom({ near: 'goa' })).toBeNull()
  expect(await measuredFrom({ near: '560001', radius: '5' })).toBeNull()
  expect(await measuredFrom({ region: 'Mapusa' })).toBeNull()
})

test.each([
  'my son is 4 pottery',
  'pottery 24x7',
  '24 hour pottery',
  'pottery 5 km',
  'pottery 5 hour',
])('GET /api/search asks no entry for the number in "%s"', async (text) => {
  await build({ name: 'Pottery House' })
  await build({ name: 'Always there', description: 'Open 24x7 for 4 weeks.' })
  expect(await names(text)).toEqual(['Pottery House'])
})

test('GET /api/search finds a number that stands alone, and a PIN code', async () => {
  await build({ name: 'Childline', description: 'Dial 1098.' })
  await build({ name: 'Other' })
  expect(await names('1098')).toEqual(['Childline'])
})

test('GET /api/search leaves out plain words before those with a meaning', async () => {
  await build({ name: 'Talk', services: ['speech therapy'] })
  await build({ name: 'Talk Two', services: ['speech therapy'] })
  await build({ name: 'Other', description: 'A strange thing.' })
  const answer = await search({ search: 'speech therapy strange' })
  expect(answer.note.leftOut).toEqual(['strange'])
  expect(answer.total).toBe(2)
})

test('GET /api/search looks at most five times for one text', async () => {
  const words = ['amber', 'birch', 'cobalt', 'denim', 'ember', 'fjord', 'gravel', 'hazel', 'indigo']
  for (const [at, word] of words.entries())
    for (let n = 0; n <= at; n += 1) await build({ name: `Of ${word}` })
  let asked = 0
  const { db } = app
  const watched = new Proxy(db, {
    get: (target, key) => {
      if (key === 'execute') asked += 1
      return Reflect.get(target, key, target)
    },
  })
  const { total } = await matchQuery(watched, { search: words.join(' ') })
  expect(total).toBe(1)
  // The lexicon, all words, how often each is, and at most four rounds.
  expect(asked).toBeLessThanOrEqual(7)
})

test('GET /api/search corrects no word to itself, and completes none from two letters', async () => {
  await build({ name: 'Spruce', services: ['speech therapy'] })
  const answer = await search({ search: 'my son does not speak' })
  expect(answer.note.corrections).toEqual([])
  expect(answer.listings.map(({ name }) => name)).toEqual(['Spruce'])
  for (const text of ['speak', 'talk', 'percent'])
    expect((await search({ search: text })).note.corrections).toEqual([])
  expect((await search({ search: 'sp' })).total).toBe(0)
})

test('GET /api/search?sort= orders the same matches', async () => {
  await build({ name: 'B', description: 'pottery', publishedAt: new Date('2024-01-01') })
  await build({ name: 'A', description: 'pottery', publishedAt: new Date('2025-01-01') })
  await build({ name: 'Pottery', publishedAt: new Date('2023-01-01') })
  await build({ name: 'No match' })
  expect(await names('pottery')).toEqual(['Pottery', 'A', 'B'])
  expect(await names('pottery', { sort: 'name' })).toEqual(['A', 'B', 'Pottery'])
  expect(await names('pottery', { sort: 'newest' })).toEqual(['A', 'B', 'Pottery'])
})

test('GET /api/search pages without a row twice or left out, and counts all', async () => {
  for (let i = 0; i < 23; i += 1) await build({ name: 'Pottery', description: 'Same.' })
  const ids: number[] = []
  for (let offset = 0; offset < 25; offset += 5) {
    const page = await search({ search: 'pottery', limit: '5', offset: String(offset) })
    expect(page.total).toBe(23)
    ids.push(...page.listings.map(({ id }) => id))
  }
  expect(ids).toHaveLength(23)
  expect(new Set(ids).size).toBe(23)
})

test('GET /api/search counts to a thousand and no further', async () => {
  const { categoryId } = await build({ name: 'First' })
  await app.db.insert(listings).values(
    Array.from({ length: 1100 }, () => ({
      name: 'Pottery',
      description: 'Same.',
      categoryId,
      isApproved: true,
      publishedAt: new Date(),
    })),
  )
  expect((await search({ search: 'pottery', limit: '5' })).total).toBe(1001)
  expect((await search({ search: 'pottery', limit: '5', sort: 'name' })).total).toBe(1001)
  expect((await search({ search: 'pottery', limit: '5', offset: '995' })).listings).toHaveLength(5)
  const response = await app.get('/api/listings?search=pottery&limit=5')
  expect(response.headers.get('x-total-count')).toBe('1000+')
})

test('GET /api/listings and /api/search take a service and an age group', async () => {
  await build({ name: 'A', services: ['Speech therapy'], ageGroups: ['adults'] })
  await build({ name: 'B', services: ['Music'], description: 'Speech therapy soon.' })
  expect((await search({ services: 'speech therapies' })).listings.map(({ name }) => name)).toEqual(
    ['A'],
  )
  expect((await search({ ageGroup: 'adults' })).total).toBe(1)
  expect((await search({ ageGroup: 'children' })).total).toBe(0)
  expect((await search({ services: '!!' })).total).toBe(0)
})

test('the words of listings follow every way they are written', async () => {
  const count = async (term: string) => {
    const [row] = await app.db.select().from(searchTerms).where(eq(searchTerms.term, term))
    return row?.listings
  }
  const { id } = await build({ name: 'Kaleidoscope' })
  await build({ name: 'Kaleidoscope Two', isApproved: false })
  expect(await count('kaleidoscope')).toBe(1)
  await app.db.update(listings).set({ isApproved: true, publishedAt: new Date() })
  expect(await count('kaleidoscope')).toBe(2)
  await app.db.update(listings).set({ name: 'Telescope' }).where(eq(listings.id, id))
  expect([await count('kaleidoscope'), await count('telescope')]).toEqual([1, 1])
  await app.db.update(listings).set({ reviewCount: 3 })
  expect(await count('telescope')).toBe(1)
  await app.db.delete(listings).where(eq(listings.id, id))
  expect(await count('telescope')).toBeUndefined()
  // A word that was there once corrects nobody.
  expect((await search({ search: 'telescpe' })).note.corrections).toEqual([])
  await build({ name: 'Weavers' })
  const { id: weaver } = await build({ name: 'Weaver' })
  await app.db.delete(listings).where(eq(listings.id, weaver))
  expect(await count('weavers')).toBe(1)
  await app.db.execute(sql`truncate ${listings} cascade`)
  expect(await app.db.$count(searchTerms)).toBe(0)
})

test('GET /api/search finds nothing near a place that is none, whatever the words', async () => {
  await build({ name: 'A', services: ['pottery'] })
  for (const words of ['[]', 'pottery', 'autism', 'near me'])
    expect((await search({ search: words, near: 'nowhere' })).total, words).toBe(0)
})

test('GET /api/search answers any text', async () => {
  await build({ name: 'Pottery House' })
  const texts = [
    ':*',
    '&|!()<->',
    "'",
    '\\',
    '"a" & b',
    '🧩🧩🧩',
    '\0\0',
    '\u202eabc',
    'क़्',
    'a'.repeat(200),
    '½ ² ﬁ',
    '߷',
    '%_%',
    'the',
    'in goa',
    '2 year old',
    'phone number',
    '𝓐𝓾𝓽𝓲𝓼𝓶',
  ]
  for (const text of texts)
    for (const sort of ['best', 'name']) await search({ search: text, sort })
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 190 }), async (text) => {
      await search({ search: text.toWellFormed() })
    }),
    { numRuns: 100 },
  )
})

const CHECKED = { checkedOn: '2026-11-09', method: 'phone' } as const

test('GET /api/search takes those that show a number, and those somebody has checked', async () => {
  const a = await build({ name: 'A', services: ['pottery'] })
  await build({ name: 'B', services: ['pottery'], phone: '+918322222222' })
  await buildFact(app.db, a.id, { field: 'name', ...CHECKED })
  expect(await names('pottery', { phone: 'true' })).toEqual(['B'])
  expect(await names('pottery', { checked: 'true' })).toEqual(['A'])
  // Of equals those one can call come first.
  expect(await names('pottery')).toEqual(['B', 'A'])
})

test('GET /api/search puts last who takes children only, when somebody grown up is looked for', async () => {
  const services = ['pottery', 'pottery for all', 'pottery class']
  await build({ name: 'A pottery', services, ageGroups: ['children'] })
  await build({ name: 'B pottery', services, ages: 'newborns and children' })
  await build({ name: 'C', services: ['pottery'], ages: 'all ages' })
  const { listings: found, note } = await search({ search: 'pottery for adults' })
  expect(note.ageGroups).toEqual(['adults'])
  expect(found[0]?.name).toBe('C')
})

const NOBODY = { by: 'phone', isNone: true, total: 0, nearest: null, other: null }

test('GET /api/search counts who can be called among those named after the place, too', async () => {
  await build({ name: 'A', services: ['pottery'], region: 'Goa', town: 'Mapusa' })
  const phone = '+918322222222'
  await build({ name: 'Mapusa House', services: ['pottery'], region: 'Kerala', phone })
  const { total, reachable } = await search({ search: 'pottery mapusa', limit: '1' })
  expect([total, reachable]).toEqual([2, { ...NOBODY, total: 1 }])
})

test('GET /api/search names the nearest with a number where it finds nobody who can be called', async () => {
  const place = { region: 'Goa', town: 'Mapusa' }
  await build({ name: 'A', services: ['pottery'], ...place })
  expect((await search({ search: 'pottery' })).reachable).toEqual(NOBODY)
  await build({ name: 'B', services: ['weaving'], phone: '+918322222222', ...place })
  const reachable = async () => (await search({ search: 'pottery', near: 'mapusa' })).reachable
  // Nobody offers the same and can be called: what it is instead is said.
  const near = { name: 'B' }
  expect(await reachable()).toMatchObject({ total: 0, nearest: null, other: near })
  // The same far away helps nobody; across the border it does, with another service next door; in its own state that is not needed.
  const same = { services: ['pottery'], phone: '+914842222222' }
  await build({ name: 'C far', region: 'Assam', town: 'Guwahati', ...same })
  await build({ name: 'C in Karnataka', region: 'Karnataka', town: 'Bengaluru', ...same })
  expect(await reachable()).toMatchObject({ nearest: null, other: near })
  await build({ name: 'D nearer', region: 'Maharashtra', town: 'Kolhapur', ...same })
  const nearer = { name: 'D nearer', distance: expect.closeTo(126, -2) as number }
  expect(await reachable()).toMatchObject({ nearest: nearer, other: near })
  await build({ name: 'E', region: 'Goa', town: 'Canacona', ...same })
  expect(await reachable()).toMatchObject({ nearest: { name: 'E' }, other: null })
})

test('GET /api/search names as another kind nobody who is of the kind that was chosen, too', async () => {
  const chosen = { search: 'pottery', near: 'mapusa', category: 'therapists' }
  const phone = '+918322222222'
  const place = { region: 'Goa', town: 'Mapusa' }
  const potters = { category: 'therapists' as const, services: ['pottery'] }
  await build({ name: 'Silent', ...potters, ...place })
  await build({ name: 'Far', ...potters, region: 'Maharashtra', town: 'Kolhapur', phone })
  const { id } = await build({ name: 'School', ...place, phone })
  const other = async () => (await search(chosen)).reachable?.other ?? null
  expect(await other()).toMatchObject({ name: 'School' })
  await app.db
    .update(listings)
    .set({ otherCategories: ['therapists'] })
    .where(eq(listings.id, id))
  expect(await other()).toBeNull()
})

test('GET /api/search names no office where a place to go cannot be called', async () => {
  const place = { region: 'Goa', town: 'Mapusa' }
  await build({ name: 'Park', category: 'autism-friendly-places', ...place })
  await build({ name: 'Office', category: 'support-groups', phone: '+918322222222', ...place })
  const chosen = { near: 'mapusa', category: 'autism-friendly-places' }
  expect((await search({ search: 'quiet place mapusa' })).reachable).toEqual(NOBODY)
  expect((await search(chosen)).reachable).toEqual(NOBODY)
})

const nearestFor = async (words: string) => (await search({ search: words })).reachable?.nearest

test('GET /api/search names with a number nobody who is known not to take that age', async () => {
  const same = { region: 'Goa', services: ['pottery'] }
  await build({ name: 'Silent', town: 'Mapusa', ...same })
  await build({
    name: 'Big',
    town: 'Margao',
    ages: '10 to 18 years',
    phone: '+918322222222',
    ...same,
  })
  expect(await nearestFor('pottery mapusa')).toMatchObject({ name: 'Big' })
  expect(await nearestFor('pottery for 3 year old mapusa')).toBeNull()
})

test('GET /api/search finds quiet places by one word, and names no emergency number where nothing is found', async () => {
  await build({ name: 'Park', category: 'autism-friendly-places', region: 'Goa', town: 'Mapusa' })
  for (const words of ['quiet', 'calm', 'silent restaurant', 'less noise'])
    expect((await search({ search: words })).total, words).toBe(1)
  await build({ name: '112', region: 'All India', phone: '112', services: ['emergency'] })
  await build({ name: 'Known by name', region: 'All India', services: ['insurance'] })
  await build({
    name: 'Trust',
    region: 'All India',
    services: ['insurance'],
    website: 'https://trust.example.org/',
  })
  const { instead } = await search({ search: 'shadow teacher mapusa' })
  expect(instead?.online.map(({ name }) => name)).toEqual(['Trust'])
})

const nearestCall = async (near: string) =>
  (await search({ search: 'pottery', near, radius: '5' })).reachable?.nearest?.name

test('GET /api/search names the nearest with a number by the way there, not by its rank', async () => {
  const same = { services: ['pottery'], phone: '+918322222222' }
  await build({ name: 'A', services: ['pottery'], region: 'West Bengal', town: 'Kharagpur' })
  await build({ name: 'B', services: ['pottery'], region: 'Goa', town: 'Canacona' })
  // As many equals as are looked at come before it.
  for (let at = 10; at < 35; at++)
    await build({ name: `Goa ${at}`, region: 'Goa', town: 'Pernem', ...same })
  await build({ name: 'Z Jharkhand', region: 'Jharkhand', town: 'Jamshedpur', ...same })
  expect(await nearestCall('kharagpur')).toBe('Z Jharkhand')
  // In the state the nearest of several, whatever it is called.
  await build({
    name: 'Margao House',
    region: 'Goa',
    town: 'Margao',
    website: 'https://a.example',
    ...same,
  })
  expect(await nearestCall('canacona')).toBe('Margao House')
})

test('GET /api/search names the nearest with a number, in whatever state it is, and no office of another', async () => {
  await build({ name: 'Here', town: 'Mapusa', region: 'Goa', services: ['pottery'] })
  const numbered = { services: ['pottery'], phone: '+918022222222' }
  await build({ name: 'In Bengaluru', town: 'Bengaluru', region: 'Karnataka', ...numbered })
  await build({ name: 'In Kolhapur', town: 'Kolhapur', region: 'Maharashtra', ...numbered })
  const { reachable } = await search({ search: 'pottery mapusa' })
  expect(reachable?.nearest?.name).toBe('In Kolhapur')
  const office = { category: 'support-groups' as const, region: 'Goa', phone: '+918322222222' }
  await build({ name: 'Office of Goa', ...office })
  await build({ name: 'Group', category: 'support-groups', region: 'Telangana' })
  const elsewhere = await search({ category: 'support-groups', region: 'Telangana' })
  expect(elsewhere.reachable?.nearest).toBeNull()
})

test('GET /api/search names the nearest with a number for a kind, too', async () => {
  const place = { region: 'Goa', town: 'Mapusa' }
  await build({ name: 'B', services: ['weaving'], phone: '+918322222222', ...place })
  await build({ name: 'D', category: 'therapists', ...place })
  const near = { category: 'therapists', near: 'mapusa' }
  expect((await search(near)).reachable).toMatchObject({ nearest: null, other: { name: 'B' } })
  await build({
    name: 'E',
    region: 'Maharashtra',
    town: 'Kolhapur',
    category: 'therapists',
    phone: '+912312222222',
  })
  expect((await search(near)).reachable).toMatchObject({
    nearest: { name: 'E' },
    other: { name: 'B' },
  })
  // A kind alone is asked for, too: the first of them has no number, the other has.
  const kind = await search({ category: 'therapists', limit: '1', sort: 'name' })
  expect(kind.reachable).toEqual({ ...NOBODY, total: 1 })
  expect((await search({ search: 'weaving' })).reachable).toBeNull()
  expect((await search({})).reachable).toBeNull()
})
