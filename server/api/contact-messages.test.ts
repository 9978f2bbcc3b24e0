import { asc } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Message } from '../../shared/contact/contact.ts'
import { createTestApp, signInAs, type SignedIn, type TestApp } from '../../tests/support/app.ts'
import { CONTACT_SETTINGS, MESSAGE } from '../../tests/support/contact.ts'
import { emptyDatabase } from '../../tests/support/database.ts'
import { buildUser } from '../../tests/support/factories.ts'
import { auditLog, contactSubmissions, mails } from '../db/schema.ts'
import { deleteAccount } from '../services/accounts/deletion.ts'
import { deleteMessage, markMessage } from '../services/contact/messages.ts'
import { forgetOldMessages } from '../services/retention.ts'
import { sendDigest } from '../services/admin/what-waits.ts'

let app: TestApp
beforeEach(async () => {
  await emptyDatabase()
  app = await createTestApp(CONTACT_SETTINGS)
})

const kept = () => app.db.select().from(contactSubmissions).orderBy(asc(contactSubmissions.id))
const queued = () => app.db.select().from(mails).orderBy(asc(mails.id))

const data = async (user: SignedIn) => (await user.get('/api/account/data')).json()

const write = async (
  subject: string,
  fields: Partial<typeof contactSubmissions.$inferInsert> = {},
) => {
  const [row] = await app.db
    .insert(contactSubmissions)
    .values({ ...MESSAGE, subject, ...fields })
    .returning()
  return row?.id ?? 0
}

describe('for admins', () => {
  let admin: SignedIn
  beforeEach(async () => {
    admin = await signInAs(app, { role: 'admin' })
  })

  async function find(query: string) {
    const answer = await admin.get(`/api/contact${query}`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toContain('no-store')
    const messages = (await answer.json()) as Message[]
    return [answer.headers.get('x-total-count'), ...messages.map(({ subject }) => subject)]
  }

  test('GET /api/contact lists, narrows, finds and pages', async () => {
    await write('First', { createdAt: new Date('2026-01-01') })
    await write('Second', {
      createdAt: new Date('2026-01-02'),
      kind: 'missing',
      message: 'A 100% sure_thing',
    })
    const third = await write('Third', {
      createdAt: new Date('2026-01-03'),
      isRead: true,
      name: 'Ravi',
    })
    await write('Unconfirmed', { confirmBy: new Date('2099-01-01') })
    expect(await find('')).toEqual(['3', 'Third', 'Second', 'First'])
    expect(await find('?show=unread')).toEqual(['2', 'First', 'Second'])
    expect(await find('?show=read')).toEqual(['1', 'Third'])
    expect(await find('?kind=missing')).toEqual(['1', 'Second'])
    expect(await find('?search=RAVI')).toEqual(['1', 'Third'])
    expect(await find('?search=100%25 sure_')).toEqual(['1', 'Second'])
    expect(await find('?search=100_')).toEqual(['0'])
    expect(await find(`?id=${third}`)).toEqual(['1', 'Third'])
    expect(await find('?limit=2&offset=2')).toEqual(['3', 'First'])
  })

  test('PATCH /api/contact/:id marks both ways', async () => {
    const id = await write('First')
    for (const isRead of [true, false]) {
      const answer = await admin.send('PATCH', `/api/contact/${id}`, { isRead })
      expect(await answer.json()).toMatchObject({ id, isRead })
    }
    expect(
      (await admin.send('PATCH', `/api/contact/${id}`, { isRead: true, name: 'x' })).status,
    ).toBe(400)
    expect((await admin.send('PATCH', `/api/contact/4711`, { isRead: true })).status).toBe(404)
  })

  test('DELETE /api/contact/:id is written down', async () => {
    const id = await write('First')
    expect((await admin.send('DELETE', `/api/contact/${id}`)).status).toBe(200)
    expect((await admin.send('DELETE', `/api/contact/${id}`)).status).toBe(404)
    expect(await kept()).toEqual([])
    expect(await app.db.select().from(auditLog)).toMatchObject([
      { action: 'message.delete', subjectId: id, adminId: admin.user.id, detail: null },
    ])
  })

  test('an admin whose role was taken meanwhile changes nothing', async () => {
    const id = await write('Kept')
    const nobody = await buildUser(app.db)
    await expect(markMessage(app.db, nobody, id, true)).rejects.toThrow(/admins/)
    await expect(deleteMessage(app.db, nobody, id)).rejects.toThrow(/admins/)
    expect(await kept()).toMatchObject([{ subject: 'Kept', isRead: false }])
  })

  test('the dashboard has the five latest and how many are unread', async () => {
    for (let i = 1; i <= 6; i++) await write(`Message ${i}`, { isRead: i === 6 })
    const stats = await (await admin.get('/api/admin/stats')).json()
    expect(stats.unreadMessages).toBe(5)
    expect(stats.latestMessages.map(({ subject }: Message) => subject)).toEqual(
      [6, 5, 4, 3, 2].map((i) => `Message ${i}`),
    )
  })

  test('the daily mail names what is unread', async () => {
    await write('Read me')
    await write('Done', { isRead: true })
    await write('Unconfirmed', { confirmBy: new Date('2099-01-01') })
    await sendDigest(app.db, app.env)
    const [mail] = await queued()
    expect(mail?.text).toContain('1 message: Read me, since')
    expect(mail?.text).not.toMatch(/Done|Unconfirmed/)
  })

  test('a message is forgotten after 12 months', async () => {
    await write('Old', { createdAt: new Date(Date.now() - 367 * 86_400_000) })
    await write('Young', { createdAt: new Date(Date.now() - 364 * 86_400_000) })
    await write('Waits', { confirmBy: new Date(Date.now() + 60_000) })
    await write('Waited', { confirmBy: new Date(Date.now() - 60_000) })
    await forgetOldMessages(app.db)
    expect((await kept()).map(({ subject }) => subject)).toEqual(['Young', 'Waits'])
  })

  test('a message belongs to the confirmed account with its address', async () => {
    await write('Mine', { email: 'ravi@example.org' })
    await write('Not mine')
    const stranger = await signInAs(app, { email: 'asha@example.org', isEmailVerified: false })
    const owner = await signInAs(app, { email: 'ravi@example.org', isEmailVerified: true })
    expect((await data(stranger)).messages).toEqual([])
    expect((await data(owner)).messages).toMatchObject([{ subject: 'Mine' }])
    await deleteAccount(app.db, app.env, stranger.user)
    await deleteAccount(app.db, app.env, owner.user)
    expect((await kept()).map(({ subject }) => subject)).toEqual(['Not mine'])
  })
})
