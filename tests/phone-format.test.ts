import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { contentSecurityPolicy } from '../server/pages/content-security-policy.ts'
import { createPages } from '../server/pages/pages.ts'
import { contactSubmissions, listings } from '../server/db/schema.ts'
import type { AdminEvent } from '../shared/events/events.ts'
import type { AdminListing } from '../shared/listings/admin.ts'
import type { Submission } from '../shared/submissions/submissions.ts'
import type { Settings } from '../shared/settings.ts'
import { render, renderFailure } from '../web/entry-server.tsx'
import { typedEvent } from '../web/pages/admin/events/typed-event.ts'
import { toTyped as listingForm } from '../web/pages/admin/listings/listing-values.ts'
import { toTyped as submissionForm } from '../web/pages/submit/submission-values.ts'
import { createTestApp, signInAs, type SignedIn } from './support/app.ts'
import { buildEvent, buildListing } from './support/factories.ts'
import { ADULT } from './support/participants.ts'

/** A number reads the same on every screen, whoever typed it and however: "+91 98220 12345". */

const assets = { sheet: null, stylesheets: [], scripts: ['/assets/boot.js'] }
const pages = createPages({
  render,
  renderFailure,
  assets,
  policy: (style) => contentSecurityPolicy(style, { IMAGE_HOSTS: [] }),
})
const STORED = '+919822012345'
const READ = '+91 98220 12345'

let app: Awaited<ReturnType<typeof createTestApp>>
let admin: SignedIn
let event: { id: number }
beforeAll(async () => {
  const settings = { CONTACT_EMAIL: 'desk@saath.example', CONTACT_PHONE: '0832-2405555' }
  app = await createTestApp({ PUBLIC_URL: 'https://saath.example', ...settings }, pages)
  admin = await signInAs(app, { role: 'admin' })
  await buildListing(app.db, { phone: STORED })
  event = await buildEvent(app.db, {
    contactPhone: STORED,
    startDate: new Date(Date.now() + 2 * 86_400_000),
  })
  const registration = { ...ADULT, emergencyContact: 'Ravi', emergencyPhone: '9822012345' }
  const submission = {
    name: 'Sea School',
    category: 'special-schools',
    description: 'A school by the sea.',
    address: 'Beach Road, Calangute',
    phone: '098220 12345',
  }
  await succeeds(admin.send('POST', `/api/events/${event.id}/register`, registration))
  await succeeds(admin.send('POST', '/api/submissions', submission))
  await succeeds(admin.send('POST', '/api/listings/1/like'))
  const organiser = { email: admin.user.email, accepts: true }
  await succeeds(admin.send('POST', `/api/admin/events/${event.id}/organisers`, organiser))
  const message = { name: 'Asha', email: 'a@example.org', subject: 'S', message: 'M' }
  await app.db.insert(contactSubmissions).values({ ...message, phone: '98220 12345' })
})

test('the number of the site itself, which an operator wrote', async () => {
  const { contactPhone } = (await (await admin.get('/api/site/settings')).json()) as Settings
  expect(contactPhone).toBe('+91 832 240 5555')
})

test.each([
  '/directory',
  '/listing/1',
  '/events/1',
  '/dashboard',
  '/dashboard/listings',
  '/dashboard/likes',
])('%s as the server draws it', async (path) => {
  const seen = seenIn(await (await admin.get(path)).text())
  expect(seen).toContain(READ)
  expect(seen).not.toMatch(/\+91\d/)
})

test.each([
  ['/api/user/events', 'emergencyContactPhoneText'],
  ['/api/user/submissions', 'phoneText'],
  ['/api/submissions', 'phoneText'],
  ['/api/admin/listings', 'phoneText'],
  ['/api/events', 'contactPhoneText'],
  ['/api/contact', 'phoneText'],
])('%s answers it', async (path, field) => {
  expect(await (await admin.get(path)).json()).toMatchObject([{ [field]: READ }])
})

test('who takes part, as organisers see it', async () => {
  const answer = await admin.get(`/api/events/${event.id}/registrations`)
  expect(await answer.json()).toMatchObject({ participants: [{ emergencyContactPhoneText: READ }] })
})

test('the forms that change a submission, a listing, an event', async () => {
  const [submission] = await read<Submission[]>('/api/user/submissions')
  const listing = await read<AdminListing>('/api/admin/listings/1')
  const changed = await read<AdminEvent>(`/api/admin/events/${event.id}`)
  expect(submissionForm({ kind: 'edit', submission: submission! })).toMatchObject({ phone: READ })
  expect(listingForm(listing)).toMatchObject({ phone: READ })
  expect(typedEvent(changed)).toMatchObject({ contactPhone: READ })
})

/** What a person reads, in fields, too; not where a link leads, nor what a script reads. */
const seenIn = (html: string) =>
  html.replaceAll(/<script.*?<\/script>/gs, '').replaceAll(/ (href|id|name)="[^"]*"/g, '')

const read = async <T>(path: string) => (await (await admin.get(path)).json()) as T

async function succeeds(answer: Promise<Response>) {
  const { ok } = await answer
  expect(ok).toBe(true)
}

test('somebody who answers a short number asks the questions, so none is suggested', async () => {
  expect(await listingPage('112')).not.toContain('You can ask:')
  expect(await listingPage(STORED)).toContain('You can ask:')
})

async function listingPage(phone: string) {
  const { id } = await buildListing(app.db, { phone, category: 'support-groups' })
  const page = await (await app.get(`/listing/${id}`)).text()
  await app.db.delete(listings).where(eq(listings.id, id))
  return page
}
