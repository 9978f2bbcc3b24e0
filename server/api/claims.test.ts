import { asc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Claim, ClaimPage, OwnClaim } from '../../shared/claims/claims.ts'
import { createTestApp, signInAs, type SignedIn, type TestApp } from '../../tests/support/app.ts'
import { emptyDatabase } from '../../tests/support/database.ts'
import { buildFact, buildListing } from '../../tests/support/factories.ts'
import {
  auditLog,
  factChecks,
  listingChanges,
  listingClaims,
  listingFacts,
  listingReports,
  listingSubmissions,
  listings,
  mails,
  providerLinks,
} from '../db/schema.ts'
import { deleteAccount } from '../services/accounts/deletion.ts'
import { sendDigest } from '../services/admin/what-waits.ts'
import { mailDomain } from '../services/claims/mail-domain.ts'
import { forgetOldClaims } from '../services/retention.ts'

const DAY = 86_400_000

let app: TestApp
let admin: SignedIn
let asha: SignedIn
let listingId: number
beforeEach(async () => {
  await emptyDatabase()
  app = await createTestApp()
  admin = await signInAs(app, { role: 'admin', isEmailVerified: true })
  asha = await signInAs(app, { email: 'asha@example.com', isEmailVerified: true })
  listingId = (
    await buildListing(app.db, {
      name: 'Sea School',
      phone: '+918322223321',
      phoneToCheck: '+918322229999',
      email: 'desk@sea.example',
      website: 'https://www.seaschool.org/goa',
    })
  ).id
})

const rows = () => app.db.select().from(listingClaims).orderBy(asc(listingClaims.id))
const queued = () => app.db.select().from(mails).orderBy(asc(mails.id))

/** A press on the page, as its form sends it. */
const press = (who: Pick<SignedIn, 'send'>, act: string, fields: object = {}, id = listingId) =>
  who.send('POST', `/listing/${id}/claim`, { act, ...fields })

const page = async (who = asha): Promise<ClaimPage> =>
  (await who.get(`/api/user/claims/${listingId}`)).json()

/** Asks for a code and reads it in the mail. */
async function ask(who = asha, asked: object = { way: 'email' }): Promise<string> {
  const answer = await press(who, 'ask', asked)
  expect(answer.status, await answer.text()).toBe(303)
  return codeIn((await queued()).at(-1)?.text)
}

const codeIn = (text: string | null | undefined) =>
  /Code: (\d{4} \d{4})/.exec(text ?? '')?.[1] ?? ''

async function enter(who: SignedIn, code: string, id = listingId) {
  const answer = await press(who, 'enter', { code }, id)
  return answer.status === 303 ? 'entered' : ((await answer.json()).fields?.code as string)
}

/** Asha looks after the listing. */
async function prove(who = asha): Promise<void> {
  expect(await enter(who, await ask(who))).toBe('entered')
}

const other = (code: string) => code.replace(/\d$/, (last) => String((Number(last) + 1) % 10))

const found = async (query = ''): Promise<Claim[]> =>
  (await admin.get(`/api/admin/claims${query}`)).json()

const showEmail = async (email: string | null) =>
  app.db.update(listings).set({ email }).where(eq(listings.id, listingId))

/** The link of who looks after the listing. */
const correct = async (who = asha) => {
  const answer = await press(who, 'correct')
  return { status: answer.status, path: answer.headers.get('location') ?? '' }
}

/** What the page of a link sends. */
const say = async (path: string, fields: Record<string, string>) => {
  const { version } = await (await app.get(`/api${path}`)).json()
  return app.send('POST', path, { version, ...fields })
}

const counted = async () =>
  JSON.stringify([
    await rows(),
    await queued(),
    await app.db.$count(factChecks),
    await app.db.$count(providerLinks),
    await app.db.select().from(listings),
  ])

