import { expect, test } from 'vitest'
import { createMailer } from '../server/mail/mailer.ts'
import { deliverMails, giveUpOldMails } from '../server/mail/delivery.ts'
import { CONSENT_VERSION } from '../shared/events/registrations.ts'
import { eraseParticipants } from '../server/services/registrations/jobs.ts'
import { forgetOldMessages, forgetOldReports } from '../server/services/retention.ts'
import { createPages } from '../server/pages/pages.ts'
import { events } from '../server/db/schema.ts'
import { render, renderFailure } from '../web/entry-server.tsx'
import { createTestApp, signInAs, type SignedIn, type TestApp } from './support/app.ts'
import { CONTACT_SETTINGS, prove } from './support/contact.ts'
import { buildEvent, buildListing } from './support/factories.ts'
import { startMailServer } from './support/mail-server.ts'

/** A child is registered with words that stand nowhere else: they must be found with the child's own account alone. */
const CANARIES = {
  participantName: 'Zephyrine',
  specialRequirements: 'canary-needs-5c1',
  emergencyContact: 'canary-contact-7d2',
  guardianName: 'Canaryguardian Okonkwo',
}
const PHONE = '0832 245 8763'
/** Typed before it was said that it is about a child, of whom no number is asked. */
const TYPED_BEFORE = '0832 266 4190'
const NEEDLES = [...Object.values(CANARIES), '8322458763', '2458763', '8322664190', '2664190']
const CHILD = {
  ...CANARIES,
  forWhom: 'ward',
  isMinor: true,
  guardianBirthYear: 1979,
  guardianRelation: 'parent',
  agrees: true,
  participantAge: 7,
  participantPhone: TYPED_BEFORE,
  emergencyPhone: PHONE,
}
/** The same, as a form sends it. */
const FORM = {
  ...CANARIES,
  asked: 'participantAge',
  forWhom: 'ward',
  isMinor: 'yes',
  guardianBirthYear: '1979',
  guardianRelation: 'parent',
  agrees: 'on',
  participantAge: '7',
  participantPhone: TYPED_BEFORE,
  emergencyPhone: PHONE,
}
const DAY = 86_400_000

const found = (text: string) => NEEDLES.filter((needle) => text.includes(needle))

/** Every address that the server answers by itself, with 1 for what it names. */
const pathsOf = ({ app }: TestApp) => [
  ...new Set(
    app.routes
      .filter(({ method, path }) => method === 'GET' && !path.includes('*'))
      .map(({ path }) => path.replace(/:\w+(\{[^}]*\})?/g, '1')),
  ),
]

/** All rows of all tables. */
async function dump({ db }: TestApp): Promise<string> {
  const { rows } = await db.$client.query<{ tablename: string }>(
    "select tablename from pg_tables where schemaname = 'public'",
  )
  const texts: string[] = []
  for (const { tablename } of rows) {
    const { rows: all } = await db.$client.query(`select t::text from "${tablename}" t`)
    texts.push(...all.map(({ t }) => String(t)))
  }
  return texts.join('\n')
}

