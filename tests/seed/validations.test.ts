import { eq } from 'drizzle-orm'
import { beforeAll, expect } from 'vitest'
import {
  accounts,
  categories,
  listings,
  newsletterSubscriptions,
  users,
} from '../../server/db/schema.ts'
import { daysOfSpan, endAfter } from '../../shared/advertising/days.ts'
import { ADULT as ADULT_AGE } from '../../shared/events/registration-state.ts'
import { addDays, indianDay } from '../../shared/indian-days.ts'
import { signInAs, type SignedIn, type TestApp } from '../support/app.ts'
import { csvForm, csvOf, ROW } from '../support/csv.ts'
import { buildEvent, buildUser } from '../support/factories.ts'
import { CHILD } from '../support/participants.ts'
import { sendForm } from '../support/pictures.ts'
import { exercise, type Row } from './rows.ts'
import * as scene from './scene.ts'

/** Each rule of §5 with values that it accepts, and values that it refuses. */

interface Value {
  value: unknown
  note?: string
  message?: string | null
  outcome?: string
}
interface Rule extends Row {
  form: string
  field: string
  rule: string
  limit: unknown
  accepted: Value[]
  refused: Value[]
  call?: string
}

let app: TestApp
let admin: SignedIn
beforeAll(async () => {
  app = await scene.createScene()
  admin = await signInAs(app, { role: 'admin' })
})

exercise<Rule>('validations', 'answer', (row) => {
  const own = OWN[row.id] ?? OWN[row.rule]
  if (own) return () => own(row)
  const send = SENDERS[row.call ?? row.form]
  return (
    send &&
    (row.rule === 'server-managed' ? () => expectUnheard(row) : () => expectJudged(row, send))
  )
})

interface Said {
  isTaken: boolean
  /** What was kept of the field. */
  kept: unknown
  /** The sentence at the field. */
  sentence: string | undefined
}
/** A refusal is a sentence, not a fault that the database caught. */
function isTaken(status: number): boolean {
  expect(status).toBeLessThan(500)
  return status === 200
}
type Send = (field: string, value: unknown) => Promise<Said>

async function expectJudged({ field, accepted, refused }: Rule, send: Send): Promise<void> {
  for (const { value, note } of accepted) {
    const said = await send(field, built(value))
    expect(said, `accepts ${JSON.stringify(value)}`).toMatchObject({ isTaken: true })
    if (note && /^\d+( |$)/.test(note)) expect(said.kept).toBe(Number.parseInt(note, 10))
  }
  for (const { value, message, outcome } of refused) {
    const said = await send(field, built(value))
    const [, becomes] = /becomes (\d+)/.exec(outcome ?? '') ?? []
    if (becomes) expect(said.kept, `${JSON.stringify(value)} becomes`).toBe(Number(becomes))
    else if (outcome?.startsWith('no effect'))
      expect(said.kept ?? 'of the account').not.toBe(built(value))
    else expect(said, `refuses ${JSON.stringify(value)}`).toMatchObject({ isTaken: false })
    if (message) expect(said.sentence).toBe(message)
  }
}

/** What a value of the table stands for; null is a field that is left out. */
function built(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value ?? undefined
  const { repeat, times, prefix = '', suffix = '' } = value as Record<string, string>
  return repeat ? `${prefix}${repeat.repeat(Number(times))}${suffix}` : value
}

/** By the endpoint, as the body of a call that is right otherwise. */
const byCall =
  (call: string, who: 'guest' | 'owner' | 'admin', base: object = {}): Send =>
  async (field, value) => {
    const asked = await scene.prepare(app, call)
    const about = field === 'participantAge' && Number(value ?? ADULT_AGE) < ADULT_AGE ? CHILD : {}
    const actor = { guest: null, owner: asked.owner, admin: await signInAs(app, { role: 'admin' }) }
    const body = { ...(asked.body as object), ...base, ...about, [field]: value }
    const answer = await scene.make(app, call, { ...asked, body }, actor[who])
    const answered = await answer.json()
    return {
      isTaken: isTaken(answer.status),
      kept: answered?.[field],
      sentence: answered?.fields?.[field],
    }
  }

/** As a cell of a file of one row. */
const byFile: Send = async (field, value) => {
  const beside = BESIDE[field]?.(value) ?? {}
  const row = { ...ROW, name: `Centre ${Math.random()}`, ...beside, [field]: String(value ?? '') }
  const { summary, errors } = await importFile(csvOf([row]))
  return { isTaken: summary?.failed === 0, kept: undefined, sentence: errors?.[0]?.error }
}