describe('a code', () => {
  test('goes to the address that the listing shows; typed in, in any spelling, it proves the claim', async () => {
    const code = await ask()
    const [mail] = await queued()
    expect(mail).toMatchObject({ kind: 'claim-code', recipient: 'desk@sea.example' })
    expect(mail?.text).toContain('Sea School')
    expect(`${mail?.subject}${mail?.text}`).not.toMatch(/asha/i)
    expect((await page()).claim).toMatchObject({ state: 'sent', way: 'email', isVoid: false })
    expect(await enter(asha, code.replace(' ', '-'))).toBe('entered')
    const [claim] = await rows()
    expect(claim).toMatchObject({ state: 'proven', codeHash: null, expiresAt: null })
    expect(claim?.provenAt).not.toBeNull()
  })

  test('is kept as a hash, by a key: nothing in the table opens with the table', async () => {
    const code = await ask()
    const [row] = await rows()
    expect(JSON.stringify(row)).not.toContain(code.replace(' ', ''))
    expect(JSON.stringify(row)).not.toMatch(/sea\.example|8322223321/)
    await enter(asha, other(code))
    expect(JSON.stringify(app.logged)).not.toContain(code.replace(' ', ''))
  })

  test('cannot be guessed: five wrong ones, one after the other or at once, and the right one is void', async () => {
    const code = await ask()
    expect(await enter(asha, other(code))).toContain('4 more times')
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => enter(asha, other(other(code)))),
    )
    expect(answers.filter((said) => said.includes('not the code'))).toHaveLength(3)
    expect(answers.filter((said) => said.includes('no longer works'))).toHaveLength(17)
    expect(await enter(asha, code)).toContain('no longer works')
    expect((await rows())[0]).toMatchObject({ state: 'sent', tries: 5 })
    expect((await page()).claim?.isVoid).toBe(true)
    // The database holds the limit, whatever the code of the site does.
    await expect(
      app.db.update(listingClaims).set({ tries: 6 }).where(eq(listingClaims.listingId, listingId)),
    ).rejects.toThrow()
  })

  test('works once: a claim that was left is not opened by it again', async () => {
    const code = await ask()
    const both = await Promise.all([enter(asha, code), enter(asha, code)])
    expect(both).toEqual(['entered', 'entered'])
    expect((await rows()).map(({ state }) => state)).toEqual(['proven'])
    await press(asha, 'leave')
    expect(await enter(asha, code)).toContain('no code')
    await ask()
    expect(await enter(asha, code)).toContain('not the code')
  })

  test('is void once another one is asked for, after a day, and for anybody else', async () => {
    const first = await ask()
    const second = await ask()
    expect(second).not.toBe(first)
    expect(await enter(asha, first)).toContain('not the code')
    const ravi = await signInAs(app, { isEmailVerified: true })
    expect(await enter(ravi, second)).toContain('no code')
    await ask(ravi)
    expect(await enter(ravi, second)).toContain('not the code')
    await app.db.update(listingClaims).set({ expiresAt: new Date(Date.now() - 1_000) })
    expect(await enter(asha, second)).toContain('no longer works')
  })

  test('is for its listing alone', async () => {
    const twin = await buildListing(app.db, { name: 'Hill School', email: 'desk@sea.example' })
    const code = await ask()
    expect(await enter(asha, code, twin.id)).toContain('no code')
    await press(asha, 'ask', { way: 'email' }, twin.id)
    expect(await enter(asha, code, twin.id)).toContain('not the code')
    expect(await enter(asha, code)).toBe('entered')
  })

  test('is void when the listing shows another address between sending and entering', async () => {
    const code = await ask()
    for (const email of ['new@sea.example', null]) {
      await showEmail(email)
      expect(await enter(asha, code)).toContain('no longer works')
      expect((await page()).claim?.isVoid).toBe(true)
    }
    // Not one of these tries was a wrong code, and what is there again is right again.
    await showEmail('desk@sea.example')
    expect(await enter(asha, code)).toBe('entered')
  })

  test('of two entered at once, a wrong and the right one, each counts as what it is', async () => {
    const code = await ask()
    const said = await Promise.all([enter(asha, other(code)), enter(asha, code)])
    expect(said[1]).toBe('entered')
    expect((await rows())[0]?.state).toBe('proven')
  })

  test('is sent five times a day at most, by whoever asks', async () => {
    for (let at = 0; at < 5; at++) await ask()
    expect((await press(asha, 'ask', { way: 'email' })).status).toBe(429)
    expect(await queued()).toHaveLength(5)
  })

  test('is not sent by who has not confirmed their own address, is a guest, or comes from elsewhere', async () => {
    const ravi = await signInAs(app, { isEmailVerified: false })
    expect((await press(ravi, 'ask', { way: 'email' })).status).toBe(403)
    expect((await press(app, 'ask', { way: 'email' })).status).toBe(401)
    const body = new URLSearchParams({ act: 'ask', way: 'email' })
    const headers = { cookie: asha.cookie, 'sec-fetch-site': 'cross-site' }
    const path = `/listing/${listingId}/claim`
    expect((await app.get(path, { method: 'POST', headers, body })).status).toBe(403)
    expect(await queued()).toEqual([])
    expect(await rows()).toEqual([])
  })
})

