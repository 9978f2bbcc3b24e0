import { asc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { AdminListing, AdminListingRow } from '../../../shared/listings/admin.ts'
import type { Category } from '../../../shared/listings/categories.ts'
import type { ListingChange } from '../../../shared/listings/changes.ts'
import type { Coverage } from '../../../shared/listings/coverage.ts'
import type { Listing, ListingDetail } from '../../../shared/listings/listings.ts'
import type { MapAnswer } from '../../../shared/listings/map.ts'
import type { ImportAnswer } from '../../../shared/imports/imports.ts'
import type { Facets } from '../../../shared/search/facets.ts'
import type { SearchAnswer } from '../../../shared/search/search.ts'
import { createTestApp, signInAs, type SignedIn, type TestApp } from '../../../tests/support/app.ts'
import { csvOf, ROW, sendCsv } from '../../../tests/support/csv.ts'
import { buildCategories, buildListing } from '../../../tests/support/factories.ts'
import { listings } from '../../db/schema.ts'

let app: TestApp
let admin: SignedIn
beforeEach(async () => {
  app = await createTestApp()
  admin = await signInAs(app, { role: 'admin' })
  await buildCategories(app.db)
})

const json = async <T>(response: Promise<Response>) => (await (await response).json()) as T
const names = async (query: string) =>
  (await json<Listing[]>(app.get(`/api/listings?${query}`))).map(({ name }) => name)

/** A centre that is a school, too, a school, and a group that is nothing else. */
async function build() {
  const both = await buildListing(app.db, {
    name: 'Centre',
    category: 'therapists',
    otherCategories: ['special-schools', 'support-groups'],
    description: 'In Mapusa.',
    town: 'Mapusa',
  })
  await buildListing(app.db, { name: 'School', category: 'special-schools', description: '-' })
  await buildListing(app.db, { name: 'Group', category: 'support-groups', description: '-' })
  return both.id
}

describe('a listing of several kinds', () => {
  test('is found by each of them: in the directory, on the map, by admins, and where its kind is one of several', async () => {
    await build()
    expect(await names('category=therapists')).toEqual(['Centre'])
    expect(await names('category=special-schools')).toEqual(['Centre', 'School'])
    expect(await names('category=special-schools&near=mapusa')).toEqual(['Centre'])
    expect(await names('category=child-care')).toEqual([])
    const map = await json<MapAnswer>(
      app.get('/api/map/listings?category=special-schools,child-care'),
    )
    expect(map.listings.map(({ name }) => name)).toEqual(['Centre', 'School'])
    const rows = await json<AdminListingRow[]>(
      admin.get('/api/admin/listings?category=support-groups&sort=name'),
    )
    expect(rows.map(({ name }) => name)).toEqual(['Centre', 'Group'])
  })

  test('is counted under each, and once among all', async () => {
    await build()
    const { category } = await json<Facets>(app.get('/api/search/facets'))
    expect(category).toEqual({ 'special-schools': 2, 'support-groups': 2, therapists: 1 })
    const counted = await json<Category[]>(app.get('/api/categories'))
    for (const { slug, listingCount } of counted)
      expect([slug, listingCount]).toEqual([slug, (await names(`category=${slug}`)).length])
    expect(await json<Coverage>(app.get('/api/site/coverage'))).toMatchObject({ listings: 3 })
  })

  test('is found by the words for each, before what only mentions them', async () => {
    await build()
    await buildListing(app.db, {
      name: 'Aaa Clinic',
      category: 'doctors-specialists',
      description: 'Beside a special school.',
      town: 'Mapusa',
    })
    const { listings: found } = await json<SearchAnswer>(app.get('/api/search?search=school'))
    expect(found.map(({ name }) => name).toSorted()).toEqual(['Aaa Clinic', 'Centre', 'School'])
    expect(found.at(-1)?.name).toBe('Aaa Clinic')
  })

  test('says what else it is, by short names and in words', async () => {
    const id = await build()
    const said = {
      category: 'therapists',
      categoryName: 'Therapists',
      otherCategories: ['special-schools', 'support-groups'],
      otherCategoryNames: ['Special Schools', 'Support Groups'],
    }
    expect(await json<ListingDetail>(app.get(`/api/listings/${id}`))).toMatchObject(said)
    const [first] = await json<Listing[]>(app.get('/api/listings?category=therapists'))
    expect(first).toMatchObject(said)
    const answer = await json<{ contents: { name: string; attributes: { value: string }[] }[] }>(
      app.get('/api/hsds/services'),
    )
    const { attributes } = answer.contents.find(({ name }) => name === 'Centre')!
    expect(attributes.map(({ value }) => value)).toEqual([
      'Therapists',
      'Special Schools',
      'Support Groups',
    ])
  })
})

const TYPED = { name: 'Asha', category: 'therapists', description: 'Yoga.', isApproved: true }
const create = (fields: object) =>
  admin.send('POST', '/api/admin/listings', { ...TYPED, ...fields })
const PATH = '/api/admin/listings'
const change = async (id: number, fields: object) => {
  const { updatedAt } = await json<AdminListing>(admin.get(`${PATH}/${id}`))
  return admin.send('PATCH', `${PATH}/${id}`, { version: updatedAt, ...fields })
}

describe('an admin', () => {
  test('writes the others, each once and in the order of the categories', async () => {
    const otherCategories = ['child-care', 'special-schools', 'child-care']
    const made = await json<AdminListing>(create({ otherCategories }))
    expect(made.otherCategories).toEqual(['special-schools', 'child-care'])
    const cleared = await json<AdminListing>(change(made.id, { otherCategories: [] }))
    expect(cleared.otherCategories).toEqual([])
  })

  test.each([
    ['what is no category', ['spaceships'], 'Please choose from these only.'],
    ['events, which are no listings', ['events-workshops'], 'Please choose from these only.'],
    [
      'more than three',
      ['special-schools', 'doctors-specialists', 'support-groups', 'child-care'],
      'Please choose at most 3.',
    ],
    [
      'the category again',
      ['therapists'],
      'This is its category already. Please choose only what else it is.',
    ],
  ])('cannot write %s', async (_what, otherCategories, sentence) => {
    const answer = await create({ otherCategories })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ fields: { otherCategories: sentence } })
  })

  test('makes one of the others the category, and it leaves them', async () => {
    const { id } = await json<AdminListing>(create({ otherCategories: ['child-care'] }))
    const changed = await json<AdminListing>(change(id, { category: 'child-care' }))
    expect(changed).toMatchObject({ category: 'child-care', otherCategories: [] })
  })

  test('reads in the history what else it was, and takes that back', async () => {
    const { id } = await json<AdminListing>(create({ otherCategories: ['child-care'] }))
    await change(id, { otherCategories: ['special-schools'] })
    const [last] = await json<ListingChange[]>(admin.get(`${PATH}/${id}/changes`))
    expect(last!.before.values).toEqual({ otherCategories: ['child-care'] })
    expect(last!.after.values).toEqual({ otherCategories: ['special-schools'] })
    await admin.send('POST', `${PATH}/changes/${last!.id}/undo`)
    expect(await names('category=child-care')).toEqual(['Asha'])
    expect(await names('category=special-schools')).toEqual([])
  })

  test('takes the kinds of one of two listings as a whole when they become one', async () => {
    const kept = await json<AdminListing>(create({ otherCategories: ['child-care'] }))
    const other = await json<AdminListing>(
      create({ name: 'Asha Care', category: 'child-care', otherCategories: ['therapists'] }),
    )
    const answer = await admin.send('POST', `${PATH}/${kept.id}/merge`, {
      other: other.id,
      version: kept.updatedAt,
      otherVersion: other.updatedAt,
      take: ['category'],
    })
    expect(answer.status).toBe(200)
    expect(await json<AdminListing>(admin.get(`${PATH}/${kept.id}`))).toMatchObject({
      category: 'child-care',
      otherCategories: ['therapists'],
    })
  })
})