/** A position has two halves. */
const BESIDE: Record<string, (value: unknown) => Record<string, string>> = {
  latitude: (value) => ({ longitude: value ? '73.8089' : '' }),
  longitude: (value) => ({ latitude: value ? '15.5916' : '' }),
}

const IMPORT = '/api/admin/listings/import?duplicates=create'
async function importFile(content: string, name?: string) {
  const form = csvForm(content, name)
  // Sixty files an hour are too many for one account.
  const { cookie } = await signInAs(app, { role: 'admin' })
  const answer = await sendForm(app, 'POST', IMPORT, form, cookie)
  const body = await answer.json()
  return {
    status: answer.status,
    message: body.message,
    summary: body.summary,
    errors: body.errors,
  }
}

const EVENT = {
  title: 'Craft morning',
  description: 'Paper and clay.',
  startDay: addDays(indianDay(new Date()), 30),
  location: 'Community hall, Ponda',
  organizer: 'Ponda parents',
}
const byEvent: Send = async (field, value) => {
  const user = await signInAs(app)
  const answer = await user.send('POST', '/api/events', { ...EVENT, [field]: value })
  const body = await answer.json()
  return { isTaken: isTaken(answer.status), kept: body[field], sentence: body.fields?.[field] }
}

const signUp = async (fields: object) => {
  const email = `new${Math.random()}@example.org`
  const typed = { email, password: 'tamarind river 42', firstName: 'Asha', isAdult: true }
  const answer = await app.send('POST', '/api/auth/sign-up', { ...typed, ...fields })
  const body = await answer.json()
  return { status: answer.status, fields: body.fields }
}
const byAccount: Send = async (field, value) => {
  const { status, fields } = await signUp({ [field]: value })
  return { isTaken: isTaken(status), kept: undefined, sentence: fields?.[field] }
}

const SENDERS: Record<string, Send> = {
  newsletter: byCall('POST /api/newsletter', 'guest'),
  'POST /api/newsletter': byCall('POST /api/newsletter', 'guest'),
  'POST /api/contact': byCall('POST /api/contact', 'guest'),
  'POST /api/submissions': byCall('POST /api/submissions', 'owner'),
  'POST /api/listings/{id}/reviews': byCall('POST /api/listings/{id}/reviews', 'owner'),
  'POST /api/events/{id}/register': byCall('POST /api/events/{id}/register', 'owner'),
  'POST /api/blog': byCall('POST /api/blog', 'admin'),
  'blog form': byCall('POST /api/blog', 'admin'),
  'POST /api/advertisements': byCall('POST /api/advertisements', 'admin'),
  'ad form': byCall('POST /api/advertisements', 'admin'),
  'PATCH /api/submissions/{id}/status': byCall('PATCH /api/submissions/{id}/status', 'admin', {
    status: 'rejected',
  }),
  'POST /api/admin/listings/import': byFile,
  'CSV import': byFile,
  'event form': byEvent,
  'account form': byAccount,
  account: byAccount,
  review: byCall('POST /api/listings/{id}/reviews', 'owner'),
}

/** What is the server’s to say: a request that names it is refused, or not heard. */
async function expectUnheard({ field, refused: [given], call = '' }: Rule): Promise<void> {
  const { value } = given!
  if (call.endsWith('/import')) return expectColumnUnheard(field, String(value))
  const asked = await scene.prepare(app, call)
  const who = /blog|advert/.test(call) ? await signInAs(app, { role: 'admin' }) : asked.owner
  const answer = await scene.make(
    app,
    call,
    { ...asked, body: { ...(asked.body as object), [field]: value } },
    who,
  )
  const body = await answer.json()
  if (answer.status === 400) return expect(body.code).toBe('invalid')
  expect(answer.status).toBe(200)
  // Where a call answers nothing of what it kept, a moderator’s list or the database says it.
  const kept = body[field] ?? JSON.stringify(await keptOf(call))
  expect(kept).not.toBe(value)
  expect(String(kept)).not.toContain('2000-01-01')
}

const keptOf = (call: string) =>
  call.endsWith('newsletter')
    ? app.db.select().from(newsletterSubscriptions)
    : call.endsWith('contact')
      ? admin.get('/api/contact').then((answer) => answer.json())
      : []

