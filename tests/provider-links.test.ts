import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  auditLog,
  checkAttempts,
  checkTasks,
  factChecks,
  listingChanges,
  listingFacts,
  listings,
  providerContacts,
  providerLinks,
  listingReports,
} from '../server/db/schema.ts'
import { addDays, indianDay } from '../shared/indian-days.ts'
import type { Report } from '../shared/reports/reports.ts'
import { createPages } from '../server/pages/pages.ts'
import { makeProviderLink } from '../server/services/providers/links.ts'
import { render, renderFailure } from '../web/entry-server.tsx'
import { createTestApp, signInAs, type TestApp } from './support/app.ts'
import { buildListing } from './support/factories.ts'

const assets = { sheet: null, stylesheets: [], scripts: [] }
const HELD = { phone: '+918322222222', email: 'desk@asha.example', address: '4 Church Road' }

let app: TestApp
let id: number
let path: string
beforeEach(async () => {
  app = await createTestApp({}, createPages({ render, renderFailure, assets, policy: null }))
  id = (await buildListing(app.db, HELD)).id
  path = `/confirm/${await makeLink()}`
})

const makeLink = () =>
  app.db.transaction((tx) =>
    makeProviderLink(tx, { listingId: id, channel: 'whatsapp', madeBy: null, now: new Date() }),
  )

const listing = async () => (await app.db.select().from(listings).where(eq(listings.id, id)))[0]!

/** A press on the page as it was opened: of the version that it showed. */
async function press(fields: Record<string, string>, version?: string, site = 'same-origin') {
  const body = new URLSearchParams({ version: version ?? (await shownVersion()), ...fields })
  return app.app.request(path, { method: 'POST', headers: { 'sec-fetch-site': site }, body })
}

async function shownVersion() {
  const page = await (await app.get(path)).text()
  return /name="version" value="([^"]+)"/.exec(page)?.[1] ?? ''
}

const counted = async () => ({
  checks: await app.db.$count(factChecks),
  changes: await app.db.$count(listingChanges),
  tasks: await app.db.$count(checkTasks),
  corrections: await app.db.$count(listingReports),
  links: JSON.stringify(await app.db.select().from(providerLinks)),
  listing: JSON.stringify(await listing()),
})

const BOTS = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0)',
  'WhatsApp/2.23.20.0',
  'Mozilla/5.0 (Windows NT 10.0) BarracudaSentinel',
  'facebookexternalhit/1.1',
]

type Open = (
  address: string,
  request: { method: string; headers: HeadersInit },
) => Promise<Response>

/** Whether a row changes while programs open every address that a provider is sent, and what they could make of it. */
async function isActedOnByPrograms(open: Open, rounds: number): Promise<boolean> {
  const before = await counted()
  const addresses = [
    [path, rounds],
    [`${path}?lang=hi`, 2],
    [`${path}/sheet`, 2],
    [`/api${path}`, 2],
    [`${path}?answer=right&done`, 2],
  ] as const
  for (const [address, times] of addresses) {
    for (let round = 0; round < times; round += 1)
      await Promise.all(
        Array.from({ length: 50 }, (_, at) =>
          open(address, {
            method: at % 2 ? 'HEAD' : 'GET',
            headers: { 'user-agent': BOTS[at % BOTS.length]! },
          }).then((answer) => expect(answer.status).toBe(200)),
        ),
      )
  }
  return JSON.stringify(await counted()) !== JSON.stringify(before)
}

test('programs that open a link, a thousand times, change no row; then one press counts, once', async () => {
  expect(await isActedOnByPrograms((address, request) => app.get(address, request), 20)).toBe(false)

  const version = await shownVersion()
  const [one, other] = await Promise.all([
    press({ answer: 'right' }, version),
    press({ answer: 'right' }, version),
  ])
  const ends = [one, other].map((answer) => answer.headers.get('location')).toSorted()
  expect(ends).toEqual([path, `${path}?done`])
  expect(await (await app.get(`${path}?done`)).text()).toContain('Thank you')
  expect(await (await app.get(path)).text()).toContain('This link has been used')
  const checks = (await counted()).checks
  await press({ answer: 'closed' }, version)
  expect((await counted()).checks).toBe(checks)
  expect((await counted()).tasks).toBe(0)
})

test('the same programs find out a site where opening a link acts', async () => {
  const version = await shownVersion()
  const acting: Open = async (address, request) => {
    if (address === path) await press({ answer: 'right' }, version)
    return app.get(address, request)
  }
  expect(await isActedOnByPrograms(acting, 1)).toBe(true)
})

