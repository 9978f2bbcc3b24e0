import { asc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { indianDay } from '../../shared/indian-days.ts'
import type { CheckTask } from '../../shared/checks/tasks.ts'
import type { ContactAnswer } from '../../shared/contact/contact.ts'
import type { ListingDetail } from '../../shared/listings/listings.ts'
import type { FollowedReport, Report } from '../../shared/reports/reports.ts'
import { createTestApp, signInAs, type SignedIn, type TestApp } from '../../tests/support/app.ts'
import { CONTACT_SETTINGS, MESSAGE, prove } from '../../tests/support/contact.ts'
import { emptyDatabase } from '../../tests/support/database.ts'
import { buildListing } from '../../tests/support/factories.ts'
import {
  auditLog,
  checkTasks,
  factChecks,
  contactSubmissions,
  listingReports,
  listings,
  mails,
  unconfirmedMails,
} from '../db/schema.ts'
import { openSiteCiphers } from '../http/ciphers.ts'
import { deleteAccount } from '../services/accounts/deletion.ts'
import { sendDigest } from '../services/admin/what-waits.ts'
import { moveReports } from '../services/reports/move.ts'
import { openReply } from '../services/reports/reply.ts'

let app: TestApp
let admin: SignedIn
let listingId: number
beforeEach(async () => {
  await emptyDatabase()
  app = await createTestApp(CONTACT_SETTINGS)
  admin = await signInAs(app, { role: 'admin', isEmailVerified: true })
  listingId = (
    await buildListing(app.db, {
      name: 'Sea School',
      phone: '+918322223333',
      services: ['Speech therapy'],
      website: null,
    })
  ).id
})

const SEEN = '+91 832 222 3333'
const rows = () => app.db.select().from(listingReports).orderBy(asc(listingReports.id))
const queued = () => app.db.select().from(mails).orderBy(asc(mails.id))

/** What the form sends, with a proof of work; answers the token of its link. */
async function report(said: object = {}, sender: Pick<SignedIn, 'send'> = app): Promise<string> {
  const altcha = await prove(app.env)
  const body = { kind: 'wrong', listingId, subject: 'Sea School', field: 'phone', seen: SEEN }
  const answer = await sender.send('POST', '/api/contact', { ...body, altcha, ...said })
  expect(answer.status, await answer.clone().text()).toBe(200)
  const { state, follow } = (await answer.json()) as ContactAnswer
  expect(state).toBe('sent')
  return follow?.slice('/report/'.length) ?? ''
}

async function follow(token: string): Promise<FollowedReport> {
  const answer = await app.get(`/api/reports/${token}`)
  expect(answer.headers.get('cache-control')).toContain('no-store')
  return answer.json()
}

async function found(query = ''): Promise<Report[]> {
  return (await admin.get(`/api/admin/reports${query}`)).json()
}

const act = (end: string, body: object = {}, method = 'POST') =>
  admin.send(method, `/api/admin/reports/${end}`, body)

const shown = async (): Promise<ListingDetail> =>
  (await app.get(`/api/listings/${listingId}`)).json()

/** What somebody does with the listing's task, which they take. */
async function check(end: string, body: (task: CheckTask) => object): Promise<void> {
  const taken = await admin.send('POST', `/api/admin/checks/listings/${listingId}`)
  const { task } = (await taken.json()) as { task: CheckTask }
  const path = `/api/admin/checks/${task.id}/${end}`
  expect((await admin.send('POST', path, body(task))).status).toBe(200)
}

describe('a report', () => {
  test('keeps what was seen, as text and as hash, and no message; its link is kept as a hash', async () => {
    const token = await report({ report: 'wrong-number', right: '0832 222 4444' })
    expect(await app.db.$count(contactSubmissions)).toBe(0)
    const [row] = await rows()
    expect(row).toMatchObject({
      listingId,
      field: 'phone',
      seen: SEEN,
      right: '0832 222 4444',
      kind: 'wrong-number',
      state: 'open',
      saidBy: 'visitor',
      replyTo: null,
      userId: null,
    })
    expect(row?.valueHash).toMatch(/^[0-9a-f]{64}$/)
    expect(JSON.stringify(row)).not.toContain(token)
    expect((await follow(token)).isAnsweredByEmail).toBe(false)
    expect(await queued()).toEqual([])
  })

  test('is sent with nothing else than the line: the likely answer is taken', async () => {
    await report()
    await report({ field: 'fees', seen: '₹500' })
    await report({ field: 'hours', seen: 'Daily' })
    expect((await rows()).map(({ kind }) => kind)).toEqual(['wrong-number', 'fee', 'other'])
  })

  test.each([
    ['message', { field: null, report: 'other', message: ' ' }],
    ['message', { message: 'x'.repeat(2001) }],
    ['report', { report: 'boring' }],
    ['report', { kind: 'missing', field: null, ...MESSAGE, report: 'moved' }],
    ['right', { right: '1'.repeat(501) }],
    ['right', { field: 'hours', seen: null }],
    ['right', { field: 'phone', seen: '', right: ' ', report: 'other', message: ' ' }],
    ['email', { email: 'asha@' }],
    ['name', { kind: 'missing', field: null, ...MESSAGE, name: '' }],
    ['email', { kind: 'missing', field: null, ...MESSAGE, email: '' }],
  ])('refuses a wrong %s', async (field, wrong) => {
    const altcha = await prove(app.env)
    const about = { kind: 'wrong', listingId, subject: 'Sea School', field: 'phone', seen: SEEN }
    const body = { ...about, altcha }
    const answer = await app.send('POST', '/api/contact', { ...body, ...wrong })
    expect(answer.status).toBe(400)
    expect(Object.keys((await answer.json()).fields)).toEqual([field])
    expect(await rows()).toEqual([])
  })

  test('keeps an address as a ciphertext that opens at its listing alone', async () => {
    await report({ email: 'Asha@Example.org' })
    const [row] = await rows()
    expect(JSON.stringify(row)).not.toMatch(/asha/i)
    const ciphers = openSiteCiphers(app.env)
    expect(openReply({ ciphers }, row!)).toBe('asha@example.org')
    expect(() => openReply({ ciphers }, { ...row!, listingId: listingId + 1 })).toThrow()
  })

  test('that is sent again is a double, for 30 days and while it waits; something else is not', async () => {
    await report()
    await report()
    await Promise.all([report(), report({ report: 'no-answer' })])
    await report({ field: null, report: 'other', message: 'One thing' })
    await report({ field: null, report: 'other', message: 'Another thing' })
    expect(await app.db.$count(listingReports, eq(listingReports.state, 'double'))).toBe(2)
    expect(await found()).toHaveLength(4)
    await app.db
      .update(listingReports)
      .set({ createdAt: new Date(Date.now() - 31 * 86_400_000) })
      .where(eq(listingReports.state, 'open'))
    await report()
    expect(await found()).toHaveLength(5)
  })

  test('never hides a listing, however many say that it is unsafe or has closed', async () => {
    for (let at = 0; at < 9; at++)
      for (const kind of ['unsafe', 'closed']) await report({ field: null, report: kind })
    expect((await app.get(`/api/listings/${listingId}`)).status).toBe(200)
    const { listings: list } = await (await app.get('/api/listings')).json().then((all) => ({
      listings: all as ListingDetail[],
    }))
    expect(list.map(({ id }) => id)).toContain(listingId)
    expect(await app.db.select().from(listings)).toMatchObject([
      { isApproved: true, status: 'open', unreachableOn: null },
    ])
  })

  test('that a place is unsafe goes first, and is mailed to the admins once, without what was typed', async () => {
    await report()
    await report({ field: null, report: 'unsafe', message: 'They hit children.' })
    await report({ field: null, report: 'unsafe' })
    expect((await found()).map(({ kind }) => kind)).toEqual(['unsafe', 'wrong-number'])
    const sent = await queued()
    expect(sent.map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['report-unsafe', admin.user.email],
    ])
    expect(sent[0]?.text).not.toContain('hit')
  })
})