async function expectColumnUnheard(field: string, value: string): Promise<void> {
  const name = `Centre ${Math.random()}`
  await importFile(csvOf([{ ...ROW, name, [field]: value }]))
  const [kept] = await app.db.select().from(listings).where(eq(listings.name, name))
  // A column that it does not know is named, and no row is written; a number that names no row is an error.
  if (kept) expect(String(kept[field as keyof typeof kept])).not.toBe(value)
}

type Own = (row: Rule) => unknown

/** A page that asks is the same for all forms of a text (ruling 5). */
const FREE_TEXTS: [call: string, field: string, who: 'guest' | 'owner' | 'admin'][] = [
  ['POST /api/listings/{id}/reviews', 'reviewText', 'owner'],
  ['POST /api/contact', 'message', 'guest'],
  ['POST /api/submissions', 'description', 'owner'],
  ['PATCH /api/submissions/{id}/status', 'adminNotes', 'admin'],
  ['POST /api/blog', 'content', 'admin'],
]

const bounds: Own = async ({ form }) => {
  const call = form === 'contact' ? 'POST /api/contact' : 'POST /api/submissions'
  const send = SENDERS[call]!
  const most =
    form === 'contact'
      ? { name: 100, subject: 200, message: 5_000 }
      : { name: 200, description: 5_000 }
  for (const [field, length] of Object.entries(most)) {
    expect(await send(field, 'x'.repeat(length))).toMatchObject({ isTaken: true })
    expect(await send(field, 'x'.repeat(length + 1))).toMatchObject({ isTaken: false })
  }
}

const loginRequired =
  (call: string): Own =>
  async () => {
    const asked = await scene.prepare(app, call)
    expect((await scene.make(app, call, asked, null)).status).toBe(401)
    expect((await scene.make(app, call, asked, asked.owner)).status).toBe(200)
  }

const suggestions = async (query: string) => {
  const answer = await app.get(`/api/places?q=${encodeURIComponent(query)}`)
  return answer.status === 200
    ? ((await answer.json()) as { name: string }[]).map(({ name }) => name)
    : []
}

const registers = (fields: Parameters<typeof buildEvent>[1]) => async () => {
  const { id } = await buildEvent(app.db, fields)
  const user = await signInAs(app)
  const answer = await user.send('POST', `/api/events/${id}/register`, scene.REGISTRATION)
  const { state } = await (await app.get(`/api/events/${id}/registration`)).json()
  return { isTaken: isTaken(answer.status), state }
}
const DAY = 86_400_000
const ago = new Date(Date.now() - 60_000)
const later = new Date(Date.now() + 20 * DAY)

const isUnique = async (insert: () => Promise<unknown>) => {
  await insert()
  await expect(insert()).rejects.toThrow()
}

