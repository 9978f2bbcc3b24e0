import { eq, getTableColumns, sql } from 'drizzle-orm'
import { beforeAll, expect } from 'vitest'
import * as tables from '../../server/db/schema.ts'
import { CATEGORIES, resolveCategory } from '../../shared/listings/category-names.ts'
import { readDirectory } from '../../shared/listings/directory.ts'
import { isRunning } from '../../shared/advertising/rules.ts'
import { STATES } from '../../shared/states.ts'
import { signInAs, type SignedIn, type TestApp } from '../support/app.ts'
import { csvForm, csvOf, ROW } from '../support/csv.ts'
import { buildListing } from '../support/factories.ts'
import { sendForm } from '../support/pictures.ts'
import { exercise, type Row } from './rows.ts'
import * as scene from './scene.ts'

/** Each entity of §3 in the database as it was migrated, and in what calls answer. */

interface EntityRow extends Row {
  entity: string
  field: string | null
  type?: string
  required?: boolean | null
  maxLength?: number | null
  default?: unknown
  unique?: boolean
  values?: string[]
  minimum?: number
  maximum?: number
  fields?: string[]
  canonical?: string[]
  aliasMap?: Record<string, string>
  uniqueOver?: string[]
}

const TABLE_OF = {
  User: tables.users,
  Session: tables.sessions,
  Category: tables.categories,
  Listing: tables.listings,
  'Listing like': tables.listingLikes,
  'Listing review': tables.listingReviews,
  'Blog post': tables.blogPosts,
  'Contact submission': tables.contactSubmissions,
  'Listing submission': tables.listingSubmissions,
  'Newsletter subscription': tables.newsletterSubscriptions,
  Event: tables.events,
  'Event registration': tables.eventRegistrations,
  Advertisement: tables.advertisements,
}

interface Column {
  type: string
  length: number | null
  isNullable: boolean
  preset: string | null
}

let app: TestApp
let admin: SignedIn
/** What the database itself says of each column. */
const columns = new Map<string, Column>()
beforeAll(async () => {
  app = await scene.createScene()
  admin = await signInAs(app, { role: 'admin' })
  const { rows } = await app.db.execute<Record<string, string | null>>(sql`
    select table_name, column_name, data_type, character_maximum_length, is_nullable, column_default
    from information_schema.columns where table_schema = 'public'`)
  for (const row of rows)
    columns.set(`${row.table_name}.${row.column_name}`, {
      type: row.data_type ?? '',
      length: row.character_maximum_length ? Number(row.character_maximum_length) : null,
      isNullable: row.is_nullable === 'YES',
      preset: row.column_default ?? null,
    })
})

exercise<EntityRow>('entities', 'answer', (row) => {
  const own = OWN[row.id]
  if (own) return () => own(row)
  if (row.kind === 'entity') return () => expectTable(row)
  if (row.kind === 'field' && row.entity in TABLE_OF) return () => expectColumn(row)
  const answer = ANSWERS[row.entity]
  if (row.kind === 'field' && answer) return () => expectAnswered(row, answer)
})

const tableOf = (entity: string) => Object.entries(TABLE_OF).find(([name]) => name === entity)?.[1]

function expectTable({ entity }: EntityRow): void {
  const table = tableOf(entity)
  if (table) expect(Object.keys(getTableColumns(table)).length).toBeGreaterThan(3)
  else expect(ANSWERS[entity] ?? STATIC[entity], `${entity} is there`).toBeDefined()
}

const snake = (field: string) => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const TYPES: Record<string, RegExp> = {
  identifier: /^(integer|uuid|character varying)$/,
  text: /^(text|character varying)$/,
  email: /^(text|character varying)$/,
  url: /^(text|character varying)$/,
  integer: /^(integer|numeric)$/,
  boolean: /^boolean$/,
  timestamp: /^timestamp with time zone$/,
  'list of text': /^ARRAY$/,
  reference: /^(integer|uuid)$/,
}

/** What the entity calls otherwise, or has no longer: the row says why as `mended`. */
const ELSEWHERE: Record<string, string> = {
  'User.password': 'accounts.password',
  'User.googleId': 'accounts.account_id',
  'Session.sess': 'sessions.user_id',
  'Event registration.participantEmail': 'users.email',
  'Event registration.participantName': 'event_registrations.participant_name',
}