/** The form without script. */
const sent = (fields: object) =>
  app.app.request('/contact', {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({
      kind: 'wrong',
      listingId: String(listingId),
      field: 'phone',
      seen: SEEN,
      subject: 'Sea School',
      report: 'no-answer',
      right: '',
      message: '',
      homepage: '',
      ...fields,
    }),
  })

describe('without a proof of work', () => {
  test('a report waits for the press in a mail, and leads to its page then', async () => {
    expect((await sent({ email: 'asha@example.org' })).status).toBe(303)
    expect(await rows()).toEqual([])
    const [mail] = await queued()
    const key = /key=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    const waiting = await (await app.get(`/api/contact/waiting?key=${key}`)).json()
    const press = new URLSearchParams({ key, message: String(waiting[0].id) })
    const answer = await app.app.request('/contact/confirm', {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin' },
      body: press,
    })
    expect(answer.status, await answer.clone().text()).toBe(303)
    const location = answer.headers.get('location') ?? ''
    expect(location).toMatch(/^\/report\/[\w-]{32}$/)
    expect(await rows()).toMatchObject([{ kind: 'no-answer', seen: SEEN, state: 'open' }])
    expect(await app.db.$count(contactSubmissions)).toBe(0)
    expect(await follow(location.slice('/report/'.length))).toMatchObject({ state: 'received' })
    // The same link, opened once more, says that it has arrived.
    expect(await (await app.get(`/api/contact/waiting?key=${key}`)).json()).toEqual([])
  })

  test('a report without an address says what it needs', async () => {
    const { altcha: _none, ...body } = {
      kind: 'wrong',
      listingId,
      subject: 'x',
      field: 'phone',
      seen: SEEN,
    } as Record<string, unknown>
    const answer = await app.send('POST', '/api/contact', body)
    expect(answer.status).toBe(400)
    expect(Object.keys((await answer.json()).fields)).toEqual(['email'])
  })
})