const OWN: Record<string, Own> = {
  'validations-006': async ({ refused: [given] }) => {
    for (const value of [given!.value, false]) {
      const name = `Centre ${Math.random()}`
      await importFile(csvOf([{ ...ROW, name, isApproved: String(value) }]))
      const [kept] = await app.db.select().from(listings).where(eq(listings.name, name))
      expect(kept?.isApproved).toBe(value)
    }
  },
  'validations-111': async () => {
    const send = SENDERS['blog form']!
    expect(await send('readTime', undefined)).toMatchObject({ isTaken: true, kept: 5 })
    expect(await send('readTime', 'abc')).toMatchObject({ isTaken: true, kept: 0 })
  },
  'bounds not shown': bounds,
  'validations-067': async ({ limit }) => {
    // It takes no input (ruling 20): the column keeps it.
    await buildUser(app.db, { username: 'x'.repeat(Number(limit)) })
    await expect(buildUser(app.db, { username: 'x'.repeat(Number(limit) + 1) })).rejects.toThrow()
  },
  'validations-075': async ({ accepted, refused }) => {
    for (const [call, field, who] of FREE_TEXTS) {
      const send = byCall(call, who, call.startsWith('PATCH') ? { status: 'rejected' } : {})
      for (const { value } of accepted)
        expect(await send(field, value), `${call} ${String(value)}`).toMatchObject({
          isTaken: true,
        })
      for (const { value } of refused)
        expect(await send(field, value), call).toMatchObject({ isTaken: false })
    }
  },
  'validations-076': loginRequired('POST /api/listings/{id}/reviews'),
  'validations-077': async ({ accepted, refused }) => {
    const send = SENDERS['POST /api/listings/{id}/reviews']!
    for (const { value } of accepted)
      expect(await send('reviewText', value)).toMatchObject({
        isTaken: true,
        kept: String(value).trim(),
      })
    for (const { value, message } of refused)
      expect(await send('reviewText', value)).toMatchObject({
        isTaken: false,
        sentence: (message as unknown as { description: string }).description,
      })
  },
  'validations-079': async ({ accepted, refused }) => {
    const send = SENDERS['POST /api/listings/{id}/reviews']!
    for (const { value } of accepted.filter(({ value }) => typeof value === 'number'))
      expect(await send('rating', value)).toMatchObject({ isTaken: true, kept: value })
    for (const { value } of refused)
      expect(await send('rating', value), String(value)).toMatchObject({ isTaken: false })
  },
  'validations-080': loginRequired('POST /api/listings/{id}/reviews'),
  'validations-081': loginRequired('POST /api/listings/{id}/like'),
  'validations-102': async ({ accepted, refused }) => {
    const send = byCall('PATCH /api/submissions/{id}/status', 'admin', { status: 'approved' })
    for (const { value } of accepted)
      expect(await send('adminNotes', value ?? undefined)).toMatchObject({ isTaken: true })
    const wrong = byCall('PATCH /api/submissions/{id}/status', 'admin', refused[0]!.value as object)
    expect(await wrong('status', 'rejected')).toMatchObject({ isTaken: false })
  },
  'validations-113': async ({ accepted, refused }) => {
    for (const { value } of accepted) expect(await suggestions(String(value))).not.toEqual([])
    for (const { value } of refused) expect(await suggestions(String(value))).toEqual([])
  },
  'validations-114': async ({ limit }) => expect((await suggestions('ma')).length).toBe(limit),
  'validations-115': async ({ accepted, refused }) => {
    for (const { value, note } of accepted) expect(await suggestions(String(value))).toContain(note)
    for (const { value } of refused) expect(await suggestions(String(value))).toEqual([])
  },
  'validations-123': async ({ accepted, refused }) => {
    const start = new Date()
    const lasting = async (days: number) =>
      (
        await (
          await signInAs(app, { role: 'admin' })
        ).send('POST', '/api/advertisements', {
          ...scene.ADVERTISEMENT,
          startDate: start.toISOString(),
          endDate: endAfter(start, days).toISOString(),
        })
      ).status
    const typed = (days: unknown) => daysOfSpan({ duration: 'custom', days: String(days) })
    for (const { value } of accepted) {
      expect(typed(value)).toBe(value)
      expect(await lasting(Number(value))).toBe(200)
    }
    for (const { value, outcome } of refused)
      if (outcome) expect(typed(value)).toBe(1)
      else expect(await lasting(typed(value)), String(value)).toBe(400)
  },
  'validations-124': async ({ accepted, refused }) => {
    const file = (name: unknown) =>
      importFile(csvOf([{ ...ROW, name: `Centre ${Math.random()}` }]), String(name))
    for (const { value } of accepted) expect((await file(value)).status).toBe(200)
    for (const { value, message } of refused)
      expect(await file(value)).toMatchObject({
        status: 400,
        message: (message as unknown as { description: string }).description,
      })
  },
  'validations-125': async ({ refused: [none] }) => {
    const answer = await sendForm(
      app,
      'POST',
      '/api/admin/listings/import',
      new FormData(),
      admin.cookie,
    )
    const { description } = none!.message as unknown as { description: string }
    expect([answer.status, (await answer.json()).message]).toEqual([400, description])
  },
  'validations-126': async () => {
    const head = 'name,categoryId,description,address,phone,region\r\n'
    const cells = 'therapists,Speech therapy.,Church Road,0832 2262345,Goa\r\n'
    expect((await importFile(`${head}"Asha Centre, Mapusa 126",${cells}`)).summary.failed).toBe(0)
    const moved = await importFile(`${head}Asha Centre, Mapusa 127,${cells}`)
    expect(moved.summary?.failed ?? 1).toBe(1)
  },
  'validations-129': async ({ refused }) => {
    const [first] = await app.db.select().from(categories)
    expect(await byFile('categoryId', first!.id)).toMatchObject({ isTaken: true })
    for (const { value } of refused)
      expect(await byFile('categoryId', value)).toMatchObject({ isTaken: false })
  },
  'validations-143': async ({ accepted, refused }) => {
    const file = async (value: unknown) =>
      importFile(
        csvOf([{ ...ROW, name: `Centre ${Math.random()}`, ...(value as Record<string, string>) }]),
      )
    for (const { value } of accepted) expect((await file(value)).summary.failed).toBe(0)
    for (const { value } of refused) {
      const { errors, summary } = await file(value)
      expect(summary.failed, JSON.stringify(value)).toBe(1)
      expect(errors[0].error).toContain('not exact')
    }
  },
  'validations-156': async ({ accepted, refused }) => {
    const found = async (value: unknown) => {
      const answer = await app.get(`/api/listings?category=${String(value)}`)
      return [answer.status, ((await answer.json()) as unknown[]).length > 0]
    }
    await scene.aListing(app)
    expect(await found('special-schools')).toEqual([200, true])
    for (const { value } of accepted) expect((await found(value))[0]).toBe(200)
    for (const { value } of refused) expect(await found(value)).toEqual([200, false])
  },
  'validations-157': async ({ refused: [second] }) => {
    const asked = await scene.prepare(app, 'POST /api/listings/{id}/reviews')
    const write = () => scene.make(app, 'POST /api/listings/{id}/reviews', asked, asked.owner)
    expect((await write()).status).toBe(200)
    const again = await write()
    expect([again.status, (await again.json()).message]).toEqual([409, second!.message])
  },
  'validations-158': async () => {
    const asked = await scene.prepare(app, 'POST /api/events/{id}/register')
    const take = () => scene.make(app, 'POST /api/events/{id}/register', asked, asked.owner)
    const { id } = await (await take()).json()
    expect((await take()).status).toBe(409)
    await asked.owner.send('PATCH', `/api/registrations/${id}/cancel`)
    expect((await take()).status).toBe(200)
  },
  'validations-159': async () => {
    expect(await registers({})()).toEqual({ isTaken: true, state: 'open' })
    expect(await registers({ startDate: ago })()).toEqual({ isTaken: false, state: 'past' })
  },
  'validations-160': async () => {
    expect(await registers({ registrationDeadline: later })()).toMatchObject({ isTaken: true })
    expect(await registers({ registrationDeadline: ago })()).toEqual({
      isTaken: false,
      state: 'closed',
    })
  },
  'validations-161': async ({ accepted, refused }) => {
    for (const { value } of accepted)
      expect(await registers(value as object)(), JSON.stringify(value)).toMatchObject({
        isTaken: true,
      })
    // The database holds no more than the maximum.
    const [full, over] = refused
    expect(await registers(full!.value as object)()).toEqual({ isTaken: false, state: 'full' })
    await expect(registers(over!.value as object)()).rejects.toThrow()
  },
  'validations-162': async () => {
    const { email } = await buildUser(app.db)
    expect((await signUp({ email })).status).toBe(200)
    expect(await app.db.$count(users, eq(users.email, email))).toBe(1)
    await isUnique(() => buildUser(app.db, { email: 'one@example.org' }))
  },
  'validations-163': () => isUnique(() => buildUser(app.db, { username: 'asha' })),
  'validations-164': async () => {
    const { id: userId } = await buildUser(app.db)
    await isUnique(() =>
      app.db.insert(accounts).values({ userId, providerId: 'google', accountId: 'one' }),
    )
  },
  'validations-165': () => {
    const row = { name: 'Music', description: 'Music.', icon: 'music', color: '#123456' }
    return isUnique(() =>
      app.db.insert(categories).values({ ...row, slug: 'music-therapy' as never }),
    )
  },
  'validations-166': async () => {
    const send = byCall('POST /api/blog', 'admin')
    const slugs = [await send('title', 'Twice'), await send('title', 'Twice')]
    expect(slugs.every(({ isTaken }) => isTaken)).toBe(true)
    expect((await send('slug', 'my-own-slug')).isTaken).toBe(false)
    const { posts } = {
      posts: (await (await admin.get('/api/blog?search=Twice')).json()) as { slug: string }[],
    }
    expect(new Set(posts.map(({ slug }) => slug)).size).toBe(2)
  },
  'validations-167': async () => {
    const email = 'twice@example.org'
    for (let time = 0; time < 2; time += 1)
      expect((await app.send('POST', '/api/newsletter', { email })).status).toBe(200)
    expect(
      await app.db.$count(newsletterSubscriptions, eq(newsletterSubscriptions.email, email)),
    ).toBe(1)
  },
}