test('"all right" confirms what the page showed and nothing else', async () => {
  await press({ answer: 'right' })
  const rows = await app.db.select().from(factChecks)
  expect(rows.map(({ field }) => field).toSorted()).toEqual([
    'address',
    'email',
    'name',
    'open',
    'phone',
  ])
  expect(new Set(rows.map((row) => `${row.outcome} ${row.method} ${row.saidBy}`))).toEqual(
    new Set(['right provider-link provider']),
  )
  const shown = await app.db.select().from(listingFacts)
  expect(shown.every(({ method }) => method === 'provider-link')).toBe(true)
})

test('a link of one version never confirms the next; the page shows that and asks again', async () => {
  const version = await shownVersion()
  const admin = await signInAs(app, { role: 'admin' })
  await admin.send('PATCH', `/api/admin/listings/${id}`, {
    version: (await listing()).updatedAt.toISOString(),
    phone: '+918322222223',
  })
  const refused = await press({ answer: 'right', 'is-phone': 'right' }, version)
  expect(refused.status).toBe(409)
  const page = await refused.text()
  expect(page).toContain('has changed since you opened the page')
  expect(page).toContain('+91 832 222 2223')
  expect(page).not.toContain('checked=""')
  expect(await app.db.$count(factChecks)).toBe(0)
  expect((await press({ answer: 'right' })).headers.get('location')).toBe(`${path}?done`)
  expect(await app.db.$count(factChecks)).toBe(5)
})

test('a new phone, email, website or name is never shown without a moderator', async () => {
  const before = await listing()
  await press({
    answer: 'corrected',
    'is-phone': 'wrong',
    'right-phone': '0832 222 9999',
    'is-email': 'wrong',
    'right-email': 'other@asha.example',
    'right-website': 'https://asha.example',
    'is-name': 'wrong',
    'right-name': 'Other School',
  })
  const planned = { confirmedOn: expect.any(String), nextCheckOn: expect.any(String) }
  expect(await listing()).toEqual({ ...before, ...planned })
  const admin = await signInAs(app, { role: 'admin' })
  const reports: Report[] = await (await admin.get('/api/admin/reports')).json()
  const said = reports.map(({ field, said: [one], now }) => [field, one?.right, now, one?.saidBy])
  expect(said).toEqual([
    ['name', 'Other School', before.name, 'provider'],
    ['phone', '+91 832 222 9999', '+91 832 222 2222', 'provider'],
    ['email', 'other@asha.example', HELD.email, 'provider'],
    ['website', 'https://asha.example', null, 'provider'],
  ])
  // One press of a moderator shows the number.
  const { id = 0 } = reports[1] ?? {}
  const pressed = { now: '+91 832 222 2222', from: id, method: 'own-word' }
  await admin.send('POST', `/api/admin/reports/${id}/correction`, pressed)
  expect((await listing()).phone).toBe('+918322229999')
})

test('words that name a number or a website the listing does not show wait for a moderator', async () => {
  const before = await listing()
  await press({
    answer: 'corrected',
    'right-nextStep': 'Call 98765 43210 or see https://cheap-cure.example',
    'right-hours': `Monday to Friday, 9 to 5. Call ${HELD.phone}`,
    'right-services': 'speech therapy, ask at other@asha.example',
  })
  expect(await listing()).toMatchObject({
    nextStep: null,
    hours: expect.stringContaining('Monday'),
    services: before.services,
  })
  const admin = await signInAs(app, { role: 'admin' })
  const reports: Report[] = await (await admin.get('/api/admin/reports')).json()
  expect(reports.map(({ field, said: [one] }) => [field, one?.right])).toEqual([
    ['services', 'speech therapy, ask at other@asha.example'],
    ['nextStep', 'Call 98765 43210 or see https://cheap-cure.example'],
  ])
})

test.each([
  ['services', 'We cure autism', 'promise a cure: “cure”'],
  ['whatToBring', 'After our programme a child is autism-free', 'promise a cure: “autism-free”'],
  ['fees', 'Stem cell therapy ₹50000, guaranteed results', 'promise a cure: “guaranteed”'],
  ['hours', 'Best in India, 5 stars', 'praises the place: “Best in India”'],
  ['hours', 'Ring nine eight two two one two three', 'show: “nine eight two two one two three”'],
  ['nextStep', 'Write to rohan (at) altinho (dot) org', 'show: “at altinho dot org”'],
  ['languages', 'www rohanclinic com', 'show: “www rohanclinic com”'],
  ['nextStep', 'Call ९८७६५ ४३२१०', 'show: “98765 43210”'],
] as const)('words of %s wait with what holds them: %s', async (field, right, why) => {
  const before = await listing()
  await press({ answer: 'corrected', [`right-${field}`]: right })
  expect((await listing())[field]).toEqual(before[field])
  const admin = await signInAs(app, { role: 'admin' })
  const [report]: Report[] = await (await admin.get('/api/admin/reports')).json()
  expect(report).toMatchObject({ field, said: [{ right, text: expect.stringContaining(why) }] })
})