describe('a moderator', () => {
  test('reads what was seen, what stands now, whether it has changed, and who says so', async () => {
    const person = await signInAs(app, { firstName: 'Asha', lastName: 'Naik' })
    await report({ right: '0832 222 4444', message: 'It is on the board.' }, person)
    await report({ right: '0832 222 5555' })
    const [first] = await found()
    expect(first).toMatchObject({
      listing: { id: listingId, name: 'Sea School' },
      field: 'phone',
      seen: SEEN,
      now: SEEN,
      hasChanged: false,
      checkedOn: null,
      said: [
        { by: 'Asha Naik', right: '0832 222 4444', text: 'It is on the board.' },
        { by: null, saidBy: 'visitor', right: '0832 222 5555' },
      ],
    })
    await app.db.update(listings).set({ phone: '+918322229999' })
    expect(await found()).toMatchObject([{ now: '+91 832 222 9999', hasChanged: true }])
  })

  test('reads first who was mostly right before: fifty reports of another do not bury it', async () => {
    const right = await signInAs(app, { email: 'right@example.org' })
    const wrong = await signInAs(app, { email: 'wrong@example.org' })
    const decided = (userId: number, state: 'accepted' | 'declined', many: number) =>
      app.db.insert(listingReports).values(
        Array.from({ length: many }, (_, at) => ({
          listingId,
          kind: 'other' as const,
          tokenHash: `${userId} ${state} ${at}`,
          userId,
          state,
          decidedAt: new Date(Date.now() - at * 1000),
        })),
      )
    await decided(right.user.id, 'accepted', 7)
    await decided(right.user.id, 'declined', 2)
    await decided(wrong.user.id, 'accepted', 1)
    await decided(wrong.user.id, 'declined', 8)
    const open = (userId: number | null, kind: 'other' | 'unsafe', many: number) =>
      app.db
        .insert(listingReports)
        .values(
          Array.from({ length: many }, (_, at) => ({
            listingId,
            kind,
            tokenHash: `${userId} open ${kind} ${at}`,
            userId,
          })),
        )
        .returning({ id: listingReports.id })
    const bad = await open(wrong.user.id, 'other', 50)
    await open(wrong.user.id, 'unsafe', 3)
    const guests = await open(null, 'other', 1)
    await open(right.user.id, 'other', 1)
    await open(right.user.id, 'unsafe', 1)

    const said = (await found('?limit=60')).map(({ kind, said: [one] }) => [
      kind,
      one?.before?.accepted,
    ])
    expect(said.slice(0, 6)).toEqual([
      ['unsafe', 7],
      ...Array.from({ length: 3 }, () => ['unsafe', 1]),
      ['other', 7],
      ['other', undefined],
    ])
    expect(said).toHaveLength(56)
    const [first] = await found('?limit=1')
    expect(first?.said).toMatchObject([{ before: { accepted: 7, declined: 2 } }])
    const last = (await found('?limit=60')).slice(6)
    expect(last.map(({ id }) => id)).toEqual(bad.map(({ id }) => id))
    expect((await app.get(`/api/listings/${listingId}`)).status).toBe(200)

    // Who was wrong before says what a guest said: it keeps its place. Who was right says it: it rises.
    const repeat = (userId: number, sameAs: number | undefined) =>
      app.db.insert(listingReports).values({
        listingId,
        kind: 'other',
        tokenHash: `same ${userId}`,
        userId,
        state: 'double',
        sameAs: sameAs ?? null,
      })
    const placeOf = async (id: number | undefined) =>
      (await found('?limit=60')).findIndex((one) => one.id === id)
    await repeat(wrong.user.id, guests[0]?.id)
    expect(await placeOf(guests[0]?.id)).toBe(5)
    await repeat(right.user.id, bad[49]?.id)
    expect(await placeOf(bad[49]?.id)).toBe(4)
  })

  test('counts the last hundred, each thing once, and nothing that was undone', async () => {
    const sender = await signInAs(app, { email: 'asha@example.org' })
    const userId = sender.user.id
    await app.db.insert(listingReports).values(
      Array.from({ length: 130 }, (_, at) => ({
        listingId,
        kind: 'other' as const,
        tokenHash: `before ${at}`,
        userId,
        state: at < 90 ? ('accepted' as const) : ('declined' as const),
        decidedAt: new Date(Date.now() - (at + 1) * 60_000),
      })),
    )
    await report({ field: 'hours', seen: 'Daily' }, sender)
    await report({ field: 'hours', seen: 'Daily' }, sender)
    await report({ field: 'fees', seen: '₹500' }, sender)
    const before = async () => (await found()).at(-1)?.said[0]?.before
    expect(await before()).toEqual({ accepted: 90, declined: 10 })
    const [hours] = await found()
    await act(`${hours?.id}`, { state: 'accepted' }, 'PATCH')
    expect(await before()).toEqual({ accepted: 91, declined: 9 })
    const [decision] = await (await admin.get('/api/admin/decisions')).json()
    await admin.send('POST', `/api/admin/decisions/${decision.id}/undo`)
    expect(await before()).toEqual({ accepted: 90, declined: 10 })
  })

  test('corrects with one press, with its source and history, and answers everybody', async () => {
    const one = await report({ right: '0832 222 4444', email: 'asha@example.org' })
    const other = await report({ right: '0832 222 5555' })
    const { phoneFact: before } = await shown()
    const [row, double] = await rows()
    const answer = await act(`${row?.id}/correction`, {
      now: SEEN,
      from: double?.id,
      method: 'whatsapp',
    })
    const today = indianDay(new Date())
    expect(await answer.json()).toMatchObject({
      state: 'accepted',
      now: '+91 832 222 5555',
      checkedOn: today,
    })
    const listing = await shown()
    expect(listing.phone).toBe('+918322225555')
    expect(listing.facts).toMatchObject([
      {
        field: 'phone',
        sourceTitle: 'a report of a visitor',
        checkedOn: today,
        method: 'whatsapp',
      },
    ])
    expect(await app.db.select().from(factChecks)).toMatchObject([
      { field: 'phone', outcome: 'corrected', saidBy: 'moderator', byUser: admin.user.id },
    ])
    for (const token of [one, other])
      expect(await follow(token)).toMatchObject({ state: 'accepted', isChanged: true })
    expect(await queued()).toMatchObject([
      {
        kind: 'report-answered',
        recipient: 'asha@example.org',
        text: expect.stringContaining('We have corrected the listing'),
      },
    ])
    expect((await rows()).map(({ replyTo }) => replyTo)).toEqual([null, null])
    const [change] = await (await admin.get('/api/admin/listings/changes')).json()
    expect((await admin.send('POST', `/api/admin/listings/changes/${change.id}/undo`)).status).toBe(
      200,
    )
    expect(await shown()).toMatchObject({ phone: '+918322223333', phoneFact: before })
    expect(
      (await act(`${row?.id}/correction`, { now: SEEN, from: row?.id, method: 'phone' })).status,
    ).toBe(409)
  })

  test('is checked again where ours was checked today in the same way', async () => {
    await report({ right: '0832 222 4444' })
    await report({ field: 'email', right: 'sea@school.example', seen: null })
    const [phone, email] = await rows()
    const [today, method] = [indianDay(new Date()), 'phone']
    const { updatedAt: version } = await (
      await admin.get(`/api/admin/listings/${listingId}`)
    ).json()
    const checked = await admin.send('PATCH', `/api/admin/listings/${listingId}`, {
      version,
      facts: { phone: { checkedOn: today, method } },
    })
    expect(checked.status, await checked.clone().text()).toBe(200)
    await act(`${phone?.id}/correction`, { now: SEEN, from: phone?.id, method })
    await act(`${email?.id}/correction`, { now: null, from: email?.id, method: 'own-word' })
    expect((await shown()).facts).toMatchObject([
      { field: 'phone', checkedOn: today, method },
      { field: 'email', checkedOn: today, method: 'own-word' },
    ])
    expect(await app.db.select().from(factChecks)).toMatchObject([
      { field: 'phone', outcome: 'right', saidBy: 'moderator' },
      { field: 'phone', outcome: 'corrected', saidBy: 'moderator' },
      { field: 'email', outcome: 'corrected', saidBy: 'provider' },
    ])
  })

  test('declines with a sentence that the reporter reads', async () => {
    const token = await report({ email: 'asha@example.org' })
    expect((await follow(token)).isAnsweredByEmail).toBe(true)
    const [row] = await rows()
    const decide = (answer: string) => act(`${row?.id}`, { state: 'declined', answer }, 'PATCH')
    const refused = await decide(' ')
    expect(Object.keys((await refused.json()).fields)).toEqual(['answer'])
    expect((await decide('We called. It is right.')).status).toBe(200)
    expect(await follow(token)).toMatchObject({
      state: 'declined',
      answer: 'We called. It is right.',
    })
    expect((await queued())[0]?.text).toContain('We called. It is right.')
    expect((await decide('Again')).status).toBe(409)
    expect(await app.db.select().from(auditLog)).toMatchObject([
      { action: 'report.decline', subjectId: row?.id, adminId: admin.user.id },
    ])
    expect(await found()).toEqual([])
    expect(await found('?show=decided&search=SEA')).toMatchObject([{ state: 'declined' }])
    expect(await found('?show=decided&search=hill')).toEqual([])
  })

  test('has the provider asked: the next task in Checks; the reporter sees that it is checked', async () => {
    const token = await report()
    const [row] = await rows()
    expect((await act(`${row?.id}/task`)).status).toBe(200)
    expect(await app.db.select().from(checkTasks)).toMatchObject([
      { listingId, reason: 'report', fields: ['phone'], state: 'waiting' },
    ])
    expect(await follow(token)).toMatchObject({ state: 'asking' })
    expect(await found()).toMatchObject([
      { state: 'open', askedAt: expect.any(String), came: null },
    ])
  })

  test('says what came of asking the provider, and lets a moderator ask again', async () => {
    const token = await report()
    const [row] = await rows()
    await act(`${row?.id}/task`)
    await check('tries', () => ({ channel: 'call', outcome: 'no-answer' }))
    expect(await found()).toMatchObject([{ came: { outcome: 'no-answer', said: null } }])
    expect(await follow(token)).toMatchObject({ state: 'asking' })
    await check('answers', ({ listing: { updatedAt: version } }) => ({
      version,
      answers: [{ field: 'phone', outcome: 'right' }],
      mayAsk: false,
    }))
    const came = { at: expect.any(String), outcome: 'answered', said: 'right', refusal: null }
    expect(await found()).toMatchObject([{ state: 'open', came }])
    expect(await follow(token)).toMatchObject({ state: 'asked' })
    await act(`${row?.id}/task`)
    expect(await found()).toMatchObject([{ came: null }])
    await check('refusal', () => ({ says: 'closed' }))
    expect(await found()).toMatchObject([{ came: { outcome: 'answered', refusal: 'closed' } }])
    await check('closing', () => ({ status: 'open' }))
    await act(`${row?.id}/task`)
    await check('closing', () => ({ status: 'open' }))
    expect(await found()).toMatchObject([{ came: { outcome: null, said: null } }])
  })

  test('is not answered with "We no longer list it" while the listing is public', async () => {
    const token = await report({ field: null, seen: null, report: 'closed' })
    const [row] = await rows()
    const answer = 'You are right: the place has closed. We no longer list it.'
    const accept = () => act(`${row?.id}`, { state: 'accepted', answer }, 'PATCH')
    const refused = await accept()
    expect(refused.status).toBe(400)
    const { fields } = (await refused.json()) as { fields: Record<string, string> }
    expect(fields.answer).toMatch(/^The listing is still public\./)
    expect(await follow(token)).toMatchObject({ state: 'received' })
    const path = `/api/admin/listings/${listingId}`
    const taken = await admin.send('PATCH', `${path}/unapprove`, { because: 'closed' })
    expect(taken.status).toBe(200)
    expect(await taken.json()).toMatchObject({ isApproved: false, gone: { status: 'closed' } })
    expect((await admin.send('PATCH', `${path}/approve`)).status).toBe(409)
    expect((await accept()).status).toBe(200)
    expect(await follow(token)).toMatchObject({ state: 'accepted', listing: null, answer })
  })

  test.each([
    ['phone', SEEN, 'phone', '0832 222 4444'],
    ['fees', null, 'fees', 'Free'],
    [null, null, 'description', 'By the sea.'],
  ])(
    'of %s is not answered with "We have corrected the listing" before that is so',
    async (field, seen, changed, value) => {
      const token = await report({
        field,
        seen,
        ...(field === null ? { report: 'other', message: 'All of it.' } : { right: value }),
      })
      const [row] = await rows()
      const answer = 'You are right. We have corrected the listing.'
      const accept = () => act(`${row?.id}`, { state: 'accepted', answer }, 'PATCH')
      const refused = await accept()
      expect(refused.status).toBe(400)
      const { fields } = (await refused.json()) as { fields: Record<string, string> }
      expect(fields.answer).toMatch(/^The listing still says what the report is about\./)
      expect(await follow(token)).toMatchObject({ state: 'received' })
      const path = `/api/admin/listings/${listingId}`
      const { updatedAt: version } = await (await admin.get(path)).json()
      const edited = await admin.send('PATCH', path, { version, [changed]: value })
      expect(edited.status, await edited.clone().text()).toBe(200)
      expect((await accept()).status).toBe(200)
      expect(await follow(token)).toMatchObject({ state: 'accepted', answer })
    },
  )

  test('has nobody asked while the listing is not public', async () => {
    await report()
    const [row] = await rows()
    await admin.send('PATCH', `/api/admin/listings/${listingId}/unapprove`)
    const refused = await act(`${row?.id}/task`)
    expect(refused.status).toBe(409)
    expect((await refused.json()).message).toMatch(/is not shown at the moment, so it does not/)
    expect(await app.db.$count(checkTasks)).toBe(0)
    expect(await found()).toMatchObject([{ askedAt: null, state: 'open' }])
  })

  test('what is accepted without a change is not said to be corrected', async () => {
    const token = await report({
      field: 'fees',
      seen: null,
      right: '₹500',
      email: 'asha@example.org',
    })
    const [row] = await rows()
    await act(`${row?.id}`, { state: 'accepted' }, 'PATCH')
    const [mail] = await queued()
    expect(mail?.text).toContain('We have accepted your report')
    expect(mail?.text).not.toContain('corrected')
    expect(await follow(token)).toMatchObject({ state: 'accepted', isChanged: false })
  })

  test('an address gets one answer a day: somebody else may have typed it', async () => {
    for (const field of ['phone', 'hours', 'fees'])
      await report({ field, email: 'asha@example.org' })
    for (const { id } of await rows()) await act(`${id}`, { state: 'accepted' }, 'PATCH')
    expect(await queued()).toHaveLength(1)
    expect(await app.db.$count(unconfirmedMails)).toBe(1)
  })

  test.each([
    ['phone', 'call after five', 422],
    ['website', 'not an address', 422],
    ['website', 'https://school.example', 200],
    ['services', 'Speech therapy, occupational therapy', 200],
  ] as const)('the %s to "%s" is answered with %i', async (field, right, status) => {
    await report({ field, right })
    const [row] = await rows()
    const now = { phone: SEEN, website: null, services: 'Speech therapy' }[field]
    const answer = await act(`${row?.id}/correction`, { now, from: row?.id, method: 'phone' })
    expect(answer.status).toBe(status)
    if (status === 422) expect((await answer.json()).message).toMatch(/^(This number|Please)/)
    else expect(await found('?show=decided')).toHaveLength(1)
  })

  test.each([
    ['name', 'Another School', 422],
    ['phone', '0832 222 4444', 422],
    ['email', 'other@school.example', 422],
    ['website', 'https://school.example', 422],
    ['hours', 'Monday to Friday, 9 to 5', 200],
    ['ages', '4 to 18 years', 200],
  ] as const)(
    'the %s to "%s", which nobody has checked, is answered with %i',
    async (field, right, status) => {
      const before = await shown()
      await report({ field, right, seen: null })
      const [row] = await found()
      const answer = await act(`${row?.id}/correction`, { now: row?.now, from: row?.id })
      expect(answer.status).toBe(status)
      if (status === 200) return
      expect((await answer.json()).message).toMatch(/^Please ask the place first/)
      expect(await shown()).toEqual(before)
      expect(await found()).toHaveLength(1)
      const checked = { now: row?.now, from: row?.id, method: 'phone' }
      expect((await act(`${row?.id}/correction`, checked)).status).toBe(200)
      expect(await found()).toEqual([])
    },
  )

  test('is refused where the page says something else meanwhile, or nobody says what is right', async () => {
    await report({ right: '0832 222 4444' })
    await report({ field: 'website', seen: null, message: 'They have one.' })
    const [phone, website] = await rows()
    const other = { now: '+91 832 222 1111', from: phone?.id, method: 'phone' }
    expect((await act(`${phone?.id}/correction`, other)).status).toBe(409)
    const none = { now: null, from: website?.id }
    expect((await act(`${website?.id}/correction`, none)).status).toBe(409)
    expect((await act('4711/correction', none)).status).toBe(404)
    expect((await shown()).phone).toBe('+918322223333')
    expect(await found()).toHaveLength(2)
  })

  test('of a deleted listing can be answered, and nothing else', async () => {
    await report({ right: '0832 222 4444' })
    const [row] = await rows()
    await admin.send('DELETE', `/api/admin/listings/${listingId}`)
    const correction = { now: SEEN, from: row?.id, method: 'phone' }
    expect((await act(`${row?.id}/correction`, correction)).status).toBe(409)
    expect((await act(`${row?.id}/task`)).status).toBe(409)
    const answer = { state: 'accepted', answer: 'It is no longer listed.' }
    expect((await act(`${row?.id}`, answer, 'PATCH')).status).toBe(200)
    expect(await found()).toEqual([])
  })

  test('sees open reports among what waits, in the rail and in the daily mail', async () => {
    await report()
    await report({ report: 'no-answer' })
    const { waiting } = await (await admin.get('/api/admin/stats')).json()
    expect(waiting).toMatchObject([{ queue: 'reports', count: 2, name: 'Sea School' }])
    await sendDigest(app.db, app.env)
    expect((await queued())[0]?.text).toContain('2 reports: The oldest: Sea School, since')
  })
})

