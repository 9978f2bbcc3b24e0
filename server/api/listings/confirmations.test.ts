import { asc, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { createTestApp, signInAs, type SignedIn, type TestApp } from '../../../tests/support/app.ts'
import { csvOf, sendCsv } from '../../../tests/support/csv.ts'
import { buildListing } from '../../../tests/support/factories.ts'
import { importsSettled } from '../../../tests/support/imports.ts'
import { addDays, indianDay } from '../../../shared/indian-days.ts'
import type { Import, ImportAnswer, ImportRow } from '../../../shared/imports/imports.ts'
import type { ListingDetail } from '../../../shared/listings/listings.ts'
import {
  factChecks,
  listingChanges,
  listingFacts,
  listingImportRows,
  listingReports,
  listings,
} from '../../db/schema.ts'

const TODAY = indianDay(new Date())
const DAY = addDays(TODAY, -10)

let app: TestApp
let admin: SignedIn
let id: number
beforeEach(async () => {
  app = await createTestApp()
  admin = await signInAs(app, { role: 'admin' })
  const listing = await buildListing(app.db, {
    externalId: 'dir-7',
    phone: '+918322222222',
    address: '3 Market Road',
    hours: '9 to 5',
    languages: ['English', 'Konkani'],
  })
  id = listing.id
})

type Row = Record<string, string>
const row = (said: Row): Row => ({
  id: String(id),
  field: 'hours',
  value: '9 to 5',
  outcome: 'right',
  checkedOn: DAY,
  method: 'phone',
  saidBy: 'provider',
  ...said,
})

async function rehearse(rows: Row[] | string): Promise<{ one: Import; rows: ImportRow[] }> {
  const file = typeof rows === 'string' ? rows : csvOf(rows)
  const answer = await sendCsv(app, admin, file, '/api/admin/imports')
  expect(answer.status, await answer.clone().text()).toBe(200)
  await importsSettled()
  return read(((await answer.json()) as Import).id)
}

const read = async (importId: number) => ({
  one: (await (await admin.get(`/api/admin/imports/${importId}`)).json()) as Import,
  rows: (await (await admin.get(`/api/admin/imports/${importId}/rows`)).json()) as ImportRow[],
})

async function act(importId: number, act: 'run' | 'undo') {
  const answer = await admin.send('POST', `/api/admin/imports/${importId}/${act}`, {})
  expect(answer.status, await answer.clone().text()).toBe(200)
  await importsSettled()
  return read(importId)
}

const confirm = async (rows: Row[]) => act((await rehearse(rows)).one.id, 'run')
const why = ({ rows }: { rows: ImportRow[] }) =>
  rows.map(({ outcome, problems }) => [outcome, ...problems.map(({ column }) => column)])

const detail = async () => (await (await app.get(`/api/listings/${id}`)).json()) as ListingDetail
const checkedOn = async (field: string) =>
  (await detail()).facts.find((fact) => fact.field === field)?.checkedOn ?? null

test('what is as we show it is checked, on its day, and undone it is not', async () => {
  const preview = await rehearse([
    row({ sourceUrl: 'https://example.org/list' }),
    row({ field: 'phone', value: '0832 222 2222' }),
    row({ id: '', externalId: 'dir-7', field: 'languages', value: 'English; Konkani' }),
    row({ field: 'open', value: '' }),
  ])
  expect(preview.one).toMatchObject({ kind: 'confirmations', counts: { update: 4, error: 0 } })
  expect(preview.rows[0]).toMatchObject({
    name: 'Asha School',
    listingId: id,
    differences: [],
    said: { field: 'hours', value: '9 to 5', outcome: 'right' },
  })
  expect(await app.db.$count(factChecks)).toBe(0)
  const { one } = await act(preview.one.id, 'run')
  expect(one).toMatchObject({ state: 'done', successful: 4, failed: 0 })
  const checks = await app.db.select().from(factChecks).orderBy(asc(factChecks.id))
  expect(checks.map(({ field }) => field)).toEqual(['hours', 'phone', 'languages', 'open'])
  expect(checks[0]).toMatchObject({
    outcome: 'right',
    method: 'phone',
    saidBy: 'provider',
    checkedOn: DAY,
    byUser: admin.user.id,
    sourceUrl: 'https://example.org/list',
  })
  for (const field of ['hours', 'phone', 'languages']) expect(await checkedOn(field)).toBe(DAY)
  expect((await detail()).confirmedOn).toBe(DAY)

  expect((await act(one.id, 'undo')).one).toMatchObject({ state: 'undone', undone: 4, kept: 0 })
  for (const field of ['hours', 'phone', 'languages']) expect(await checkedOn(field)).toBe(null)
  expect((await detail()).confirmedOn).toBe(null)
})

test('a value that differs corrects ours, with its source, and undone ours is back', async () => {
  const preview = await rehearse([
    row({ value: '10 to 6', sourceUrl: 'https://example.org/list' }),
    row({ field: 'languages', value: 'Marathi', outcome: 'corrected' }),
  ])
  expect(preview.rows[0]?.differences).toEqual([
    { column: 'value', before: '9 to 5', after: '10 to 6' },
  ])
  const { one } = await act(preview.one.id, 'run')
  expect(await detail()).toMatchObject({ hours: '10 to 6', languages: ['Marathi'] })
  expect(await checkedOn('hours')).toBe(DAY)
  const [fact] = await app.db.select().from(listingFacts).where(eq(listingFacts.field, 'hours'))
  expect(fact).toMatchObject({ sourceUrl: 'https://example.org/list', readOn: DAY })
  expect(await app.db.select().from(listingChanges)).toMatchObject([
    { adminId: admin.user.id, action: 'listing.edit' },
    { adminId: admin.user.id, action: 'listing.edit' },
  ])
  const undone = await act(one.id, 'undo')
  expect(undone.one).toMatchObject({ undone: 2, kept: 0 })
  expect(await detail()).toMatchObject({ hours: '9 to 5', languages: ['English', 'Konkani'] })
  expect(await checkedOn('hours')).toBe(null)
})

test('what leads families elsewhere waits for a moderator, and undone it waits no longer', async () => {
  const { one, rows } = await confirm([
    row({ field: 'phone', value: '0832 241 2345' }),
    row({ field: 'website', value: 'example.org', outcome: 'corrected' }),
  ])
  expect(rows.map(({ outcome, problems }) => [outcome, problems[0]?.reason])).toEqual([
    ['updated', 'A moderator looks at this among the reports before it is shown.'],
    ['updated', 'A moderator looks at this among the reports before it is shown.'],
  ])
  expect(await detail()).toMatchObject({ phone: '+918322222222', website: null })
  expect(await app.db.$count(factChecks)).toBe(0)
  const reports = await app.db.select().from(listingReports).orderBy(asc(listingReports.id))
  expect(reports).toMatchObject([
    { field: 'phone', seen: '+91 832 222 2222', right: '+91 832 241 2345', state: 'open' },
    { field: 'website', right: 'https://example.org', saidBy: 'provider', state: 'open' },
  ])
  // One that a moderator has decided is not taken back.
  await app.db
    .update(listingReports)
    .set({ state: 'declined', decidedAt: new Date() })
    .where(eq(listingReports.id, reports[1]!.id))
  expect((await act(one.id, 'undo')).one).toMatchObject({ undone: 1, kept: 1 })
  expect(await app.db.$count(listingReports)).toBe(1)
})

test('the same file a second time does nothing', async () => {
  const file = [
    row({}),
    row({ field: 'languages', value: 'Marathi' }),
    row({ field: 'phone', value: '0832 241 2345' }),
    row({ field: 'open', value: 'open', outcome: 'right' }),
    row({ field: 'address', value: '3 Market Road', outcome: 'wrong' }),
    row({ field: 'fees', value: '', outcome: 'unknown' }),
  ]
  expect((await confirm(file)).one).toMatchObject({ counts: { updated: 6 } })
  const before = [await app.db.$count(factChecks), await app.db.$count(listingReports)]
  const again = await rehearse(file)
  expect(again.rows.map(({ outcome }) => outcome)).toEqual(Array(6).fill('unchanged'))
  await act(again.one.id, 'run')
  expect([await app.db.$count(factChecks), await app.db.$count(listingReports)]).toEqual(before)
  // Within one file, too.
  expect(why(await rehearse([row({ checkedOn: TODAY }), row({ checkedOn: TODAY })]))).toEqual([
    ['update'],
    ['unchanged'],
  ])
  expect(
    why(
      await rehearse([
        row({ value: '1 to 2', checkedOn: TODAY }),
        row({ value: '2 to 3', checkedOn: TODAY }),
      ]),
    ),
  ).toEqual([['update'], ['error', 'field']])
})

test('what ours is found wrong is checked no longer', async () => {
  await confirm([row({})])
  expect(await checkedOn('hours')).toBe(DAY)
  await confirm([row({ outcome: 'wrong', checkedOn: TODAY })])
  expect(await checkedOn('hours')).toBe(null)
})

test.each<[string, Row, string]>([
  ['a day to come', { checkedOn: addDays(TODAY, 1) }, 'checkedOn'],
  ['a day too long ago', { checkedOn: `${Number(TODAY.slice(0, 4)) - 2}-01-01` }, 'checkedOn'],
  ['no day', { checkedOn: '22/11/2026' }, 'checkedOn'],
  ['an unknown listing', { id: '99999' }, 'id'],
  ['no listing', { id: '' }, 'id'],
  ['an unknown field', { field: 'rating' }, 'field'],
  ['a field that nobody confirms', { field: 'isApproved', value: 'true' }, 'field'],
  ['an outcome of ours alone', { outcome: 'withdrawn' }, 'outcome'],
  ['an unknown method', { method: 'telepathy' }, 'method'],
  ['a register by phone', { saidBy: 'register' }, 'method'],
  ['a provider in a register', { method: 'register' }, 'method'],
  ['nothing that is right', { value: '' }, 'value'],
  ['a number nobody can dial', { field: 'phone', value: '12' }, 'value'],
  ['that it has closed', { field: 'open', value: '', outcome: 'wrong' }, 'value'],
  ['what we do not say as wrong', { value: '1 to 2', outcome: 'wrong' }, 'value'],
  ['an address that is none', { sourceUrl: 'not an address' }, 'sourceUrl'],
])('%s is refused in a sentence at its column', async (_what, said, column) => {
  const preview = await rehearse([row(said), row({ field: 'address', value: '3 Market Road' })])
  const [refused, other] = preview.rows
  expect([refused?.outcome, refused?.problems.map((one) => one.column)]).toEqual([
    'error',
    [column],
  ])
  expect(refused?.problems[0]?.reason).toMatch(/[.:]/)
  expect(other?.outcome).toBe('update')
  await act(preview.one.id, 'run')
  expect((await app.db.select().from(factChecks)).map(({ field }) => field)).toEqual(['address'])
})

test('two years ago to the day still counts, and a register needs no method', async () => {
  const oldest = `${Number(TODAY.slice(0, 4)) - 2}${TODAY.slice(4)}`
  const said = { checkedOn: oldest, method: '', saidBy: 'register' }
  await confirm([
    row(said),
    row({ field: 'address', value: '3 Market Road', method: '', saidBy: '' }),
  ])
  const checks = await app.db.select().from(factChecks).orderBy(asc(factChecks.id))
  expect(checks).toMatchObject([
    { method: 'register', saidBy: 'register', checkedOn: oldest },
    { method: 'import', saidBy: 'provider' },
  ])
})

test('what corrects a value that was checked since is refused', async () => {
  await confirm([row({ checkedOn: TODAY })])
  const preview = await rehearse([row({ value: '10 to 6' })])
  expect(preview.rows[0]?.problems).toEqual([
    { column: 'value', reason: `What we show was checked later, on ${TODAY}. It stays.` },
  ])
})

test('what changed since the preview is left as it is', async () => {
  const preview = await rehearse([
    row({ value: '10 to 6' }),
    row({ field: 'address', value: '3 Market Road' }),
  ])
  await app.db.update(listings).set({ hours: '11 to 4', updatedAt: new Date() })
  const { rows } = await act(preview.one.id, 'run')
  expect(why({ rows })).toEqual([['error', null], ['updated']])
  expect(await detail()).toMatchObject({ hours: '11 to 4' })
})

test('undone, what a person has changed since stays', async () => {
  const { one } = await confirm([row({ value: '10 to 6' })])
  await app.db.update(listings).set({ hours: '11 to 4', updatedAt: new Date() })
  expect((await act(one.id, 'undo')).one).toMatchObject({ undone: 0, kept: 1 })
  expect(await detail()).toMatchObject({ hours: '11 to 4' })
})

test('cells that a spreadsheet or a page would run are text', async () => {
  const formula = '=HYPERLINK("https://evil.example","x")'
  const { one } = await confirm([
    row({ value: `'${formula}` }),
    row({ field: 'address', value: "'; drop table listings; --" }),
    row({ field: 'fees', value: '<script>alert(1)</script>' }),
    row({ field: '=1+1', value: 'x' }),
  ])
  expect(one.counts).toMatchObject({ updated: 3, error: 1 })
  expect(await detail()).toMatchObject({
    hours: formula,
    address: "'; drop table listings; --",
    fees: '<script>alert(1)</script>',
  })
  const failed = await (await admin.get(`/api/admin/imports/${one.id}/failed`)).text()
  expect(failed).toContain('id,field,value,outcome,checkedOn,method,saidBy,error')
  expect(failed).toContain("'=1+1")
  const page = await (await app.get(`/listing/${id}`)).text()
  expect(page).not.toContain('<script>alert(1)')
})

test('a header that names no listing, or lacks what is needed, is refused as a whole', async () => {
  const send = async (text: string) =>
    (await sendCsv(app, admin, text, '/api/admin/imports')).json()
  expect(await send('field,outcome,value\nhours,right,9\n')).toMatchObject({
    message: expect.stringContaining('id, checkedOn'),
  })
  const template = await admin.get('/api/admin/listings/confirmations')
  expect(template.headers.get('content-disposition')).toContain('confirmations-import-template.csv')
  expect(await template.text()).toBe(
    '\uFEFFid,externalId,field,value,outcome,checkedOn,method,saidBy,sourceUrl\r\n'.slice(1),
  )
})

test('one call imports them, and a list of listings is still one', async () => {
  const once = await sendCsv(app, admin, csvOf([row({})]))
  expect((await once.json()) as ImportAnswer).toMatchObject({
    summary: { total: 1, successful: 1, failed: 0 },
    results: [{ row: 2, name: 'Asha School', id }],
  })
  const list = await rehearse(`id,hours\n${id},8 to 4\n`)
  expect(list.one).toMatchObject({ kind: 'listings', counts: { update: 1 } })
})

/** `ROWS=10000` tries a large file. */
test('a long file goes in batch by batch', async () => {
  const count = Number(process.env.ROWS ?? 150)
  const facts = [
    ['hours', '9 to 5'],
    ['address', '3 Market Road'],
    ['phone', '0832 2222222'],
    ['languages', 'English; Konkani'],
  ]
  const methods = ['phone', 'visit', 'website', 'document', 'whatsapp']
  const sayers = ['provider', 'family', 'moderator']
  // No two say the same.
  const rows = Array.from({ length: count }, (_, at) => {
    const [field = '', value = ''] = facts[at % 4] ?? []
    return row({
      field,
      value,
      method: methods[Math.floor(at / 4) % 5] ?? '',
      saidBy: sayers[Math.floor(at / 20) % 3] ?? '',
      checkedOn: addDays(TODAY, -Math.floor(at / 60)),
    })
  })
  const { one } = await confirm(rows)
  expect(one).toMatchObject({ state: 'done', total: count, counts: { updated: count } })
  expect(await app.db.$count(factChecks)).toBe(count)
  expect(await app.db.$count(listingImportRows)).toBe(count)
}, 600_000)
