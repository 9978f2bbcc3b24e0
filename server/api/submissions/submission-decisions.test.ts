import { desc, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { createTestApp, signInAs, type SignedIn, type TestApp } from '../../../tests/support/app.ts'
import { buildCategories, buildFact, buildListing } from '../../../tests/support/factories.ts'
import type { ListingDetail } from '../../../shared/listings/listings.ts'
import type { ModeratedSubmission, Submission } from '../../../shared/submissions/submissions.ts'
import {
  auditLog,
  listingChanges,
  listingFacts,
  listings,
  listingSubmissions,
  mails,
  users,
} from '../../db/schema.ts'
import { sendDigest } from '../../services/admin/what-waits.ts'

let app: TestApp
let asha: SignedIn
let admin: SignedIn
beforeEach(async () => {
  app = await createTestApp({ PUBLIC_URL: 'https://saath.example' })
  asha = await signInAs(app, { firstName: 'Asha', lastName: 'Naik' })
  admin = await signInAs(app, { role: 'admin', firstName: 'Meera', lastName: 'Rao' })
  await buildCategories(app.db)
})

const NEW = {
  name: 'Sea School',
  category: 'special-schools',
  description: 'A school by the sea.',
  address: 'Beach Road',
  town: 'Mapusa',
  region: 'Goa',
  phone: '0832 227 6543',
  services: ['Speech therapy'],
  ageGroups: ['adults'],
}
const json = async <T>(response: Response | Promise<Response>) =>
  (await (await response).json()) as T
const sent = (fields: object = {}) =>
  json<Submission>(asha.send('POST', '/api/submissions', { ...NEW, ...fields }))
const decide = (
  { id, updatedAt: version }: Pick<Submission, 'id' | 'updatedAt'>,
  fields: object = {},
  as: SignedIn | TestApp = admin,
) => as.send('PATCH', `/api/submissions/${id}/status`, { status: 'approved', version, ...fields })
const rowOf = async (id: number) =>
  (await app.db.select().from(listingSubmissions).where(eq(listingSubmissions.id, id)))[0]!
const lastMail = async () => (await app.db.select().from(mails).orderBy(desc(mails.id)))[0]
const messageOf = async (response: Response | Promise<Response>) =>
  (await json<{ message: string }>(response)).message

test('approving makes the listing, with its place, source, history and audit, and tells the submitter', async () => {
  const submission = await sent({ email: 'info@sea.example' })
  const answer = await decide(submission, { adminNotes: 'Thank you' })
  expect(answer.status).toBe(200)
  const decided = await json<ModeratedSubmission>(answer)
  expect(decided).toMatchObject({
    status: 'approved',
    adminNotes: 'Thank you',
    decidedBy: 'Meera Rao',
    duplicates: [],
  })
  const listing = await json<ListingDetail>(app.get(`/api/listings/${decided.listingId}`))
  expect(listing).toMatchObject({
    name: 'Sea School',
    category: 'special-schools',
    town: 'Mapusa',
    taluka: 'Bardez',
    phone: '+918322276543',
    email: 'info@sea.example',
    services: ['Speech therapy'],
    ageGroups: ['adults'],
    isSponsored: false,
    rating: 0,
    reviewCount: 0,
    lastChecked: null,
    confirmedOn: null,
    age: 'never',
    ageRemark: null,
  })
  expect(listing.placeId).not.toBeNull()
  const facts = await app.db.select().from(listingFacts)
  expect(facts.map(({ field }) => field)).toEqual(
    expect.arrayContaining(['name', 'address', 'phone', 'email', 'services', 'ageGroups']),
  )
  for (const fact of facts)
    expect(fact).toMatchObject({
      sourceTitle: 'a form that a visitor sent in',
      sourceDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      sourceUrl: null,
      checkedOn: null,
      checkedBy: null,
      method: null,
    })
  const acts = await app.db.select().from(auditLog).orderBy(auditLog.id)
  expect(acts.map(({ action, subjectId, adminId }) => [action, subjectId, adminId])).toEqual([
    ['listing.create', decided.listingId, admin.user.id],
    ['submission.approve', submission.id, admin.user.id],
  ])
  expect(await app.db.select().from(listingChanges)).toMatchObject([{ action: 'listing.create' }])
  const mail = await lastMail()
  expect(mail).toMatchObject({ kind: 'submission-approved', recipient: asha.user.email })
  expect(mail?.text).toContain(`https://saath.example/listing/${decided.listingId}`)
  expect(mail?.text).toContain('Thank you')
  const found = await json<{ id: number }[]>(app.get('/api/listings?search=sea%20school'))
  expect(found.map(({ id }) => id)).toEqual([decided.listingId])
})

test('rejecting needs a reason, which the submitter reads; no listing is made', async () => {
  const submission = await sent()
  for (const adminNotes of [undefined, '', ' \u200b']) {
    const refused = await decide(submission, { status: 'rejected', adminNotes })
    expect(refused.status).toBe(400)
    expect(await messageOf(refused)).toBe('Please say why. The person who sent it reads it.')
  }
  expect((await decide(submission, { status: 'pending', adminNotes: 'x' })).status).toBe(400)
  expect((await rowOf(submission.id)).status).toBe('pending')
  const answer = await decide(submission, { status: 'rejected', adminNotes: 'It closed in 2024.' })
  expect(answer.status).toBe(200)
  expect(await json(asha.get(`/api/user/submissions/${submission.id}`))).toMatchObject({
    status: 'rejected',
    adminNotes: 'It closed in 2024.',
    listingId: null,
  })
  expect(await app.db.$count(listings)).toBe(0)
  const mail = await lastMail()
  expect(mail).toMatchObject({ kind: 'submission-rejected', recipient: asha.user.email })
  expect(mail?.text).toContain('It closed in 2024.')
  expect(await app.db.select().from(auditLog)).toMatchObject([
    { action: 'submission.reject', detail: 'It closed in 2024.' },
  ])
})

test('is for admins alone, and takes nothing else from the request', async () => {
  const submission = await sent()
  expect((await decide(submission, {}, app)).status).toBe(401)
  expect((await decide(submission, {}, asha)).status).toBe(403)
  expect((await decide({ ...submission, id: 999 })).status).toBe(404)
  expect((await decide(submission, { version: 'x' })).status).toBe(400)
  const managed = {
    listingId: 77,
    userId: 1,
    name: 'Other',
    isSponsored: true,
    decidedBy: 1,
    decidedAt: '2020-01-01T00:00:00Z',
    createdAt: '2020-01-01T00:00:00Z',
    rating: 5,
  }
  await decide(submission, managed)
  const row = await rowOf(submission.id)
  expect(row).toMatchObject({ name: 'Sea School', userId: asha.user.id, decidedBy: admin.user.id })
  expect(row.createdAt.toISOString()).toBe(submission.createdAt)
  expect(await app.db.select().from(listings)).toMatchObject([
    { id: row.listingId, name: 'Sea School', isSponsored: false, rating: 0 },
  ])
})

test('the second moderator, and one who read an older text, get a 409 and nothing happens', async () => {
  const submission = await sent()
  const changed = await json<Submission>(
    asha.send('PATCH', `/api/user/submissions/${submission.id}`, { ...NEW, name: 'Sand School' }),
  )
  const outdated = await decide(submission)
  expect(outdated.status).toBe(409)
  expect(await messageOf(outdated)).toContain('has changed since you opened it')
  expect(await app.db.$count(listings)).toBe(0)
  const other = await signInAs(app, { role: 'admin' })
  const answers = await Promise.all([decide(changed), decide(changed, {}, other), decide(changed)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  const late = await decide(changed, { status: 'rejected', adminNotes: 'No' }, other)
  expect(late.status).toBe(409)
  const { decidedBy } = await rowOf(changed.id)
  const [own, others] = decidedBy === admin.user.id ? [admin, other] : [other, admin]
  expect(await messageOf(await decide(changed, {}, others))).toMatch(
    /^\w.* has already approved this submission/,
  )
  expect(await messageOf(await decide(changed, {}, own))).toBe(
    'You have already approved this submission.',
  )
  expect(await app.db.$count(listings)).toBe(1)
  expect(await app.db.$count(mails)).toBe(1)
})

test('approving a change touches the suggested fields and no others, keeps their old sources, and can be undone', async () => {
  const { id } = await buildListing(app.db, { ...listed, isSponsored: true })
  const submission = await sent({
    ...asListed,
    listingId: id,
    phone: '112',
    email: 'new@x.example',
  })
  expect(submission.changes).toEqual(['phone', 'email'])
  const read = await json<{ updatedAt: string }>(admin.get(`/api/admin/listings/${id}`))
  await admin.send('PATCH', `/api/admin/listings/${id}`, {
    version: read.updatedAt,
    description: 'Written by an admin meanwhile.',
  })
  expect((await decide(submission)).status).toBe(200)
  const [row] = await app.db.select().from(listings)
  expect(row).toMatchObject({
    phone: '112',
    email: 'new@x.example',
    description: 'Written by an admin meanwhile.',
    isApproved: true,
    isSponsored: true,
  })
  expect((await rowOf(submission.id)).listingId).toBe(id)
  const facts = await app.db.select().from(listingFacts)
  expect(facts.map(({ field, sourceTitle }) => [field, sourceTitle]).toSorted()).toEqual([
    ['email', 'a form that a visitor sent in'],
    ['phone', 'a form that a visitor sent in'],
  ])
  const [change] = await app.db.select().from(listingChanges).orderBy(desc(listingChanges.id))
  const undone = await admin.send('POST', `/api/admin/listings/changes/${change!.id}/undo`)
  expect(undone.status).toBe(200)
  expect((await app.db.select().from(listings))[0]).toMatchObject({ phone: null, email: null })
  expect((await lastMail())?.text).toContain('We have updated the listing as you suggested.')
})

test('PATCH /api/submissions/:id/status approves together with others nothing that may be a double or promise a cure, and says why', async () => {
  const one = await sent()
  const other = await sent()
  await buildListing(app.db, { name: 'Sand School', town: 'Mapusa', region: 'Goa' })
  const again = await sent({ name: 'Sand School', phone: '0832 227 6544' })
  const single = await sent({ name: 'Lake Clinic', phone: '0832 227 6545' })
  const promise = { description: 'Autism is cured here in three months.' }
  const cure = await sent({ name: 'Hill Clinic', phone: '0832 227 6546', ...promise })
  const many = { isOneOfSeveral: true }
  for (const each of [one, other, again, cure]) {
    const refused = await decide(each, many)
    expect(refused.status).toBe(409)
    expect((await json<{ fields: object }>(refused)).fields).toEqual({
      isOneOfSeveral: `“${each.name}” may promise a cure, changes a name or contact or what was checked, was sent more than once, or may be listed already. Please open it and decide on it by itself.`,
    })
  }
  expect((await decide(single, many)).status).toBe(200)
  expect((await decide(one)).status).toBe(200)
  // The other is a double of what is listed now.
  expect((await decide(other, many)).status).toBe(409)
  expect((await decide(again, { ...many, status: 'rejected', adminNotes: 'No' })).status).toBe(200)
  const names = await app.db.select({ name: listings.name }).from(listings).orderBy(listings.name)
  expect(names.map(({ name }) => name)).toEqual(['Lake Clinic', 'Sand School', 'Sea School'])
})

test('a change of a contact is read by itself: what was checked, how, and whose address it brings', async () => {
  const { id: listingId } = await buildListing(app.db, {
    name: 'Hill Clinic',
    phone: '+918322220000',
    email: 'desk@hill.example',
  })
  await buildFact(app.db, listingId, { checkedOn: '2026-11-30', method: 'phone' })
  const { user } = asha
  const { phone, email } = { phone: '0832 222 7777', email: user.email }
  const change = await sent({ ...NEW, name: 'Hill Clinic', listingId, phone, email })
  const read = await json<ModeratedSubmission>(admin.get(`/api/submissions/${change.id}`))
  expect(read).toMatchObject({
    warnings: ['leads-elsewhere', 'replaces-checked', 'own-email'],
    checked: [{ field: 'phone', checkedOn: '2026-11-30', method: 'phone' }],
  })
  expect((await decide(change, { isOneOfSeveral: true })).status).toBe(409)
  expect((await decide(change)).status).toBe(200)
  const decided = await json<ModeratedSubmission>(admin.get(`/api/submissions/${change.id}`))
  expect(decided).toMatchObject({ warnings: [], checked: [] })
})

test('GET /api/submissions/:id names what was rejected of the same name before, with the reason', async () => {
  const first = await sent()
  expect(await json(admin.get(`/api/submissions/${first.id}`))).toMatchObject({
    rejectedBefore: null,
  })
  await decide(first, { status: 'rejected', adminNotes: 'It has closed.' })
  const again = await sent({ name: 'SEA SCHOOL' })
  expect(await json(admin.get(`/api/submissions/${again.id}`))).toMatchObject({
    rejectedBefore: { id: first.id, adminNotes: 'It has closed.' },
  })
  const [listedOne] = await json<ModeratedSubmission[]>(
    admin.get('/api/submissions?status=pending'),
  )
  expect(listedOne?.rejectedBefore?.id).toBe(first.id)
})

const listed = { name: 'Asha School', town: 'Mapusa', region: 'Goa', address: 'Here' }
const asListed = {
  ...listed,
  description: 'A school.',
  services: [],
  ageGroups: [],
  phone: null,
}

test('a change that is sent in on the day of the listing itself has its source, too', async () => {
  const { listingId } = await json<ModeratedSubmission>(decide(await sent()))
  const change = await sent({ listingId, phone: '112' })
  expect(change.changes).toEqual(['phone'])
  expect((await decide(change)).status).toBe(200)
  const facts = await app.db.select().from(listingFacts).where(eq(listingFacts.field, 'phone'))
  expect(facts).toMatchObject([{ sourceTitle: 'a form that a visitor sent in', quote: '112' }])
})

test('a change of a listing that is deleted meanwhile is refused, of an unapproved one it stays unapproved', async () => {
  const { id } = await buildListing(app.db, listed)
  const submission = await sent({ ...asListed, listingId: id, phone: '112' })
  await admin.send('PATCH', `/api/admin/listings/${id}/unapprove`)
  await admin.send('DELETE', `/api/admin/listings/${id}`)
  expect((await decide(submission)).status).toBe(409)
  expect((await rowOf(submission.id)).status).toBe('pending')
  const [deletion] = await app.db.select().from(listingChanges).orderBy(desc(listingChanges.id))
  await admin.send('POST', `/api/admin/listings/changes/${deletion!.id}/undo`)
  expect((await decide(submission)).status).toBe(200)
  expect((await app.db.select().from(listings))[0]).toMatchObject({
    phone: '112',
    isApproved: false,
  })
})

test('the daily mail names what waits, the oldest first, once, to admins who want it', async () => {
  await sendDigest(app.db, app.env)
  expect(await app.db.$count(mails)).toBe(0)
  await sent({ name: 'First' })
  await sent({ name: 'Second' })
  const silent = await signInAs(app, { role: 'admin', firstName: 'Ravi' })
  const name = { firstName: 'Ravi', lastName: '' }
  const off = await silent.send('PATCH', '/api/account', { ...name, wantsWaitingMail: false })
  expect(await json(off)).toMatchObject({ wantsWaitingMail: false })
  await silent.send('PATCH', '/api/account', name)
  await signInAs(app, { role: 'admin', suspendedAt: new Date() })
  const refused = await asha.send('PATCH', '/api/account', { ...name, wantsWaitingMail: true })
  expect(refused.status).toBe(403)
  await Promise.all([sendDigest(app.db, app.env), sendDigest(app.db, app.env)])
  await sendDigest(app.db, app.env)
  const sentMails = await app.db.select().from(mails)
  expect(sentMails).toMatchObject([{ kind: 'what-waits', recipient: admin.user.email }])
  expect(sentMails[0]?.subject).toMatch(/^2 items to review on /)
  expect(sentMails[0]?.text).toMatch(/\n2 new listings: The oldest: First, since [^]*\n\nReview/)
  expect(await app.db.$count(users, eq(users.wantsWaitingMail, false))).toBe(1)
})