test('a link that is none opens nothing', async () => {
  expect(await follow('nothing')).toBeNull()
})

test('the reports of an account are in its data, and go on without it', async () => {
  const person = await signInAs(app, { email: 'asha@example.org', isEmailVerified: true })
  await report({ message: 'I called.' }, person)
  await report({ report: 'no-answer', email: 'Asha@example.org', message: 'As a guest.' })
  await report({ field: 'hours', seen: null, email: 'ravi@example.org', message: 'Not mine.' })
  const data = await (await person.get('/api/account/data')).json()
  expect(data.listingReports.map(({ text }: { text: string }) => text)).toEqual([
    'I called.',
    'As a guest.',
  ])
  expect(JSON.stringify(data.listingReports)).not.toMatch(/Hash|replyTo/)
  await deleteAccount(app.db, app.env, person.user)
  expect(
    (await rows()).map(({ userId, replyHash, text }) => [userId, replyHash === null, text]),
  ).toEqual([
    [null, true, ''],
    [null, true, ''],
    [null, false, 'Not mine.'],
  ])
})

test('what waited among the messages of an older version becomes a report, once', async () => {
  const wrong = { ...MESSAGE, kind: 'wrong', listingId, field: 'phone', seen: SEEN } as const
  await app.db.insert(contactSubmissions).values([
    { ...wrong, right: '0832 222 4444' },
    { ...wrong, isRead: true },
    { ...MESSAGE, kind: 'wrong' },
  ])
  await moveReports(app.db, app.env)
  await moveReports(app.db, app.env)
  expect(await rows()).toMatchObject([
    { field: 'phone', seen: SEEN, right: '0832 222 4444', text: MESSAGE.message, state: 'open' },
  ])
  expect(await app.db.$count(contactSubmissions)).toBe(2)
})
