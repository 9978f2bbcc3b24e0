import { FLAGS } from '../../../shared/search/musts.ts'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { CHOICES, type Facets } from '../../../shared/search/facets.ts'
import type { SearchAnswer } from '../../../shared/search/search.ts'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'
import { emptyDatabase } from '../../../tests/support/database.ts'
import { buildCategories, buildFact, buildListing } from '../../../tests/support/factories.ts'
import { listings } from '../../db/schema.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
beforeEach(async () => void (await emptyDatabase()))

const facets = async (query: string) =>
  (await (await app.get(`/api/search/facets?${query}`)).json()) as Facets
const total = async (query: string) =>
  ((await (await app.get(`/api/search?${query}`)).json()) as SearchAnswer).total

async function build() {
  const mapusa = { town: 'Mapusa', description: 'Speech therapy.' }
  const one = await buildListing(app.db, {
    ...mapusa,
    name: 'One',
    category: 'therapists',
    ageGroups: ['children'],
    languages: ['Konkani', 'Hindi'],
    takesNewPeople: 'yes',
    modes: ['centre', 'online'],
    phone: '+919156321900',
  })
  await buildFact(app.db, one.id, { checkedOn: '2026-11-01', method: 'phone' })
  const two = await buildListing(app.db, {
    ...mapusa,
    name: 'Two',
    category: 'therapists',
    ageGroups: ['children', 'adults'],
    languages: ['Konkani'],
    email: 'two@two.example',
  })
  // Its own word is no check of ours.
  for (const [field, method] of [
    ['email', 'own-word'],
    ['hours', 'provider-link'],
  ] as const)
    await buildFact(app.db, two.id, { field, checkedOn: '2026-11-02', method })
  await buildListing(app.db, {
    ...mapusa,
    name: 'Three',
    category: 'doctors-specialists',
    town: 'Panaji',
  })
  await buildListing(app.db, { name: 'Other', description: 'Yoga.' })
  await buildListing(app.db, { ...mapusa, name: 'Waiting', isApproved: false, languages: ['Tulu'] })
}

describe('GET /api/search/facets', () => {
  test('counts what the search finds, by words and by place, and says no value that none has', async () => {
    await build()
    expect(await facets('search=speech+therapy')).toEqual({
      category: { therapists: 2, 'doctors-specialists': 1 },
      ageGroup: { children: 2, adults: 1 },
      language: { Konkani: 2, Hindi: 1 },
      // Nobody knows when it was said.
      takesNewPeople: {},
      mode: { centre: 1, online: 1 },
      phone: 1,
      checked: 1,
      email: 1,
    })
    expect((await facets('search=speech+therapy+panaji')).language).toEqual({})
    expect((await facets('near=mapusa')).phone).toBe(1)
    expect((await facets('')).category).toMatchObject({ 'special-schools': 1 })
    expect((await facets('search=phone')).category).toEqual({ therapists: 1 })
  })

  test('of a filter that is chosen counts what each other value would leave', async () => {
    await build()
    const query = 'search=speech+therapy&category=therapists&language=Hindi'
    const counted = await facets(query)
    expect(counted.ageGroup).toEqual({ children: 1 })
    expect(counted.category).toEqual({ therapists: 1 })
    expect(counted.language).toEqual({ Konkani: 2, Hindi: 1 })
  })

  test('each count is how many the directory lists once it is chosen', async () => {
    await build()
    const searches = ['search=speech+therapy', 'search=mapusa', 'search=phone']
    for (const query of ['', 'near=mapusa', ...searches]) {
      const counted = await facets(query)
      for (const name of CHOICES)
        for (const [value, count] of Object.entries(counted[name] ?? {}))
          expect(await total(`${query}&${name}=${value}`), `${query} ${name}=${value}`).toBe(count)
      expect(await total(`${query}&phone=true`)).toBe(counted.phone)
      expect(await total(`${query}&checked=true`)).toBe(counted.checked)
    }
  })

  test('counts nothing where more match than are counted', async () => {
    const categoryId = (await buildCategories(app.db)).get('therapists')!
    await app.db.insert(listings).values(
      Array.from({ length: 1001 }, (_, i) => ({
        name: `Asha ${i}`,
        description: 'Yoga.',
        categoryId,
        isApproved: true,
        publishedAt: new Date(),
        languages: ['Konkani'],
      })),
    )
    const none = Object.fromEntries([...CHOICES, ...FLAGS].map((name) => [name, null]))
    expect(await facets('')).toEqual(none)
    expect(await facets('search=yoga')).toEqual(none)
  })
})

describe('the language of a listing', () => {
  test('narrows a search and the directory, as it is written', async () => {
    await build()
    expect(await total('language=Konkani')).toBe(2)
    expect(await total('language=Konkani&search=speech')).toBe(2)
    expect(await total('language=Hindi&near=mapusa')).toBe(1)
    expect(await total('language=Greek')).toBe(0)
  })
})