describe('once the listing shows another contact', () => {
  test('what was proven by the one before corrects nothing, and a code to the new one proves it again', async () => {
    await prove()
    const { path } = await correct()
    await showEmail('new@sea.example')
    // The link that was taken before.
    expect((await (await app.get(`/api${path}`)).json()).state).toBe('too-late')
    expect((await correct()).status).toBe(404)
    expect((await page()).claim).toMatchObject({ state: 'proven', isVoid: true })
    // The new address has proven nothing.
    expect((await found('?show=proven'))[0]?.to).toBeNull()
    await prove()
    expect((await rows()).map(({ state }) => state)).toEqual(['withdrawn', 'proven'])
    expect((await correct()).status).toBe(303)
    expect((await found('?show=proven'))[0]?.to).toBe('new@sea.example')
  })

  test('another way that it still shows is enough', async () => {
    await prove()
    await app.db.update(listings).set({ phone: '+918322220000', website: null })
    expect((await page()).claim).toMatchObject({ state: 'proven', isVoid: false })
    expect((await correct()).status).toBe(303)
  })
})

describe('what a listing shows', () => {
  test('is all that can be used: no more of a number than its end, and nothing that is hidden', async () => {
    expect((await page()).ways).toEqual([
      { way: 'email', to: 'desk@sea.example' },
      { way: 'website', to: 'seaschool.org' },
      { way: 'phone', to: '21' },
    ])
    await app.db
      .update(listings)
      .set({ phone: null, email: null, website: 'https://seaschool.wordpress.com' })
      .where(eq(listings.id, listingId))
    const answer = await page()
    expect(answer).toEqual({ ways: [], own: [], claim: null, notTaken: [] })
    for (const way of ['phone', 'email', 'website']) {
      const refused = await press(asha, 'ask', { way, email: 'me@seaschool.wordpress.com' })
      expect(refused.status).toBe(400)
      expect(Object.keys((await refused.json()).fields)).toEqual(['way'])
    }
    expect(JSON.stringify(await rows())).toBe('[]')
  })

  test('without a mail server is used by a call alone', async () => {
    app = await createTestApp({ NODE_ENV: 'production', PUBLIC_URL: 'https://saath.example' })
    const ravi = await signInAs(app, { isEmailVerified: true })
    const { id } = await buildListing(app.db, { phone: '+918322223321', email: 'a@sea.example' })
    const shown: ClaimPage = await (await ravi.get(`/api/user/claims/${id}`)).json()
    expect(shown.ways.map(({ way }) => way)).toEqual(['phone'])
  })

  test('is asked for where it is shown: a listing that is hidden or was never there is as to everybody', async () => {
    await app.db.update(listings).set({ isApproved: false })
    expect((await asha.get(`/api/user/claims/${listingId}`)).status).toBe(410)
    expect((await press(asha, 'ask', { way: 'email' })).status).toBe(410)
    expect((await asha.get('/api/user/claims/999999')).status).toBe(404)
    expect((await press(asha, 'ask', { way: 'email' }, 999_999)).status).toBe(404)
  })

  test('a website is shown by an address at exactly its domain', async () => {
    for (const email of [
      'asha@gmail.com',
      'asha@mail.seaschool.org',
      'asha@seaschool.org.evil.example',
      'asha@notseaschool.org',
      'seaschool.org',
      '',
      'a b@seaschool.org',
      'x@evil.example,asha@seaschool.org',
    ]) {
      const refused = await press(asha, 'ask', { way: 'website', email })
      expect([refused.status, Object.keys((await refused.json()).fields)], email).toEqual([
        400,
        ['email'],
      ])
      await app.db.$client.query('delete from rate_limits')
    }
    expect(await queued()).toEqual([])
    const code = await ask(asha, { way: 'website', email: 'Asha@SeaSchool.org' })
    expect((await queued())[0]?.recipient).toBe('Asha@SeaSchool.org')
    expect(JSON.stringify(await rows())).not.toMatch(/seaschool/i)
    expect(await enter(asha, code)).toBe('entered')
  })

  test.each([
    ['https://www.seaschool.org/goa', 'seaschool.org'],
    ['http://goa.seaschool.co.in', 'seaschool.co.in'],
    ['https://autism.hospital.ac.in/unit', 'hospital.ac.in'],
    ['https://seaschool.github.io', null],
    ['https://seaschool.wordpress.com', null],
    ['https://seaschool.wixsite.com/home', null],
    ['https://sites.google.com/view/seaschool', null],
    ['https://www.facebook.com/seaschool', null],
    ['https://mail.gmail.com', null],
    ['https://dhsgoa.goa.gov.in', null],
    ['https://goa.nic.in', null],
    ['https://192.0.2.7/school', null],
    ['https://localhost', null],
    ['https://school.invalid', null],
    ['https://co.in', null],
  ])('%s is %s', (website, domain) => expect(mailDomain(website)).toBe(domain))
})