test('what is corrected twice on one day still has its provider as its source', async () => {
  await press({ answer: 'corrected', 'right-hours': 'Monday to Friday, 9 to 5' })
  path = `/confirm/${await makeLink()}`
  await press({ answer: 'corrected', 'right-hours': 'Monday to Friday, 9 to 6' })
  const facts = await app.db.select().from(listingFacts)
  expect(facts.find(({ field }) => field === 'hours')).toMatchObject({
    sourceTitle: 'an answer of its provider',
    quote: 'Monday to Friday, 9 to 6',
  })
})

test('another correction is shown at once, with its history, and can be undone', async () => {
  await press({
    answer: 'corrected',
    'is-address': 'wrong',
    'right-address': '5 Church Road',
    'right-languages': 'Konkani, English',
    'is-phone': 'right',
  })
  expect(await listing()).toMatchObject({
    address: '5 Church Road',
    languages: ['Konkani', 'English'],
    phone: HELD.phone,
  })
  const said = await app.db.select().from(factChecks)
  expect(said.map(({ field, outcome }) => `${field} ${outcome}`).toSorted()).toEqual([
    'address corrected',
    'languages corrected',
    'open right',
    'phone right',
  ])
  const admin = await signInAs(app, { role: 'admin' })
  const [change] = await (await admin.get(`/api/admin/listings/${id}/changes`)).json()
  expect(change).toMatchObject({ by: null, isByProvider: true, canUndo: true })
  await admin.send('POST', `/api/admin/listings/changes/${change.id}/undo`)
  expect((await listing()).address).toBe('4 Church Road')
  const facts = await app.db.select().from(listingFacts)
  expect(facts.find(({ field }) => field === 'address')?.checkedOn ?? null).toBeNull()
})

test('"we closed" closes nothing: somebody is to ask, and the page says so', async () => {
  await press({ answer: 'closed' })
  expect((await listing()).status).toBe('open')
  const [task] = await app.db.select().from(checkTasks)
  expect(task).toMatchObject({ reason: 'closed-claim', fields: [], state: 'waiting' })
  const page = await (await app.get(`/listing/${id}`)).text()
  expect(page).toContain('We were told it has closed. We are checking.')
})

const makeTask = async (
  reason: 'due' | 'report',
  more: Partial<typeof checkTasks.$inferInsert> = {},
) => app.db.insert(checkTasks).values({ listingId: id, reason, dueOn: '2026-01-01', ...more })

test('an answer ends what was only due, also while somebody has it, and stands in its history', async () => {
  const checker = await signInAs(app, { role: 'checker' })
  await makeTask('due')
  const { task } = await (await checker.send('POST', '/api/admin/checks/next')).json()
  await press({ answer: 'right' })
  expect(await app.db.select().from(checkTasks)).toMatchObject([{ state: 'done', doneBy: null }])
  expect(await app.db.select().from(checkAttempts)).toMatchObject([
    { taskId: task.id, channel: 'whatsapp', outcome: 'answered', byUser: null },
  ])
  const late = await checker.send('POST', `/api/admin/checks/${task.id}/later`)
  expect(late.status).toBe(409)
})

test('what somebody else said of the listing waits all the same', async () => {
  await makeTask('report')
  await press({ answer: 'right' })
  expect(await app.db.select().from(checkTasks)).toMatchObject([{ state: 'waiting' }])
})

test('what is not right without a word of what is: a moderator asks', async () => {
  await makeTask('due')
  await press({ answer: 'corrected', 'is-address': 'wrong' })
  const tasks = await app.db.select().from(checkTasks).orderBy(checkTasks.id)
  expect(tasks).toMatchObject([
    { reason: 'due', state: 'done' },
    { reason: 'correction', state: 'waiting', fields: ['address'] },
  ])
})

test('"we closed" is a moderator\'s at once, whoever has the task', async () => {
  const checker = await signInAs(app, { role: 'checker' })
  await makeTask('due')
  await checker.send('POST', '/api/admin/checks/next')
  await press({ answer: 'closed' })
  const [task] = await app.db.select().from(checkTasks)
  expect(task).toMatchObject({ reason: 'closed-claim', state: 'waiting', takenBy: null })
  expect(await (await checker.send('POST', '/api/admin/checks/next')).json()).toEqual({
    task: null,
  })
})

test('who does not want to be asked is not, for a year, and we forget whom we asked', async () => {
  await makeTask('due')
  await app.db.insert(providerContacts).values({ listingId: id, details: 'sealed' })
  await press({ answer: 'not-asked' })
  expect(await app.db.$count(providerContacts)).toBe(0)
  expect(await app.db.select().from(checkTasks)).toMatchObject([{ state: 'done' }])
  expect(await app.db.select().from(factChecks)).toMatchObject([
    { field: 'open', outcome: 'refused', note: 'not-asked', saidBy: 'provider' },
  ])
  const { nextCheckOn, status } = await listing()
  expect([status, nextCheckOn]).toEqual(['open', addDays(indianDay(new Date()), 365)])
})