test('what was told of a child is in no other answer, page, log or mail; in the database its needs are unreadable, and after the job nothing is left', async () => {
  const assets = { sheet: null, stylesheets: [], scripts: [] }
  const app = await createTestApp({}, createPages({ render, renderFailure, assets, policy: null }))
  const parent = await signInAs(app)
  const other = await signInAs(app)
  const admin = await signInAs(app, { role: 'admin' })
  const proposer = await signInAs(app)
  const { id } = await buildEvent(app.db, {
    startDate: new Date(Date.now() + 10 * DAY),
    proposedBy: proposer.user.id,
    maxParticipants: 1,
  })
  const post = (who: SignedIn, event: number, wrong = {}) =>
    app.get(`/events/${event}/register`, {
      method: 'POST',
      headers: { cookie: who.cookie, 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams({ ...FORM, ...wrong }),
    })
  const register = (who: SignedIn, call = 'register') =>
    who.send('POST', `/api/events/${id}/${call}`, CHILD)
  // By the form without script: the page that is drawn again holds what was written, and nothing else does.
  const refused = await post(parent, id, { participantAge: '0' })
  expect(refused.status).toBe(400)
  expect(refused.headers.get('cache-control')).toMatch(/no-store/)
  expect(found(JSON.stringify([...refused.headers]))).toEqual([])
  expect(found(await refused.text())).toEqual(expect.arrayContaining(Object.values(CANARIES)))
  const registered = await post(parent, id)
  expect([registered.status, await registered.text()]).toEqual([303, ''])
  expect(found(JSON.stringify([...registered.headers]))).toEqual([])
  const adult = { forWhom: 'myself', isAdult: true, participantName: 'Asha' }
  await other.send('POST', `/api/events/${id}/waitlist`, adult)
  // Refusals repeat nothing, either.
  expect((await register(parent)).status).toBe(409)
  expect((await register(parent, 'waitlist')).status).toBe(409)

  const own = await (await parent.get('/api/user/events')).text()
  expect(found(own)).toEqual(expect.arrayContaining(['Zephyrine', 'canary-needs-5c1']))
  const data = await (await parent.get('/api/account/data')).text()
  expect(found(data)).toEqual(expect.arrayContaining(Object.values(CANARIES)))

  // Whatever can be read, by whoever else there is.
  const paths = [
    ...pathsOf(app),
    '/',
    '/events',
    '/events/1',
    '/events/1/register',
    '/events/1/manage',
    '/dashboard',
    '/events.ics',
    '/events/1.ics',
    '/sitemap.xml',
  ]
  expect(paths).toContain('/api/events/1/registrations')
  for (const who of [app, other, proposer, admin])
    for (const path of paths) {
      const answer = await who.get(path)
      expect(found(await answer.text()), path).toEqual([])
    }
  expect(found(JSON.stringify(app.logged))).toEqual([])

  const before = await dump(app)
  expect(before).toContain('Zephyrine')
  // Sealed: who has the database alone reads no needs and calls nobody.
  expect(found(before)).toEqual(['Zephyrine', 'Canaryguardian Okonkwo'])
  const mails = await app.db.$client.query("select string_agg(m::text, '') from mails m")
  expect(JSON.stringify(mails.rows)).toContain('BEGIN:VCALENDAR')
  expect(found(JSON.stringify(mails.rows))).toEqual([])

  await app.db.update(events).set({ startDate: new Date(Date.now() - 31 * DAY), endDate: null })
  await eraseParticipants(app.db, app.env, new Date())
  const later = await dump(app)
  expect(found(later)).toEqual([])
  // The row keeps that there was consent, and when.
  expect(later).toContain(`,${CONSENT_VERSION},`)
  expect(found(await (await parent.get('/api/user/events')).text())).toEqual([])
})

test('who withdraws the consent has what was told of the child erased at once', async () => {
  const app = await createTestApp()
  const parent = await signInAs(app)
  await buildEvent(app.db)
  const registered = await parent.send('POST', '/api/events/1/register', CHILD)
  const { id } = (await registered.json()) as { id: number }
  expect((await parent.send('PATCH', `/api/registrations/${id}/cancel`)).status).toBe(200)
  const { rows } = await app.db.$client.query('select r::text from event_registrations r')
  expect(found(JSON.stringify(rows))).toEqual([])
})

/** What somebody writes to the site, in words that stand nowhere else. */
const LETTER = {
  name: 'Quillanthe Varga',
  email: 'canary-writer-9e4@example.org',
  phone: '+91 836 277 9153',
  subject: 'canary-subject-3b8',
  message: 'canary-message-6f0\n\nPlease call.',
}
const LETTER_NEEDLES = [
  'Quillanthe',
  'canary-writer-9e4',
  '277 9153',
  'canary-subject-3b8',
  'canary-message-6f0',
]
const foundLetter = (text: string) => LETTER_NEEDLES.filter((needle) => text.includes(needle))

test('a message is in no page, answer or log but the admins’ own, in no mail but that to the site, and after the job nowhere', async () => {
  const assets = { sheet: null, stylesheets: [], scripts: [] }
  const app = await createTestApp(
    CONTACT_SETTINGS,
    createPages({ render, renderFailure, assets, policy: null }),
  )
  const admin = await signInAs(app, { role: 'admin' })
  const other = await signInAs(app)
  const { id: listingId } = await buildListing(app.db)
  const form = { ...LETTER, kind: 'own-listing', listingId: String(listingId) }
  const post = (path: string, body: Record<string, string>) =>
    app.get(path, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams(body),
    })
  // The page that is drawn again holds what was written, for its writer alone.
  const refused = await post('/contact', { ...form, homepage: 'x' })
  expect(refused.status).toBe(400)
  expect(refused.headers.get('cache-control')).toMatch(/no-store/)
  expect(foundLetter(JSON.stringify([...refused.headers]))).toEqual([])
  expect(foundLetter(await refused.text())).toEqual(LETTER_NEEDLES)
  // One that waits for a press, and one that is proved.
  const taken = await post('/contact', form)
  expect([taken.status, await taken.text()]).toEqual([303, ''])
  expect(foundLetter(JSON.stringify([...taken.headers]))).toEqual([])
  const altcha = await prove(app.env)
  const sent = await app.send('POST', '/api/contact', { ...form, altcha })
  expect(await sent.json()).toEqual({ state: 'sent', follow: null })

  const read = await (await admin.get('/api/contact')).text()
  expect(foundLetter(read)).toEqual(LETTER_NEEDLES)
  const paths = [
    ...pathsOf(app),
    '/',
    '/contact',
    '/contact?step=sent',
    '/contact?listing=1',
    '/contact/confirm',
    '/listing/1',
    '/directory',
    '/blog',
    '/sitemap.xml',
    '/dashboard',
    '/account',
  ]
  expect(paths).toEqual(expect.arrayContaining(['/api/contact', '/api/admin/stats']))
  for (const who of [app, other])
    for (const path of paths)
      expect(foundLetter(await (await who.get(path)).text()), path).toEqual([])
  // An admin meets it in Messages and where the dashboard names the latest.
  const met: string[] = []
  for (const path of paths)
    if (foundLetter(await (await admin.get(path)).text()).length > 0) met.push(path)
  expect(met).toEqual(['/api/admin/stats', '/api/contact'])
  expect(foundLetter(JSON.stringify(app.logged))).toEqual([])

  const { rows: letters } = await app.db.$client.query<{ recipient: string; said: string }>(
    "select recipient, concat_ws(' ', subject, text, html, reply_to) as said from mails order by id",
  )
  expect(letters.map(({ recipient, said }) => [recipient, foundLetter(said)])).toEqual([
    // It repeats nothing of what was typed.
    [LETTER.email, []],
    [CONTACT_SETTINGS.CONTACT_EMAIL, LETTER_NEEDLES],
  ])
  // With the mail goes what it said.
  const server = await startMailServer()
  const sending = createMailer({ ...app.env, SMTP_URL: server.url })
  if (!sending) throw new Error('There is no way out for mails.')
  await deliverMails(app.db, sending, app.log)
  expect(server.received).toHaveLength(2)
  expect(foundLetter(JSON.stringify(app.logged))).toEqual([])

  await app.db.execute("update contact_submissions set created_at = now() - interval '13 months'")
  await forgetOldMessages(app.db)
  const later = await dump(app)
  expect(later).toContain(admin.user.email)
  expect(foundLetter(later)).toEqual([])
})