/** What somebody sent in, and a moderator has approved. */
async function sendIn(who: SignedIn, values: Partial<typeof listingSubmissions.$inferInsert>) {
  await app.db.insert(listingSubmissions).values({
    kind: 'change',
    name: 'Sea School',
    category: 'therapists',
    description: 'A school.',
    listingId,
    userId: who.user.id,
    status: 'approved',
    decidedAt: new Date(),
    ...values,
  })
  const { email, phone } = values
  await app.db.update(listings).set({ ...(email && { email }), ...(phone && { phone }) })
}

describe('a contact that the claimant sent in', () => {
  const OWN = { email: 'asha@example.com', changes: ['email'] }

  test('is no way until one of us has checked it, and a code that is out is void', async () => {
    const code = await ask()
    await sendIn(asha, { email: 'desk@sea.example', changes: ['email'] })
    expect((await page()).claim).toMatchObject({ isVoid: true, to: null })
    expect(await enter(asha, code)).toContain('no longer works')
    await sendIn(asha, OWN)
    expect(await page()).toMatchObject({
      ways: [{ way: 'website' }, { way: 'phone' }],
      own: ['email'],
    })
    const refused = await press(asha, 'ask', { way: 'email' })
    expect(refused.status).toBe(400)
    expect((await refused.json()).fields.way).toContain('You sent in this contact')
    // What was asked at that address is no check of ours.
    await buildFact(app.db, listingId, {
      field: 'email',
      checkedOn: '2026-11-28',
      method: 'provider-link',
    })
    expect((await page()).own).toEqual(['email'])
    await app.db.delete(listingFacts)
    await buildFact(app.db, listingId, { field: 'email', checkedOn: '2026-11-29', method: 'phone' })
    expect(await page()).toMatchObject({ own: [] })
  })

  test('is one for somebody else, and so is what they left as it was', async () => {
    await sendIn(asha, OWN)
    const ravi = await signInAs(app, { isEmailVerified: true })
    expect(await page(ravi)).toMatchObject({ own: [] })
    await sendIn(ravi, { phone: '+918322223321', changes: ['town'] })
    expect(await page(ravi)).toMatchObject({ own: [] })
    // Who sent in the whole listing is likely to look after it.
    await sendIn(ravi, {
      kind: 'new',
      address: 'Beach Road',
      region: 'Goa',
      phone: '+918322225555',
    })
    expect(await page(ravi)).toMatchObject({ own: [] })
  })

  test('is not called: a moderator reads why', async () => {
    await press(asha, 'ask', { way: 'phone' })
    await sendIn(asha, { phone: '+918322225555', changes: ['phone'] })
    const [claim] = await found()
    expect(claim).toMatchObject({ phone: null, isOwnContact: true })
    const refused = await admin.send('POST', `/api/admin/claims/${claim?.id}/code`)
    expect(refused.status).toBe(409)
    expect((await refused.json()).message).toContain('sent in its number')
  })
})

