import { and, asc, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { Import, ImportAnswer, ImportRow } from '../../../shared/imports/imports.ts'
import { createTestApp, signInAs, type SignedIn, type TestApp } from '../../../tests/support/app.ts'
import { csvOf, ROW, sendCsv } from '../../../tests/support/csv.ts'
import { importsSettled, startImports, stopImports } from '../../../tests/support/imports.ts'
import {
  buildCategories,
  buildFact,
  buildListing,
  buildUser,
} from '../../../tests/support/factories.ts'
import {
  auditLog,
  listingFacts,
  listingImportRows,
  listingImports,
  listingLikes,
  listings,
  listingSubmissions,
} from '../../db/schema.ts'
import { seed } from '../../db/seed/seed.ts'
import { workOnImports } from '../../services/imports/job.ts'
import { stopBatches } from '../../services/imports/pace.ts'
import { eraseRemovedListings } from '../../services/listings/erasure.ts'

let app: TestApp
let admin: SignedIn
beforeEach(async () => {
  app = await createTestApp()
  admin = await signInAs(app, { role: 'admin' })
  await buildCategories(app.db)
})

async function importNow(
  rows: Record<string, string>[] | string,
  query = '',
): Promise<ImportAnswer> {
  const file = typeof rows === 'string' ? rows : csvOf(rows)
  const answer = await sendCsv(app, admin, file, `/api/admin/listings/import${query}`)
  expect(answer.status, await answer.clone().text()).toBe(200)
  return (await answer.json()) as ImportAnswer
}

async function rehearse(rows: Record<string, string>[] | string): Promise<Import> {
  const file = typeof rows === 'string' ? rows : csvOf(rows)
  const answer = await sendCsv(app, admin, file, '/api/admin/imports')
  expect(answer.status, await answer.clone().text()).toBe(200)
  await importsSettled()
  return read(((await answer.json()) as Import).id)
}

const read = async (id: number) =>
  (await (await admin.get(`/api/admin/imports/${id}`)).json()) as Import

const rowsOf = async (id: number, show = 'all') =>
  (await (await admin.get(`/api/admin/imports/${id}/rows?show=${show}`)).json()) as ImportRow[]

async function act(id: number, act: 'run' | 'undo', body: object = {}): Promise<Import> {
  const answer = await admin.send('POST', `/api/admin/imports/${id}/${act}`, body)
  expect(answer.status, await answer.clone().text()).toBe(200)
  await importsSettled()
  return read(id)
}

const all = () => app.db.select().from(listings).orderBy(asc(listings.id))

test('GET /api/admin/listings/template answers the columns as listings-import-template.csv', async () => {
  const answer = await admin.get('/api/admin/listings/template')
  expect(answer.headers.get('content-disposition')).toBe(
    'attachment; filename="listings-import-template.csv"',
  )
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(await answer.text()).toBe(
    'name,categoryId,description,address,phone,region,email,website,latitude,longitude,imageUrl,isSponsored,isApproved,services,ageGroups,accessibility,languages,town,pincode,takesNewPeople,feesBand,fees,modes,hours,diagnosisNeeded,whatToBring,nextStep,credentials,otherCategories,sourceUrl,externalId\r\n',
  )
})

test('POST /api/admin/listings/import makes a listing of a row and answers as §3 says', async () => {
  const answer = await importNow([
    {
      ...ROW,
      email: 'Hello@Asha.example',
      website: 'asha.example.org',
      latitude: '15.5921',
      longitude: '73.8132',
      isApproved: 'true',
      isSponsored: 'false',
      services: 'Speech therapy; Yoga',
      ageGroups: 'children; Early childhood',
      accessibility: 'Ramp',
      languages: 'English; Konkani',
      town: 'Mapusa',
      pincode: '403 507',
      sourceUrl: 'https://example.org/list',
      externalId: 'list-1',
    },
  ])
  const [listing] = await all()
  expect(answer).toEqual({
    summary: { total: 1, successful: 1, failed: 0 },
    message: 'Imported 1 row.',
    results: [{ row: 2, name: 'Asha Centre', id: listing!.id }],
    errors: [],
  })
  expect(listing).toMatchObject({
    name: 'Asha Centre',
    phone: '+918322262345',
    email: 'hello@asha.example',
    website: 'https://asha.example.org',
    town: 'Mapusa',
    taluka: 'Bardez',
    district: 'North Goa',
    region: 'Goa',
    pincode: '403507',
    placeId: 'mapusa',
    pointLatitude: 15.5921,
    pointPlaceId: null,
    isApproved: true,
    isSponsored: false,
    services: ['Speech therapy', 'Yoga'],
    ageGroups: ['early-childhood', 'children'],
    languages: ['English', 'Konkani'],
    externalId: 'list-1',
  })
  expect(listing!.publishedAt).not.toBeNull()
  const facts = await app.db.select().from(listingFacts)
  expect(facts.map(({ field }) => field)).toContain('phone')
  expect(new Set(facts.map(({ sourceUrl }) => sourceUrl))).toEqual(
    new Set(['https://example.org/list']),
  )
  const counts = (await (await app.get('/api/categories')).json()) as {
    slug: string
    listingCount: number
  }[]
  expect(counts.find(({ slug }) => slug === 'therapists')?.listingCount).toBe(1)
  const found = (await (await app.get('/api/listings?search=konkani')).json()) as unknown[]
  expect(found).toHaveLength(1)
})

test('GET /api/admin/listings?import= answers what that import made or changed, and nothing else', async () => {
  await buildListing(app.db)
  const other = await importNow([{ ...ROW, name: 'Of another file', phone: '9822012345' }])
  const { id } = await rehearse([
    { ...ROW, name: 'Moved', id: String(other.results[0]?.id), phone: '9822012345' },
    { ...ROW, name: 'Quite new', phone: '9822054321' },
    { ...ROW, name: 'Wrong', region: 'Atlantis' },
  ])
  await act(id, 'run')
  const found = await admin.get(`/api/admin/listings?import=${id}&sort=name`)
  expect(((await found.json()) as { name: string }[]).map(({ name }) => name)).toEqual([
    'Moved',
    'Quite new',
  ])
  expect((await admin.get('/api/admin/listings?import=x')).status).toBe(400)
})

test('a listing starts unapproved where the file does not say', async () => {
  await importNow([ROW])
  expect(await all()).toMatchObject([{ isApproved: false, publishedAt: null, isSponsored: false }])
})

test.each(['1', '3', 'therapists', 'Doctors', 'training-centres'])(
  'categoryId %s is taken: a number, a slug or an alias',
  async (categoryId) => {
    expect((await importNow([{ ...ROW, categoryId }])).summary.failed).toBe(0)
  },
)

test.each([
  ['name', '', 'name: This is needed for a new listing.'],
  ['categoryId', '99', 'categoryId: "99" is not a category.'],
  ['categoryId', 'constructor', 'categoryId: "constructor" is not a category.'],
  ['phone', '2522283', 'phone: "2522283" cannot be dialled'],
  ['email', 'asha', 'email: "asha" is not an email address.'],
  ['website', 'javascript:alert(1)', 'website: "javascript:alert(1)" is not a web address.'],
  ['region', 'Atlantis', 'region: "Atlantis" is not a state'],
  ['pincode', '0345', 'pincode: "0345" is not a PIN code.'],
  ['isApproved', 'yes', 'isApproved: "yes" is neither true nor false.'],
  ['ageGroups', 'babies', 'ageGroups: "babies" cannot be chosen.'],
  ['description', 'x'.repeat(5_001), 'description: This is longer than 5,000 characters.'],
  ['name', 'x'.repeat(201), 'name: This is longer than 200 characters.'],
  ['id', '77', 'id: There is no listing with the number 77.'],
  ['id', 'x', 'id: "x" is not the number of a listing.'],
])('a wrong %s is refused, with column and reason', async (column, value, error) => {
  const answer = await importNow([{ ...ROW, [column]: value }])
  expect(answer.summary).toEqual({ total: 1, successful: 0, failed: 1 })
  expect(answer.errors).toHaveLength(1)
  expect(answer.errors[0]!.error).toContain(error)
  expect(await all()).toEqual([])
})

test.each([
  ['51.5007', '-0.1246', 'latitude: These coordinates are not exact: they are outside India.'],
  [
    '15.2993265',
    '74.123996',
    'latitude: These coordinates are not exact: they are the middle of a state',
  ],
  ['28.6139', '77.2090', 'latitude: These coordinates are not in the state'],
  ['north', '74', 'latitude: Write latitude and longitude as decimal numbers'],
  ['15.59', '', 'longitude: Latitude and longitude belong together'],
])('coordinates %s, %s are refused', async (latitude, longitude, error) => {
  const answer = await importNow([{ ...ROW, latitude, longitude }])
  expect(answer.errors[0]?.error).toContain(error)
})

test.each([
  ['15.59', '73.81', 'coarse'],
  ['15.01', '74.023', 'one of them coarse'],
  ['14.902134', '74.103456', 'far from Mapusa'],
])(
  'of coordinates %s, %s (%s) the rehearsal and the result say that no map uses them',
  async (latitude, longitude) => {
    const { id } = await rehearse([{ ...ROW, town: 'Mapusa', latitude, longitude }])
    const unused = { column: 'latitude', reason: expect.stringContaining('not used on maps') }
    expect(await rowsOf(id)).toMatchObject([{ outcome: 'create', problems: [unused] }])
    await act(id, 'run')
    expect(await rowsOf(id)).toMatchObject([{ outcome: 'created', problems: [unused] }])
  },
)

test('a new listing that promises a cure waits for approval, whatever its row says; the preview says why', async () => {
  const promise = { description: 'We cure autism in weeks.', isApproved: 'true' }
  const { id } = await rehearse([{ ...ROW, ...promise }])
  const waits = {
    column: 'description',
    reason: expect.stringContaining('Promises a cure? “cure”'),
  }
  expect(await rowsOf(id)).toMatchObject([{ outcome: 'create', problems: [waits] }])
  await act(id, 'run')
  expect(await rowsOf(id)).toMatchObject([{ outcome: 'created', problems: [waits] }])
  const [made] = await all()
  expect(made).toMatchObject({ isApproved: false, publishedAt: null })
  // The same file again does not approve it.
  const again = await importNow([{ ...ROW, ...promise, id: String(made?.id) }])
  expect(again.errors[0]?.error).toContain('description: Promises a cure? “cure”')
  expect((await all())[0]?.isApproved).toBe(false)
})

test('a change that promises a cure in a listing that is shown is left out', async () => {
  const { id } = await buildListing(app.db, { name: 'Sea School', phone: '+918322223321' })
  const row = { id: String(id), name: 'Sea School' }
  const refused = await importNow([{ ...row, nextStep: 'Results guaranteed' }])
  expect(refused.errors[0]?.error).toContain('nextStep: Promises a cure? “guaranteed”')
  expect(await all()).toMatchObject([{ nextStep: null }])
})

test('a possible duplicate with such coordinates says that it is one', async () => {
  await importNow([ROW])
  const answer = await importNow([{ ...ROW, latitude: '15.59', longitude: '73.81' }])
  expect(answer.errors[0]?.error).toContain('Possible duplicate of')
})

test('coordinates of a door are used without a word', async () => {
  const { id } = await rehearse([
    { ...ROW, town: 'Mapusa', latitude: '15.593456', longitude: '73.812345' },
  ])
  expect(await rowsOf(id)).toMatchObject([{ outcome: 'create', problems: [] }])
})

test('server-managed columns and __proto__ are ignored', async () => {
  const hostile = {
    ...ROW,
    rating: '5',
    reviewCount: '99',
    createdAt: '2001-01-01',
    updatedAt: '2001-01-01',
    publishedAt: '2001-01-01',
    removedAt: '2001-01-01',
    placeId: 'delhi',
    phoneToCheck: '1',
    constructor: 'x',
  }
  const columns = [...Object.keys(hostile), '__proto__', 'prototype']
  const { id, ignoredColumns } = await rehearse(csvOf([hostile], columns))
  expect(ignoredColumns).toContain('__proto__')
  await act(id, 'run')
  const [listing] = await all()
  expect(listing).toMatchObject({
    rating: 0,
    reviewCount: 0,
    publishedAt: null,
    removedAt: null,
    placeId: 'mapusa',
    phoneToCheck: null,
  })
  expect(listing!.createdAt.getFullYear()).toBeGreaterThan(2020)
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
})

test('an update changes what differs, keeps what is blank on both sides, and refuses to empty what is needed', async () => {
  const { id } = await buildListing(app.db, {
    externalId: 'a',
    town: 'Mapusa',
    region: 'Goa',
    phone: null,
  })
  await buildFact(app.db, id, { field: 'name', checkedOn: '2026-01-01', method: 'phone' })
  const rows = [
    {
      externalId: 'a',
      name: 'Asha School',
      description: 'Another text.',
      phone: '',
      address: '',
      region: 'Goa',
    },
  ]
  const rehearsed = await rehearse(rows)
  expect(rehearsed.counts).toMatchObject({ update: 1, error: 0 })
  expect(await rowsOf(rehearsed.id)).toMatchObject([
    {
      row: 2,
      listingId: id,
      differences: [{ column: 'description', before: 'A school.', after: 'Another text.' }],
    },
  ])
  await act(rehearsed.id, 'run')
  expect(await all()).toMatchObject([
    { id, description: 'Another text.', phone: null, taluka: 'Bardez', isApproved: true },
  ])
  const refused = await importNow([{ externalId: 'a', description: '' }])
  expect(refused.errors[0]!.error).toContain('description: An import cannot empty this')
})

test('a changed fact loses the source of the old one, and takes the one the row names', async () => {
  const { id } = await buildListing(app.db, {
    externalId: 'a',
    phone: '112',
    website: 'https://a.example',
  })
  await buildFact(app.db, id, { field: 'name' })
  await buildFact(app.db, id, { field: 'phone' })
  await buildFact(app.db, id, { field: 'website' })
  await importNow([{ externalId: 'a', phone: '1098' }])
  const fields = async () =>
    Object.fromEntries(
      (await app.db.select().from(listingFacts)).map(({ field, sourceUrl }) => [field, sourceUrl]),
    )
  expect(Object.keys(await fields()).toSorted()).toEqual(['name', 'website'])
  await importNow([{ externalId: 'a', phone: '112', sourceUrl: 'https://new.example/' }])
  expect(await fields()).toEqual({
    name: 'https://new.example/',
    phone: 'https://new.example/',
    website: 'https://example.org/contact',
  })
})

test('a removed listing is never brought back: by number, by externalId, or by name and place', async () => {
  const gone = {
    name: 'Asha Centre',
    externalId: 'gone',
    isApproved: false,
    removedAt: new Date(),
    region: 'Goa',
  }
  const { id } = await buildListing(app.db, gone)
  const answer = await importNow([
    { ...ROW, id: String(id) },
    { ...ROW, externalId: 'gone', name: 'Other', phone: '0832 2262346' },
    { ...ROW, name: 'ÁSHA centre', phone: '0832 2262347' },
  ])
  expect(answer.summary.failed).toBe(3)
  for (const { error } of answer.errors) expect(error).toContain('was removed')
  expect(await all()).toMatchObject([{ removedAt: expect.any(Date) as Date }])
})

test('what a file says twice is found: the same listing is an error, something alike is a possible duplicate', async () => {
  const { id } = await buildListing(app.db, { externalId: 'a' })
  const rehearsed = await rehearse([
    { ...ROW, id: String(id), name: 'Changed' },
    { ...ROW, externalId: 'a', name: 'Changed again' },
    { ...ROW, name: 'First' },
    { ...ROW, name: 'Second' },
    { ...ROW, name: 'Third', phone: '112' },
    { ...ROW, name: 'Fourth', phone: '112' },
  ])
  expect((await rowsOf(rehearsed.id)).map(({ outcome }) => outcome)).toEqual([
    'update',
    'error',
    'create',
    'duplicate',
    'create',
    'create',
  ])
  const done = await act(rehearsed.id, 'run')
  expect(done).toMatchObject({ successful: 4, failed: 2 })
  expect(done.message).toBe('Imported 4 rows, 2 rows failed.')
})

test('a new row that may be a listing which is there is a possible duplicate, and not written', async () => {
  const { id } = await buildListing(app.db, {
    name: 'Asha School',
    phone: '+918322262345',
    town: 'Mapusa',
    region: 'Goa',
  })
  const rehearsed = await rehearse([
    ROW,
    { ...ROW, name: 'ASHA school', town: 'Mapusa', phone: '0832 2262349' },
    { ...ROW, name: 'Asha School', town: 'Margao', phone: '0832 2262348' },
  ])
  expect(rehearsed.counts).toMatchObject({ create: 1, duplicate: 2 })
  expect(await rowsOf(rehearsed.id, 'duplicate')).toMatchObject([
    { row: 2, likenesses: [{ id, row: null, name: 'Asha School', why: 'The same phone number' }] },
    { row: 3, likenesses: [{ id, why: 'The same name in the same place' }] },
  ])
  const done = await act(rehearsed.id, 'run')
  expect(done).toMatchObject({ successful: 1, failed: 2 })
})

test('a new row with the name of a submission that waits is a possible duplicate', async () => {
  await app.db.insert(listingSubmissions).values({
    name: 'ASHA Centre',
    category: 'therapists',
    description: 'Speech therapy.',
    address: 'Church Road',
    phone: '+918322262349',
  })
  const rehearsed = await rehearse([ROW, { ...ROW, name: 'Another', phone: '0832 2262348' }])
  expect(await rowsOf(rehearsed.id, 'duplicate')).toMatchObject([
    { row: 2, likenesses: [{ id: null, row: null, name: 'ASHA Centre' }] },
  ])
  const done = await act(rehearsed.id, 'run')
  expect(done).toMatchObject({ successful: 1, failed: 1 })
})

test('a possible duplicate is made where an admin ticks it, or the call asks for it', async () => {
  const rows = [ROW, { ...ROW, name: 'A' }, { ...ROW, name: 'B' }]
  const rehearsed = await rehearse(rows)
  expect(rehearsed.counts).toMatchObject({ create: 1, duplicate: 2 })
  const done = await act(rehearsed.id, 'run', { duplicates: [4] })
  expect(done.counts).toMatchObject({ created: 2, duplicate: 1 })
  expect((await all()).map(({ name }) => name)).toEqual(['Asha Centre', 'B'])
  const answer = await importNow(
    rows.map((row) => ({ ...row, name: `${row.name} 2`, phone: '0832 2262399' })),
    '?duplicates=create',
  )
  expect(answer.summary.failed).toBe(0)
})

test('export → import says of every row that nothing changes: the starter listings and nasty values', async () => {
  await seed(app.db, 'starter')
  const categoryId = (await buildCategories(app.db)).get('therapists')!
  const nasty = [
    '=1+1',
    '+91 832',
    '-x',
    '@SUM(A1)',
    "'=x",
    "''+x",
    "'quoted'",
    '\t=tab',
    'a;b',
    ';',
    '"',
    '""',
    'ä, “é”\r\nline 2\n\nline 3',
    '\\;\\',
    '🧩 शाळा',
    '\u202eabc',
    "=cmd|' /C calc'!A0",
    'NULL',
    'true',
    '007',
    ' spaces ',
    '#REF!',
    '＝x',
  ]
  await app.db.insert(listings).values(
    nasty.map((value, at) => ({
      name: value,
      description: value,
      address: value,
      phone: at % 2 ? '+918322262345' : '112',
      services: [value, `${value}; more`, 'plain'],
      languages: [value],
      externalId: `nasty ${value}`,
      town: value.slice(0, 80),
      latitude: '1',
      categoryId,
      isApproved: at % 2 === 0,
      publishedAt: at % 2 === 0 ? new Date() : null,
    })),
  )
  const before = await all()
  const file = await (await admin.get('/api/admin/listings/export')).text()
  expect(file).toContain("'+918322262345")
  expect(file).not.toMatch(/(^|,)"?[=@]/m)
  const rehearsed = await rehearse(file)
  const touched = (await rowsOf(rehearsed.id)).filter(({ outcome }) => outcome !== 'unchanged')
  expect(touched).toEqual([])
  expect(rehearsed.counts.unchanged).toBe(before.length)
  await act(rehearsed.id, 'run')
  expect(await all()).toEqual(before)
})

test('failed rows come as a file with the reason, and go in again once they are mended', async () => {
  const rows = [
    ROW,
    { ...ROW, name: 'B', phone: '+91 1' },
    { ...ROW, name: 'C, "D"', phone: '0832 2262346', region: 'X' },
  ]
  const { id } = await rehearse(rows)
  await act(id, 'run')
  const answer = await admin.get(`/api/admin/imports/${id}/failed`)
  const file = await answer.text()
  expect(file.split('\r\n')).toHaveLength(4)
  expect(file).toContain(`phone: ""+91 1"" cannot`)
  expect(file).toContain("'+91 1,Goa")
  const mended = file.replace("'+91 1,", '0832 2262347,').replace(',X,', ',Goa,')
  const again = await importNow(mended)
  expect(again.errors).toEqual([])
  expect((await all()).map(({ name }) => name)).toEqual(['Asha Centre', 'B', 'C, "D"'])
})

test('a row with more cells than the header comes back whole, and goes in once the cells are one', async () => {
  const header = Object.keys(ROW).join(',')
  const cut = 'Asha Centre,therapists,Speech therapy.,Church Road,0832 2262345,Goa, near, the sea'
  const { id } = await rehearse(`${header}\r\n${cut}\r\n`)
  const file = await (await admin.get(`/api/admin/imports/${id}/failed`)).text()
  const [, row] = file.split('\r\n')
  expect(row).toContain(',Goa, near, the sea,')
  expect(row).toContain('This row has 8 cells, the header has 6.')
  const again = await importNow(file.replace('Goa, near, the sea', 'Goa'))
  expect(again.errors).toEqual([])
})

const withoutIds = (rows: object[]) => rows.map((row) => ({ ...row, id: null }))
const row = (name: string, at: number) => ({ ...ROW, name, phone: `0832 226235${at}` })

test('undo takes back what an import made and changed, and keeps what a person has touched since', async () => {
  const { id: first } = await buildListing(app.db, { externalId: 'a', name: 'Old A', phone: '112' })
  const { id: second } = await buildListing(app.db, { externalId: 'b', name: 'Old B' })
  await buildFact(app.db, first, { quote: 'Call 112' })
  const before = await all()
  const factsBefore = await app.db.select().from(listingFacts)
  const { id } = await rehearse([
    { externalId: 'a', ...row('New A', 1) },
    { externalId: 'b', ...row('New B', 2) },
    { externalId: 'c', ...row('C', 3) },
    { externalId: 'd', ...row('D', 4) },
    { externalId: 'e', ...row('E', 5), isApproved: 'true' },
  ])
  const done = await act(id, 'run')
  expect(done.undoUntil).not.toBeNull()
  const byName = new Map((await all()).map(({ name, id }) => [name, id]))
  await app.db
    .update(listings)
    .set({ updatedAt: new Date(Date.now() + 5) })
    .where(eq(listings.id, second))
  await app.db
    .update(listings)
    .set({ description: 'By hand', updatedAt: new Date(Date.now() + 5) })
    .where(eq(listings.name, 'D'))
  const user = await buildUser(app.db)
  await app.db.insert(listingLikes).values({ userId: user.id, listingId: byName.get('E')! })
  const undone = await act(id, 'undo')
  expect(undone).toMatchObject({ state: 'undone', undone: 2, kept: 3, undoUntil: null })
  expect((await rowsOf(id, 'kept')).map(({ name }) => name)).toEqual(['New B', 'D', 'E'])
  const after = await all()
  expect(after.map(({ name }) => name)).toEqual(['Old A', 'New B', 'D', 'E'])
  expect({ ...after[0], updatedAt: null }).toEqual({ ...before[0], updatedAt: null })
  const facts = await app.db.select().from(listingFacts).where(eq(listingFacts.listingId, first))
  expect(withoutIds(facts)).toEqual(withoutIds(factsBefore))
  const acts = await app.db.select().from(auditLog).orderBy(asc(auditLog.id))
  expect(acts).toMatchObject([
    { action: 'import.run', subjectId: id, adminId: admin.user.id },
    { action: 'import.undo', subjectId: id, adminId: admin.user.id },
  ])
  expect((await admin.send('POST', `/api/admin/imports/${id}/undo`)).status).toBe(409)
  // What was taken back may come again.
  expect((await importNow([{ externalId: 'c', ...row('C', 3) }])).summary.successful).toBe(1)
})

test('an import can be undone for 24 hours only', async () => {
  const { id } = await rehearse([ROW])
  await act(id, 'run')
  await app.db
    .update(listingImports)
    .set({ finishedAt: new Date(Date.now() - 24 * 3_600_000 - 1_000) })
    .where(eq(listingImports.id, id))
  expect((await read(id)).undoUntil).toBeNull()
  expect((await admin.send('POST', `/api/admin/imports/${id}/undo`)).status).toBe(409)
})

test('what a person changed between rehearsal and import stays', async () => {
  const { id: listingId } = await buildListing(app.db, { externalId: 'a' })
  const { id } = await rehearse([{ externalId: 'a', name: 'New' }])
  await app.db
    .update(listings)
    .set({ name: 'By hand', updatedAt: new Date(Date.now() + 5) })
    .where(eq(listings.id, listingId))
  expect(await act(id, 'run')).toMatchObject({ failed: 1, successful: 0 })
  expect((await rowsOf(id, 'failed'))[0]!.problems[0]!.reason).toContain(
    'has changed since the preview',
  )
  expect(await all()).toMatchObject([{ name: 'By hand' }])
})

test('an import is started once: of two who press at once, one is told', async () => {
  const { id } = await rehearse([ROW])
  const answers = await Promise.all(
    [1, 2].map(() => admin.send('POST', `/api/admin/imports/${id}/run`, {})),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  await importsSettled()
  expect(await all()).toHaveLength(1)
})

test('of two rehearsals of the same rows the second import makes nothing twice, and says of what', async () => {
  const [first, second] = [await rehearse([ROW]), await rehearse([ROW])]
  expect(await act(first.id, 'run')).toMatchObject({ successful: 1, failed: 0 })
  expect(second.counts).toMatchObject({ create: 1 })
  expect(await act(second.id, 'run')).toMatchObject({ state: 'done', successful: 0, failed: 1 })
  const [listing, ...more] = await all()
  expect(more).toEqual([])
  expect(await rowsOf(second.id, 'failed')).toMatchObject([
    { outcome: 'duplicate', listingId: null, likenesses: [{ id: listing!.id, name: ROW.name }] },
  ])
})

test('a file that is sent twice at the same moment makes each listing once', async () => {
  const rows = Array.from({ length: 120 }, (_, at) => ({
    ...ROW,
    name: `Centre ${at} of ${at * 7}`,
    phone: `98221${String(at).padStart(5, '0')}`,
  }))
  const answers = await Promise.all([importNow(rows), importNow(rows)])
  expect(answers.map(({ summary }) => summary.successful).reduce((a, b) => a + b)).toBe(120)
  const made = await all()
  expect(made).toHaveLength(120)
  expect(new Set(made.map(({ name }) => name)).size).toBe(120)
})

test('an import that a stopped process left goes on, and a rehearsal that lost its file says so', async () => {
  const { id } = await rehearse([ROW, { ...ROW, name: 'B', phone: '0832 2262346' }])
  await app.db.update(listingImports).set({ state: 'importing', planned: 2 })
  const [lost] = await app.db
    .insert(listingImports)
    .values({ fileName: 'lost.csv', total: 3 })
    .returning()
  await Promise.all([workOnImports(app.db), workOnImports(app.db)])
  expect(await read(id)).toMatchObject({ state: 'done', successful: 2 })
  expect(await all()).toHaveLength(2)
  expect(await read(lost!.id)).toMatchObject({
    state: 'failed',
    error:
      'The site stopped while it read this file. Nothing was imported. Please choose the file again.',
  })
})

test('an import ends after a batch when the site stops, and the next start finishes it: nothing lost, nothing twice', async () => {
  const names = Array.from({ length: 300 }, (_, at) => ({
    ...ROW,
    name: `Centre ${at}`,
    phone: `98220${String(at).padStart(5, '0')}`,
  }))
  const { id } = await rehearse(names)
  await admin.send('POST', `/api/admin/imports/${id}/run`, {})
  await stopImports()
  const stopped = await read(id)
  expect(stopped.state).toBe('importing')
  expect(stopped.progress.done).toBeLessThan(300)
  expect(stopped.progress.total).toBe(300)
  await startImports()
  await importsSettled()
  expect(await read(id)).toMatchObject({ state: 'done', successful: 300, failed: 0 })
  const made = await all()
  expect(new Set(made.map(({ name }) => name)).size).toBe(300)
  expect(made).toHaveLength(300)
})

const manyRows = Array.from({ length: 300 }, (_, at) => ({
  ...ROW,
  name: `Centre ${at} of ${at * 7}`,
  phone: `98222${String(at).padStart(5, '0')}`,
}))
const stateIs = async (state: string) =>
  (await app.db.select({ state: listingImports.state }).from(listingImports)).some(
    (one) => one.state === state,
  )

test('a call that imports at once says which import goes on when the site stops, and not what came of it', async () => {
  const sent = sendCsv(app, admin, csvOf(manyRows))
  await expect.poll(() => stateIs('importing'), { interval: 5 }).toBe(true)
  stopBatches(true)
  const answer = await sent.finally(() => stopBatches(false))
  expect(answer.status).toBe(503)
  const { message } = (await answer.json()) as { message: string }
  const id = Number(/import (\d+) continues/.exec(message)?.[1])
  expect(await read(id)).toMatchObject({ state: 'importing' })
  await importsSettled()
  expect(await read(id)).toMatchObject({ state: 'done', successful: 300, failed: 0 })
})

test('a call that is stopped while it rehearses says that nothing was imported', async () => {
  const sent = sendCsv(app, admin, csvOf(manyRows))
  await expect.poll(() => stateIs('rehearsing'), { interval: 1 }).toBe(true)
  stopBatches(true)
  const answer = await sent.finally(() => stopBatches(false))
  expect(answer.status).toBe(503)
  expect(await answer.text()).toContain('Nothing was imported')
  expect(await all()).toEqual([])
  // What is still under way would write under the number of the next test's import.
  await stopImports()
  await startImports()
})

test('a row the database refuses is an error, and the others go in', async () => {
  const { id } = await rehearse([
    ROW,
    { ...ROW, name: 'Bad', phone: '0832 2262346' },
    { ...ROW, name: 'C', phone: '0832 2262347' },
  ])
  await app.db
    .update(listingImportRows)
    .set({ cells: { ...ROW, name: 'Bad', phone: '0832 2262346', externalId: 'x' } })
    .where(and(eq(listingImportRows.importId, id), eq(listingImportRows.row, 3)))
  await app.db.execute(`alter table listings add constraint no_x check (external_id <> 'x')`)
  const done = await act(id, 'run').finally(() =>
    app.db.execute('alter table listings drop constraint no_x'),
  )
  expect(done).toMatchObject({ state: 'done', successful: 2, failed: 1 })
  expect((await rowsOf(id, 'error'))[0]!.problems[0]!.reason).toContain('could not be saved')
})

test('rows can be shown by outcome, page by page, and imports are listed', async () => {
  const { id } = await rehearse([ROW, { ...ROW, name: 'B', region: 'X' }])
  expect(await rowsOf(id, 'error')).toMatchObject([{ row: 3, problems: [{ column: 'region' }] }])
  const page = await admin.get(`/api/admin/imports/${id}/rows?limit=1&offset=1`)
  expect(page.headers.get('x-total-count')).toBe('2')
  expect(await page.json()).toMatchObject([{ row: 3 }])
  expect(await (await admin.get('/api/admin/imports')).json()).toMatchObject([
    { id, admin: 'Asha' },
  ])
  expect((await admin.get('/api/admin/imports/99')).status).toBe(404)
  expect((await admin.send('POST', '/api/admin/imports/99/run', {})).status).toBe(404)
})

test('a file with another ending, and no file at all, are refused in the words of §5', async () => {
  const other = await sendCsv(app, admin, 'x', '/api/admin/imports', 'list.xlsx')
  expect(other.status).toBe(400)
  expect(await other.json()).toMatchObject({ message: 'Please upload a CSV file' })
  const none = await admin.send('POST', '/api/admin/imports')
  expect(none.status).toBe(400)
  expect(await none.json()).toMatchObject({ message: 'Please select a CSV file to import' })
})

/** The sources of a listing's facts, by field. */
const sourcesOf = async (listingId: number) =>
  Object.fromEntries(
    (await app.db.select().from(listingFacts).where(eq(listingFacts.listingId, listingId))).map(
      ({ field, sourceUrl }) => [field, sourceUrl],
    ),
  )

test('a check of coordinates and picture does not vouch for those an import brings, and comes back with them', async () => {
  const { id: listingId } = await buildListing(app.db, {
    externalId: 'a',
    region: 'Goa',
    latitude: '15.59312',
    longitude: '73.81418',
    imageUrl: 'https://img.example/a.jpg',
  })
  for (const field of ['coordinates', 'imageUrl'])
    await buildFact(app.db, listingId, { field, checkedOn: '2026-01-01', method: 'visit' })
  const { id } = await rehearse([
    {
      externalId: 'a',
      latitude: '15.60111',
      longitude: '73.81418',
      imageUrl: 'https://b.example/',
    },
  ])
  await act(id, 'run')
  expect(await sourcesOf(listingId)).toEqual({})
  await act(id, 'undo')
  expect(await app.db.select().from(listingFacts)).toMatchObject([
    { field: 'coordinates', method: 'visit' },
    { field: 'imageUrl', method: 'visit' },
  ])
  await importNow([
    {
      externalId: 'a',
      latitude: '15.60111',
      longitude: '73.81419',
      sourceUrl: 'https://gps.example/',
    },
  ])
  expect(await sourcesOf(listingId)).toMatchObject({ coordinates: 'https://gps.example/' })
})

test('a listing that an import moves loses the facts of its old taluka and district, and undo brings them back', async () => {
  const { id: listingId } = await buildListing(app.db, {
    externalId: 'a',
    town: 'Mapusa',
    taluka: 'Bardez',
    district: 'North Goa',
    region: 'Goa',
  })
  for (const field of ['taluka', 'district', 'region'])
    await buildFact(app.db, listingId, { field, checkedOn: '2026-01-01', method: 'visit' })
  const { id } = await rehearse([{ externalId: 'a', town: 'Margao' }])
  await act(id, 'run')
  expect(await all()).toMatchObject([{ town: 'Margao', taluka: 'Salcete' }])
  expect(Object.keys(await sourcesOf(listingId))).toEqual(['region'])
  expect(await act(id, 'undo')).toMatchObject({ undone: 1, kept: 0 })
  expect(await all()).toMatchObject([{ town: 'Mapusa', taluka: 'Bardez' }])
  expect(Object.keys(await sourcesOf(listingId)).toSorted()).toEqual([
    'district',
    'region',
    'taluka',
  ])
})

test.each<Record<string, string>>([
  { town: 'Panaji' },
  { town: 'Panjim' },
  { town: 'Panaji', name: 'Asha  Centre' },
  { town: 'Panaji', name: 'Asha Centre.' },
  { town: 'panjim', name: 'ÁSHA-centre' },
  { town: '' },
])('a removed listing does not come back as %o', async (as) => {
  await buildListing(app.db, {
    name: 'Asha Centre',
    isApproved: false,
    removedAt: new Date(),
    town: 'Panaji',
    region: 'Goa',
  })
  const { counts, id } = await rehearse([{ ...ROW, ...as }])
  expect(counts).toMatchObject({ error: 1 })
  expect((await rowsOf(id))[0]!.problems[0]!.reason).toContain('was removed')
})

test('a name like that of a removed listing is a possible duplicate, and says that it was removed', async () => {
  const { id } = await buildListing(app.db, {
    name: 'Asha Centre for Autism',
    isApproved: false,
    removedAt: new Date(),
    town: 'Panaji',
    region: 'Goa',
  })
  const rehearsed = await rehearse([
    { ...ROW, name: 'Asha Centre for Autism Goa', town: 'Panjim' },
    { ...ROW, name: 'Asha Centre for Autism', town: 'Margao', phone: '0832 2262346' },
  ])
  expect(await rowsOf(rehearsed.id)).toMatchObject([
    {
      outcome: 'duplicate',
      likenesses: [
        { id, why: 'Almost the same name as a listing that was removed from the directory' },
      ],
    },
    { outcome: 'create' },
  ])
  const done = await act(rehearsed.id, 'run', { duplicates: [2] })
  expect(done).toMatchObject({ successful: 2, failed: 0 })
})

test('imports are undone one after the other, the newest first, and an edit before them can be undone then', async () => {
  const first = await rehearse([{ ...ROW, externalId: 'a' }])
  await act(first.id, 'run')
  const second = await rehearse([{ externalId: 'a', description: 'Other words.' }])
  await act(second.id, 'run')
  expect(await act(second.id, 'undo')).toMatchObject({ undone: 1, kept: 0 })
  expect(await act(first.id, 'undo')).toMatchObject({ undone: 1, kept: 0 })
  expect(await all()).toEqual([])

  const { id: listingId } = await buildListing(app.db, { externalId: 'b' })
  const path = `/api/admin/listings/${listingId}`
  const { updatedAt: version } = (await (await admin.get(path)).json()) as { updatedAt: string }
  const edited = await admin.send('PATCH', path, { version, address: 'Church Road' })
  expect(edited.status, await edited.clone().text()).toBe(200)
  const third = await rehearse([{ externalId: 'b', description: 'Other words.' }])
  await act(third.id, 'run')
  await act(third.id, 'undo')
  const [change] = (await (await admin.get(`${path}/changes`)).json()) as { id: number }[]
  const undone = await admin.send('POST', `/api/admin/listings/changes/${change!.id}/undo`)
  expect(undone.status, await undone.clone().text()).toBe(200)
})

test('what a row corrects keeps the source it names, also where that is the old one, and then says nothing new', async () => {
  const row = { ...ROW, externalId: 'a', sourceUrl: 'https://example.org/list' }
  const { results } = await importNow([row])
  const sources = await sourcesOf(results[0]!.id)
  const corrected = { ...row, name: 'Asha Center', phone: '0832 2262346' }
  await importNow([corrected])
  expect(await sourcesOf(results[0]!.id)).toEqual(sources)
  await importNow([{ ...corrected, phone: '0832 2262347' }])
  expect(await sourcesOf(results[0]!.id)).toEqual(sources)
  const { counts } = await rehearse([{ ...corrected, phone: '0832 2262347' }])
  expect(counts).toMatchObject({ unchanged: 1 })
})

test('undo leaves a listing that somebody suggested a change of', async () => {
  const { id } = await rehearse([ROW])
  await act(id, 'run')
  const [listing] = await all()
  await app.db.insert(listingSubmissions).values({
    kind: 'change',
    listingId: listing!.id,
    name: ROW.name!,
    category: 'therapists',
    description: 'Another text.',
    changes: ['description'],
  })
  expect(await act(id, 'undo')).toMatchObject({ undone: 0, kept: 1 })
  expect(await all()).toMatchObject([{ id: listing!.id, removedAt: null }])
})

test('a page that an import showed answers 410 once it is undone, and the same file may come again', async () => {
  const shown = { ...ROW, externalId: 'a', isApproved: 'true' }
  const { id } = await rehearse([shown])
  await act(id, 'run')
  const [listing] = await all()
  expect((await app.get(`/api/listings/${listing!.id}`)).status).toBe(200)
  expect(await act(id, 'undo')).toMatchObject({ undone: 1, kept: 0 })
  expect((await app.get(`/api/listings/${listing!.id}`)).status).toBe(410)
  const again = await importNow([shown])
  expect(again.errors).toEqual([])
  expect((await app.get(`/api/listings/${again.results[0]!.id}`)).status).toBe(200)
  // What an admin deletes stays away all the same.
  await admin.send('DELETE', `/api/admin/listings/${again.results[0]!.id}`)
  expect((await importNow([shown])).summary.failed).toBe(1)
})

test('what a deleted listing said goes from the rows of imports, too, once deleting it cannot be undone', async () => {
  const made = await rehearse([{ ...ROW, externalId: 'a' }])
  await act(made.id, 'run')
  const changed = await rehearse([{ externalId: 'a', phone: '0832 2262399' }])
  await act(changed.id, 'run')
  const [listing] = await all()
  await admin.send('DELETE', `/api/admin/listings/${listing!.id}`)
  await app.db.update(listings).set({ removedAt: new Date(Date.now() - 25 * 3_600_000) })
  await eraseRemovedListings(app.db)
  const rows = await app.db
    .select()
    .from(listingImportRows)
    .orderBy(asc(listingImportRows.importId))
  expect(rows).toHaveLength(2)
  for (const row of rows) expect(row).toMatchObject({ differences: [], before: null })
  expect(rows[1]!.cells).toEqual({ externalId: '', phone: '' })
  expect(JSON.stringify(rows)).not.toMatch(/22623|Speech|Church/)
})