test('a report is read by admins alone, its address by nobody, and after the job it is nowhere', async () => {
  const app = await createTestApp(
    CONTACT_SETTINGS,
    createPages({
      render,
      renderFailure,
      assets: { sheet: null, stylesheets: [], scripts: [] },
      policy: null,
    }),
  )
  const admin = await signInAs(app, { role: 'admin' })
  const other = await signInAs(app)
  const { id: listingId } = await buildListing(app.db)
  const altcha = await prove(app.env)
  const { email, subject, message } = LETTER
  const said = { kind: 'wrong', listingId, report: 'unsafe', email, subject, message, altcha }
  const { follow } = await (await app.send('POST', '/api/contact', said)).json()
  const key = String(follow).replace('/report/', '')
  const paths = [
    ...pathsOf(app).filter((path) => path !== '/api/admin/reports'),
    '/listing/1',
    follow,
    `/api/reports/${key}`,
  ]
  for (const who of [app, other, admin])
    for (const path of paths)
      expect(foundLetter(await (await who.get(path)).text()), path).toEqual([])
  const read = await (await admin.get('/api/admin/reports')).text()
  expect(foundLetter(read)).toEqual(['canary-message-6f0'])
  expect(foundLetter(JSON.stringify(app.logged))).toEqual([])
  expect(JSON.stringify(app.logged)).not.toContain(key)
  const kept = await dump(app)
  expect(foundLetter(kept)).toEqual(['canary-message-6f0'])
  expect(kept).not.toContain(key)
  await app.db.execute("update listing_reports set created_at = now() - interval '13 months'")
  await forgetOldReports(app.db)
  expect(foundLetter(await dump(app))).toEqual([])
})

test('a message that its sender never confirmed is nowhere after seven days', async () => {
  const app = await createTestApp(CONTACT_SETTINGS)
  await app.send('POST', '/api/contact', LETTER)
  expect(foundLetter(await dump(app))).toEqual(LETTER_NEEDLES)
  await app.db.execute("update contact_submissions set confirm_by = now() - interval '1 second'")
  await app.db.execute("update mails set created_at = now() - interval '8 days'")
  await forgetOldMessages(app.db)
  await giveUpOldMails(app.db)
  expect(foundLetter(await dump(app))).toEqual([])
})