describe('by a call', () => {
  test('a claim waits, a moderator makes a code and reads it out, once; the admins hear that it waits', async () => {
    expect((await press(asha, 'ask', { way: 'phone' })).status).toBe(303)
    expect(await queued()).toEqual([])
    expect((await page()).claim).toMatchObject({ state: 'waiting', to: '21' })
    expect(await enter(asha, '0000 0000')).toContain('no code')
    await sendDigest(app.db, app.env)
    expect((await queued())[0]?.text).toContain('1 claim')
    const stats = await (await admin.get('/api/admin/stats')).json()
    expect(stats.waiting).toMatchObject([{ queue: 'claims', count: 1, name: 'Sea School' }])
    const [claim] = await found()
    expect(claim).toMatchObject({
      way: 'phone',
      to: '+91 832 222 3321',
      phone: '+918322223321',
      state: 'waiting',
      person: { email: 'asha@example.com' },
    })
    const made = await admin.send('POST', `/api/admin/claims/${claim?.id}/code`)
    expect(made.headers.get('cache-control')).toContain('no-store')
    const { code } = await made.json()
    expect(code).toMatch(/^\d{4} \d{4}$/)
    expect(JSON.stringify(await rows())).not.toContain(code.replace(' ', ''))
    expect(await enter(asha, code)).toBe('entered')
    expect((await admin.send('POST', `/api/admin/claims/${claim?.id}/code`)).status).toBe(409)
    expect(await app.db.select().from(auditLog)).toMatchObject([
      { action: 'claim.code', subjectId: claim?.id, adminId: admin.user.id },
    ])
  })

  test('a code is of the number that was called: it is void once the listing shows another', async () => {
    await press(asha, 'ask', { way: 'phone' })
    const [claim] = await found()
    const { code } = await (await admin.send('POST', `/api/admin/claims/${claim?.id}/code`)).json()
    await app.db.update(listings).set({ phone: '+918322220000' })
    expect(await enter(asha, code)).toContain('no longer works')
    await app.db.update(listings).set({ phone: null })
    expect((await admin.send('POST', `/api/admin/claims/${claim?.id}/code`)).status).toBe(409)
    expect((await found('?show=open'))[0]).toMatchObject({ to: null, phone: null })
  })

  test('none is made for a claim by mail', async () => {
    await ask()
    const [claim] = await found('?show=open')
    expect((await admin.send('POST', `/api/admin/claims/${claim?.id}/code`)).status).toBe(409)
  })
})