test('what is written as it stands is no correction', async () => {
  await press({ answer: 'corrected', 'right-phone': '0832 222 2222', 'is-address': 'wrong' })
  const rows = await app.db.select().from(factChecks)
  expect(rows.map(({ field, outcome }) => `${field} ${outcome}`).toSorted()).toEqual([
    'address wrong',
    'open right',
    'phone right',
  ])
  expect(await app.db.$count(listingReports)).toBe(0)
})

test.each([
  ['hi', 'क्या यह सही है?', 'कृपया बताएँ कि क्या सही नहीं है', 'धन्यवाद'],
  ['mr', 'हे बरोबर आहे का?', 'कृपया काय बरोबर नाही ते सांगा', 'धन्यवाद'],
  ['kok', 'हें बरोबर आसा?', 'उपकार करून कितें बरोबर ना तें सांगात', 'देव बरें करूं'],
])('in %s: the page, what it refuses, and its end', async (lang, title, refusal, thanks) => {
  path += `?lang=${lang}`
  const page = await (await app.get(path)).text()
  expect(page).toContain(title)
  expect(page).toContain(`<div class="wrap" lang="${lang}">`)
  const refused = await press({ answer: 'corrected' })
  expect(refused.status).toBe(400)
  expect(await refused.text()).toContain(refusal)
  const done = (await press({ answer: 'right' })).headers.get('location')!
  expect(done).toBe(`${path}&done`)
  expect(await (await app.get(done)).text()).toContain(thanks)
})

describe('what is refused', () => {
  test.each([
    ['all right, with a mark', { answer: 'right', 'is-phone': 'wrong' }, 'Press “Correct it”'],
    ['correct, without one', { answer: 'corrected' }, 'Please mark what is not right'],
    [
      'a number nobody can dial',
      { answer: 'corrected', 'is-phone': 'wrong', 'right-phone': '2522283' },
      'right-phone-error',
    ],
    [
      'right, and something else',
      { answer: 'corrected', 'is-address': 'right', 'right-address': 'x' },
      'and wrote something else',
    ],
  ])('%s', async (_what, fields: Record<string, string>, says) => {
    const before = await counted()
    const answer = await press(fields)
    expect(answer.status).toBe(400)
    const page = await answer.text()
    expect(page).toContain(says)
    if (fields['right-phone']) expect(page).toContain('value="2522283"')
    expect(await counted()).toEqual(before)
  })

  test('a press from another site, or on a link that has run out or is none', async () => {
    const before = await counted()
    expect((await press({ answer: 'right' }, undefined, 'cross-site')).status).toBe(403)
    expect(await counted()).toEqual(before)
    await app.db.update(providerLinks).set({ expiresAt: new Date(0) })
    await press({ answer: 'right' }, (await listing()).updatedAt.toISOString())
    expect(await app.db.$count(factChecks)).toBe(0)
    expect(await (await app.get(path)).text()).toContain('This link no longer works')
    path = '/confirm/0000-0000-0000-0000'
    expect(await (await app.get(path)).text()).toContain('There is nothing at this address')
    expect((await press({ answer: 'right' }, 'x')).status).toBe(404)
  })
})

test('a link stays between us: not kept, not indexed, no referrer, in no log', async () => {
  const opened = await app.get(path)
  expect(opened.headers.get('cache-control')).toContain('no-store')
  expect(opened.headers.get('x-robots-tag')).toBe('noindex')
  expect(opened.headers.get('referrer-policy')).toBe('no-referrer')
  // As somebody types it from a sheet, or an advertiser keeps it.
  for (const key of [path.toUpperCase(), '/Report/7k3m-q0zv-2fxa-9hdt', '/figures/x'])
    expect((await app.get(key)).headers.get('referrer-policy'), key).toBe('no-referrer')
  await press({ answer: 'right' })
  const token = path.split('/')[2]!
  expect(JSON.stringify(app.logged)).not.toContain(token)
})

test('an admin makes a link to copy, and prints the same with a code', async () => {
  const admin = await signInAs(app, { role: 'admin' })
  const made = await admin.send('POST', `/api/admin/listings/${id}/links`, { channel: 'post' })
  const { url, message, whatsapp, sheet } = await made.json()
  expect(message).toContain(url)
  expect(whatsapp).toContain('https://wa.me/918322222222?')
  const printed = await (await app.get(sheet)).text()
  expect(printed).toContain(url.replace(/^https?:\/\//, ''))
  expect(printed).toMatch(/<path d="M4 4h1v1h-1z/)
  const [act] = await app.db.select().from(auditLog)
  expect(act).toMatchObject({ action: 'listing.link', subjectId: id, detail: 'post' })
})