const send = (rows: Record<string, string>[] | string) =>
  json<ImportAnswer>(sendCsv(app, admin, typeof rows === 'string' ? rows : csvOf(rows)))
const all = () => app.db.select().from(listings).orderBy(asc(listings.id))

describe('a file', () => {
  test('names them by semicolons, and an export of them changes nothing', async () => {
    await build()
    await send([{ ...ROW, otherCategories: 'Child Care; special-schools' }])
    const before = await all()
    expect(before.at(-1)).toMatchObject({
      otherCategories: ['special-schools', 'child-care'],
      kinds: ['therapists', 'special-schools', 'child-care'],
    })
    const file = await (await admin.get('/api/admin/listings/export')).text()
    expect(file).toContain('special-schools; child-care')
    expect(await send(file)).toMatchObject({ summary: { failed: 0 } })
    expect(await all()).toEqual(before)
  })

  test.each([
    ['spaceships', '"spaceships" cannot be chosen'],
    ['therapists', 'This names its category again.'],
    ['special-schools; support-groups; child-care; training-centers', 'This names more than 3.'],
  ])('that names %s is refused', async (otherCategories, reason) => {
    const answer = await send([{ ...ROW, otherCategories }])
    expect(JSON.stringify(answer)).toContain(JSON.stringify(reason).slice(1, -1))
    expect(await all()).toEqual([])
  })

  test('that makes one of the others the category takes it from them', async () => {
    const id = await build()
    await send([{ id: String(id), categoryId: 'support-groups' }])
    const [changed] = await app.db.select().from(listings).where(eq(listings.id, id))
    expect(changed).toMatchObject({
      otherCategories: ['special-schools'],
      kinds: ['support-groups', 'special-schools'],
    })
  })
})

describe('the database refuses', () => {
  test.each([
    ['what is no category', ['spaceships']],
    ['one of them twice', ['child-care', 'child-care']],
    ['the category again', ['special-schools']],
    [
      'more than three',
      ['doctors-specialists', 'therapists', 'support-groups', 'training-centers'],
    ],
  ])('%s', async (_what, otherCategories) => {
    await expect(buildListing(app.db, { otherCategories })).rejects.toThrow()
  })

  test('kinds that are others than the category and its others', async () => {
    const { id } = await buildListing(app.db, { otherCategories: ['child-care'] })
    await app.db.update(listings).set({ kinds: ['therapists'] })
    const [row] = await app.db.select().from(listings).where(eq(listings.id, id))
    expect(row!.kinds).toEqual(['special-schools', 'child-care'])
  })
})