describe('who looks after a listing', () => {
  test('takes a link that corrects: what is risky waits for a moderator, the rest holds at once', async () => {
    expect((await correct()).status).toBe(404)
    await prove()
    const { path } = await correct()
    expect(path).toMatch(/^\/confirm\/[0-9a-z-]+$/)
    const said = {
      answer: 'corrected',
      'right-address': '5 Church Road',
      'right-phone': '0832 222 4444',
    }
    expect((await say(path, said)).headers.get('location')).toBe(`${path}?done`)
    const [listing] = await app.db.select().from(listings)
    expect(listing).toMatchObject({ address: '5 Church Road', phone: '+918322223321' })
    expect(await app.db.select().from(listingReports)).toMatchObject([
      { field: 'phone', saidBy: 'provider', state: 'open' },
    ])
    const [change] = await app.db.select().from(listingChanges)
    expect(change?.linkId).not.toBeNull()
    const undo = `/api/admin/listings/changes/${change?.id}/undo`
    expect((await admin.send('POST', undo)).status).toBe(200)
    expect((await app.db.select().from(listings))[0]?.address).toBeNull()
    // The next one is a new one; the used one says so.
    expect((await correct()).path).not.toBe(path)
    expect(await (await app.get(`/api${path}`)).json()).toMatchObject({ state: 'used' })
  })

  test('has one unused link at a time, for a day', async () => {
    await prove()
    const { path: first } = await correct()
    const { path: second } = await correct()
    const state = async (path: string) => (await (await app.get(`/api${path}`)).json()).state
    expect([await state(first), await state(second)]).toEqual(['too-late', 'open'])
    const [, link] = await app.db.select().from(providerLinks).orderBy(asc(providerLinks.id))
    expect(Number(link?.expiresAt) - Date.now()).toBeLessThanOrEqual(DAY)
    expect(link).toMatchObject({ channel: null, madeBy: asha.user.id })
  })

  test('may be two people, whose names nobody else reads, and who moderate nothing', async () => {
    await prove()
    const ravi = await signInAs(app, { firstName: 'Ravindranath', isEmailVerified: true })
    await prove(ravi)
    expect((await found('?show=proven')).map(({ others }) => others)).toEqual([1, 1])
    const shown = await (await app.get(`/api/listings/${listingId}`)).text()
    expect(shown).not.toMatch(/Ravindranath|claim/i)
    expect(JSON.stringify(await page())).not.toContain('Ravindranath')
    expect((await ravi.get('/api/admin/claims')).status).toBe(403)
    const { updatedAt } = JSON.parse(shown)
    const edit = { version: updatedAt, name: 'My School' }
    expect((await ravi.send('PATCH', `/api/admin/listings/${listingId}`, edit)).status).toBe(403)
    expect((await ravi.get('/api/auth/user')).status).toBe(200)
    expect(await (await ravi.get('/api/auth/user')).json()).toMatchObject({ role: 'user' })
  })

  test('has their listings in one list, also while they wait; what they left is in it no longer', async () => {
    await prove()
    const { id } = await buildListing(app.db, { name: 'Hill School', phone: '+918322223333' })
    await press(asha, 'ask', { way: 'phone' }, id)
    const own = async (): Promise<OwnClaim[]> => (await asha.get('/api/user/claims')).json()
    expect((await own()).map(({ listing, state }) => [listing.name, state])).toEqual([
      ['Hill School', 'waiting'],
      ['Sea School', 'proven'],
    ])
    await press(asha, 'leave', {}, id)
    expect(await own()).toHaveLength(1)
    expect((await app.get('/api/user/claims')).status).toBe(401)
  })

  test('a moderator ends it with a reason that they read; links that are out end, too', async () => {
    await prove()
    const { path } = await correct()
    const [claim] = await found('?show=proven')
    const act = (body: object) =>
      admin.send('PATCH', `/api/admin/claims/${claim?.id}`, { expiresAt: null, ...body })
    expect((await act({ state: 'ended', reason: ' ' })).status).toBe(400)
    expect((await act({ state: 'declined', reason: 'No.' })).status).toBe(409)
    const ended = await act({ state: 'ended', reason: 'The school asked us to.' })
    expect(await ended.json()).toMatchObject({ state: 'ended', reason: 'The school asked us to.' })
    expect((await act({ state: 'ended', reason: 'Again.' })).status).toBe(409)
    expect(await (await app.get(`/api${path}`)).json()).toMatchObject({ state: 'too-late' })
    expect((await correct()).status).toBe(404)
    expect((await page()).claim).toMatchObject({
      state: 'ended',
      reason: 'The school asked us to.',
    })
    expect((await queued()).at(-1)).toMatchObject({
      kind: 'claim-ended',
      recipient: 'asha@example.com',
    })
    const acts = await app.db.select().from(auditLog)
    expect(acts).toMatchObject([{ action: 'claim.end', subjectId: claim?.id }])
    const log = await (await admin.get('/api/admin/audit?about=claim')).json()
    expect(log[0]).toMatchObject({ subject: 'Sea School', listingId })
  })

  test('one that waits is declined, and may be asked for again', async () => {
    await press(asha, 'ask', { way: 'phone' })
    const [claim] = await found()
    const declined = { state: 'declined', reason: 'Nobody there knows of it.', expiresAt: null }
    const decline = (body = {}) =>
      admin.send('PATCH', `/api/admin/claims/${claim?.id}`, { ...declined, ...body })
    const { expiresAt } = await (
      await admin.send('POST', `/api/admin/claims/${claim?.id}/code`, {})
    ).json()
    const tooEarly = await decline()
    expect(tooEarly.status).toBe(409)
    expect(await tooEarly.json()).toMatchObject({
      message: 'A code was made since you opened this claim. Please look again before you decide.',
    })
    expect((await page()).claim?.state).toBe('sent')
    expect((await decline({ expiresAt })).status).toBe(200)
    expect((await page()).claim?.state).toBe('declined')
    await ask()
    expect((await rows()).map(({ state }) => state)).toEqual(['declined', 'sent'])
  })
})