async function expectColumn(row: EntityRow): Promise<void> {
  const { entity, field, type = '', maxLength, unique, values } = row
  const table = tableOf(entity)!
  const name = (table as unknown as Record<symbol, string>)[Symbol.for('drizzle:Name')] ?? ''
  const at = ELSEWHERE[`${entity}.${field}`] ?? `${name}.${snake(field ?? '')}`
  const column = columns.get(at)
  expect(column, `column ${at}`).toBeDefined()
  if (!column || ELSEWHERE[`${entity}.${field}`]) {
    if (maxLength && column?.length) expect(column.length).toBeGreaterThanOrEqual(maxLength)
    return
  }
  const isSealed = SEALED.has(`${entity}.${field}`)
  if (!isSealed)
    expect(column.type, at).toMatch(
      TYPES[type.replace(/ .*/, (rest) => (type.startsWith('reference') ? '' : rest))] ?? /./,
    )
  if (maxLength && !isSealed && column.length !== null && !type.startsWith('reference'))
    expect(column.length, at).toBe(maxLength)
  if (row.default !== null && row.default !== undefined)
    expect(column.preset, at).toContain(String(row.default))
  if (unique) expect(await isUnique(at), at).toBe(true)
  if (values && entity !== 'Event registration') await expectValues(at, values)
  if (row.minimum !== undefined && entity === 'Listing review')
    for (const out of [row.minimum - 1, row.maximum! + 1]) await expectRefused(row, out)
}

/** Kept as ciphertexts (ruling 27), so the type says nothing of what was typed. */
const SEALED = new Set(
  [
    'participantName',
    'participantPhone',
    'participantAge',
    'specialRequirements',
    'emergencyContact',
    'emergencyPhone',
  ].map((field) => `Event registration.${field}`),
)

async function isUnique(at: string): Promise<boolean> {
  const [table = '', column = ''] = at.split('.')
  const { rows } = await app.db.execute(sql`
    select from pg_index where indrelid = ${table}::regclass and indisunique and indnatts = 1
      and indkey[0] = (select attnum from pg_attribute where attrelid = ${table}::regclass and attname = ${column})`)
  return rows.length > 0
}

/** The database holds the values and no other. */
async function expectValues(at: string, values: string[]): Promise<void> {
  const [table = '', column = ''] = at.split('.')
  const { rows } = await app.db.execute<{ rule: string }>(sql`
    select pg_get_constraintdef(oid) as rule from pg_constraint
    where conrelid = ${table}::regclass and contype = 'c'`)
  const rule =
    rows.find((one) => new RegExp(`\\b${column}"?\\)?::text = ANY`).test(one.rule))?.rule ?? ''
  const held = [...rule.matchAll(/'([^']+)'::/g)].map(([, value]) => value)
  expect(held.toSorted(), at).toEqual(values.toSorted())
}

async function expectRefused({ field }: EntityRow, value: number): Promise<void> {
  const { user } = await signInAs(app)
  const { id: listingId } = await buildListing(app.db)
  const review = { userId: user.id, listingId, rating: 3, reviewText: 'Kind.', [field!]: value }
  await expect(app.db.insert(tables.listingReviews).values(review)).rejects.toThrow()
}

const json = async (answer: Response | Promise<Response>) => (await answer).json()

const imported = async () => {
  const rows = [
    { ...ROW, name: `Centre ${Math.random()}` },
    { ...ROW, region: 'X' },
  ]
  const form = csvForm(csvOf(rows))
  // The row of the test before has the same phone number.
  const path = '/api/admin/listings/import?duplicates=create'
  return json(sendForm(app, 'POST', path, form, admin.cookie))
}

/** The answer of a call that has what no table holds. */
const ANSWERS: Record<string, () => Promise<Record<string, unknown>>> = {
  'Like state': async () => {
    const { owner, path } = await scene.prepare(app, 'POST /api/listings/{id}/like')
    return json(owner.send('POST', path))
  },
  'Event registration (as listed)': async () => {
    const { owner, path } = await scene.prepare(app, 'GET /api/user/events')
    return (await json(owner.get(path)))[0]
  },
  'Review (as read)': async () => {
    const { path } = await scene.prepare(app, 'GET /api/listings/{id}/reviews')
    return (await json(app.get(path)))[0]
  },
  'Filter state': async () => ({ ...readDirectory(new URLSearchParams()) }),
  'CSV import response': imported,
  'CSV import row': async () => {
    const head = await (await admin.get('/api/admin/listings/template')).text()
    const [names = ''] = head.replace('\ufeff', '').split('\r\n')
    return Object.fromEntries(names.split(',').map((name) => [name, '']))
  },
}

const STATIC: Record<string, unknown> = { 'Static data': STATES }

async function expectAnswered(row: EntityRow, answer: () => Promise<Record<string, unknown>>) {
  const answered = await answer()
  expect(answered).toHaveProperty(row.field ?? '')
  if (row.default !== null && row.default !== undefined && row.default !== 'all')
    expect(answered[row.field ?? '']).toBe(row.default)
  if (row.entity === 'CSV import row') await expectCell(row)
  const value = answered[row.field ?? '']
  if (row.required && row.entity !== 'CSV import row') expect(value).not.toBeUndefined()
}