test('the database keeps one open claim a person a listing, and no state that cannot be', async () => {
  await ask()
  const [{ id: _id, ...row } = await rows().then((all) => all[0]!)] = await rows()
  await expect(app.db.insert(listingClaims).values(row)).rejects.toThrow()
  const set = (values: Partial<typeof listingClaims.$inferInsert>) =>
    app.db.update(listingClaims).set(values)
  for (const wrong of [
    { state: 'proven' },
    { state: 'proven', codeHash: null, expiresAt: null },
    { state: 'waiting', codeHash: null, expiresAt: null },
    { state: 'declined', codeHash: null, expiresAt: null, endedAt: new Date() },
    { state: 'ended', codeHash: null, expiresAt: null, endedAt: new Date(), reason: 'x' },
    { codeHash: null },
    { expiresAt: null },
    { provenAt: new Date() },
    { tries: -1 },
  ] as const)
    await expect(set(wrong), JSON.stringify(wrong)).rejects.toThrow()
})

test('programs that open the page, a thousand times, change no row', async () => {
  await ask()
  const before = await counted()
  for (let round = 0; round < 20; round++)
    await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        asha.get(
          at % 2
            ? `/api/user/claims/${listingId}`
            : `/listing/${listingId}/claim?act=enter&code=1&act=leave`,
        ),
      ),
    )
  expect(await counted()).toBe(before)
})

test('a claim goes with the account, and its links with it; one’s own data has it', async () => {
  await prove()
  await press(asha, 'correct')
  const data = await (await asha.get('/api/account/data')).json()
  expect(data.listingClaims).toMatchObject([{ listingId, way: 'email', state: 'proven' }])
  expect(JSON.stringify(data)).not.toMatch(/codeHash|contactHash/)
  await deleteAccount(app.db, app.env, asha.user)
  expect(await rows()).toEqual([])
  const [link] = await app.db.select().from(providerLinks)
  expect(Number(link?.expiresAt)).toBeLessThanOrEqual(Date.now())
})

test('a suspended account corrects nothing, by no link that it took before', async () => {
  await prove()
  const { path } = await correct()
  const suspended = { isSuspended: true, reason: 'It wrote what is not true.' }
  expect((await admin.send('PATCH', `/api/admin/users/${asha.user.id}`, suspended)).status).toBe(
    200,
  )
  expect(await (await app.get(`/api${path}`)).json()).toMatchObject({ state: 'too-late' })
  expect((await correct()).status).toBe(401)
})

test('what nobody has shown is forgotten after 30 days, what has ended after 12 months', async () => {
  const people = await Promise.all(
    Array.from({ length: 4 }, () => signInAs(app, { isEmailVerified: true })),
  )
  const [one, two, three, four] = people
  await press(one!, 'ask', { way: 'phone' })
  for (const who of [two!, three!]) await prove(who)
  await prove(four!)
  await press(three!, 'leave')
  await app.db.update(listingClaims).set({ createdAt: new Date(Date.now() - 31 * DAY) })
  await press(asha, 'ask', { way: 'phone' })
  await forgetOldClaims(app.db)
  expect((await rows()).map(({ state }) => state).toSorted()).toEqual([
    'proven',
    'proven',
    'waiting',
    'withdrawn',
  ])
  await app.db
    .update(listingClaims)
    .set({ endedAt: new Date(Date.now() - 400 * DAY) })
    .where(eq(listingClaims.state, 'withdrawn'))
  await forgetOldClaims(app.db)
  expect((await rows()).map(({ state }) => state).toSorted()).toEqual([
    'proven',
    'proven',
    'waiting',
  ])
})