/** A column that is required fails its row when it is blank, another one does not. */
async function expectCell({ field, required }: EntityRow): Promise<void> {
  const { cookie } = await signInAs(app, { role: 'admin' })
  const row: Record<string, string> = { ...ROW, name: `Centre ${Math.random()}`, [field!]: '' }
  const form = csvForm(csvOf([row]))
  const { summary } = await json(
    sendForm(app, 'POST', '/api/admin/listings/import?duplicates=create', form, cookie),
  )
  expect(summary.failed).toBe(required ? 1 : 0)
}

const holds = async (view: string, fields: string[] = []) => {
  const answer: unknown = await ANSWERS[view]!()
  for (const field of fields) expect(answer).toHaveProperty(field.replaceAll('[]', '[0]'))
}

const unique = (table: typeof tables.listingLikes | typeof tables.listingReviews) => async () => {
  const { user } = await signInAs(app)
  const { id: listingId } = await buildListing(app.db)
  const row = { userId: user.id, listingId, rating: 3, reviewText: 'Kind.' }
  const insert = () => app.db.insert(table).values(row as never)
  await insert()
  await expect(insert()).rejects.toThrow()
  const kept = () => app.db.$count(table, eq(table.listingId, listingId))
  await app.db.delete(tables.users).where(eq(tables.users.id, user.id))
  expect(await kept()).toBe(0)
  const other = await signInAs(app)
  await app.db.insert(table).values({ ...row, userId: other.user.id } as never)
  await app.db.delete(tables.listings).where(eq(tables.listings.id, listingId))
  expect(await kept()).toBe(0)
}

const OWN: Record<string, (row: EntityRow) => unknown> = {
  // Its form and its call hold them, the column does not.
  'entities-073': async ({ values = [] }) => {
    const write = (category: string) =>
      admin.send('POST', '/api/blog', { ...scene.POST, category }).then(({ status }) => status)
    for (const value of values) expect(await write(value)).toBe(200)
    expect(await write('news')).toBe(400)
  },
  'entities-025': ({ canonical = [], aliasMap = {} }) => {
    expect(CATEGORIES.map(({ slug }) => slug)).toEqual(canonical)
    for (const slug of canonical) expect(resolveCategory(slug)).toBe(slug)
    for (const [alias, slug] of Object.entries(aliasMap)) expect(resolveCategory(alias)).toBe(slug)
  },
  'entities-026': async () => {
    const found = (await json(app.get('/api/categories'))) as { icon: string; color: string }[]
    expect(new Set(found.map(({ icon }) => icon)).size).toBe(found.length)
    expect(new Set(found.map(({ color }) => color)).size).toBe(found.length)
  },
  'entities-027': async () => {
    await scene.anEvent(app)
    const found = (await json(app.get('/api/categories'))) as {
      slug: string
      listingCount: number
    }[]
    const upcoming = (await json(app.get('/api/events/upcoming'))) as unknown[]
    expect(found.find(({ slug }) => slug === 'events-workshops')?.listingCount).toBe(
      upcoming.length,
    )
  },
  'entities-047': async () => {
    const count = async () =>
      ((await json(app.get('/api/categories'))) as { listingCount: number }[])[0]!.listingCount
    const before = await count()
    await buildListing(app.db, { isApproved: false })
    expect(await count()).toBe(before)
    await buildListing(app.db)
    expect(await count()).toBe(before + 1)
  },
  'entities-053': unique(tables.listingLikes),
  'entities-054': ({ fields }) => holds('Like state', fields),
  'entities-065': unique(tables.listingReviews),
  'entities-148': async () => {
    const asked = await scene.prepare(app, 'POST /api/events/{id}/register')
    const take = () => scene.make(app, 'POST /api/events/{id}/register', asked, asked.owner)
    expect([(await take()).status, (await take()).status]).toEqual([200, 409])
  },
  'entities-149': ({ fields }) => holds('Event registration (as listed)', fields),
  'entities-178': async () => {
    for (const field of ['clicks', 'impressions']) {
      const asked = await scene.prepare(app, 'PUT /api/advertisements/{id}')
      const body = { ...(asked.body as object), [field]: 9 }
      expect((await scene.make(app, 'PUT /x', { ...asked, body }, admin)).status).toBe(400)
    }
    const now = new Date()
    expect(isRunning({ isActive: true, startDate: now, endDate: now }, now)).toBe(true)
  },
  'entities-188': async () => {
    expect(STATES.length).toBe(36)
    const found = (await json(app.get('/api/places?q=goa'))) as { name: string }[]
    expect(found.map(({ name }) => name)).toContain('Goa')
  },
  'entities-203': ({ fields }) => holds('CSV import response', fields),
}
