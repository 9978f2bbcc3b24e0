import { beforeEach, expect, test } from 'vitest'
import { createTestApp, signInAs, type SignedIn, type TestApp } from '../../../tests/support/app.ts'
import { sessions } from '../../db/schema.ts'
import { changeUser, endSessionsOf } from '../../services/admin/users.ts'
import { setRole } from '../../services/accounts/users.ts'
import type { AdminUser } from '../../../shared/accounts/admin-users.ts'

let app: TestApp
let admin: SignedIn
beforeEach(async () => {
  app = await createTestApp()
  admin = await signInAs(app, { role: 'admin', firstName: 'Meera', lastName: 'Rao' })
})

const find = async (search: string) =>
  (await (
    await admin.get(`/api/admin/users?${new URLSearchParams({ search })}`)
  ).json()) as AdminUser[]
const change = (id: number, fields: object, as = admin) =>
  as.send('PATCH', `/api/admin/users/${id}`, fields)

test('GET /api/admin/users finds by name, username and address, and takes no pattern', async () => {
  const asha = await signInAs(app, { firstName: 'Asha', lastName: 'Naik', email: 'a@goa.example' })
  expect(await find('asha na')).toMatchObject([{ id: asha.user.id, openSessions: 1 }])
  expect(await find('GOA.example')).toHaveLength(1)
  expect(await find(asha.user.username)).toHaveLength(1)
  expect(await find('%')).toEqual([])
  expect(await find('')).toHaveLength(2)
  expect(await (await admin.get('/api/admin/users?role=admin')).json()).toHaveLength(1)
  expect(JSON.stringify(await find(''))).not.toMatch(/password|sid/)
})

test('GET /api/admin/users comes in pages, the newest first', async () => {
  for (const firstName of ['One', 'Two', 'Three']) await signInAs(app, { firstName })
  const page = await admin.get('/api/admin/users?limit=2')
  expect(page.headers.get('x-total-count')).toBe('4')
  expect(await page.json()).toMatchObject([{ firstName: 'Three' }, { firstName: 'Two' }])
  expect(await (await admin.get('/api/admin/users?limit=2&offset=3')).json()).toHaveLength(1)
})

test('every call under /api/admin/users is for admins alone', async () => {
  const asha = await signInAs(app)
  const calls: [string, string, object?][] = [
    ['GET', '/api/admin/users'],
    ['PATCH', `/api/admin/users/${asha.user.id}`, { role: 'admin' }],
    ['DELETE', `/api/admin/users/${admin.user.id}/sessions`],
  ]
  for (const [method, path, body] of calls) {
    expect((await app.send(method, path, body)).status).toBe(401)
    expect((await asha.send(method, path, body)).status).toBe(403)
  }
  expect(await app.db.query.auditLog.findMany()).toEqual([])
})

test('PATCH /api/admin/users/:id makes an admin, ends the sessions and is written down', async () => {
  const asha = await signInAs(app)
  expect(await (await change(asha.user.id, { role: 'admin' })).json()).toMatchObject({
    role: 'admin',
    openSessions: 0,
  })
  expect((await asha.get('/api/user/likes')).status).toBe(401)
  const again = await change(asha.user.id, { role: 'user', reason: 'Moved away' })
  expect(await again.json()).toMatchObject({ role: 'user' })
  expect((await change(asha.user.id, { role: 'owner' })).status).toBe(400)
  expect((await change(99_999, { role: 'user' })).status).toBe(404)
  expect(await app.db.query.auditLog.findMany()).toMatchObject([
    { adminId: admin.user.id, action: 'user.role', subjectId: asha.user.id, detail: 'admin' },
    { action: 'user.role', detail: 'user: Moved away' },
  ])
})

test('PATCH /api/admin/users/:id suspends, which ends the sessions, until the account is given back', async () => {
  const asha = await signInAs(app)
  const reason = 'Advertising in reviews'
  const suspended = await change(asha.user.id, { isSuspended: true, reason })
  expect(await suspended.json()).toMatchObject({ isSuspended: true, openSessions: 0 })
  expect((await asha.get('/api/user/likes')).status).toBe(401)
  const restored = await change(asha.user.id, { isSuspended: false })
  expect(await restored.json()).toMatchObject({ isSuspended: false })
  expect(await app.db.query.auditLog.findMany()).toMatchObject([
    { action: 'user.suspend', detail: reason },
    { action: 'user.restore' },
  ])
})

test('a change that changes nothing ends no session and is not written down', async () => {
  const asha = await signInAs(app)
  await change(asha.user.id, { role: 'user', isSuspended: false })
  expect((await asha.get('/api/user/likes')).status).toBe(200)
  expect(await app.db.query.auditLog.findMany()).toEqual([])
})

test('nobody changes their own account, so no admin can be the last one to leave', async () => {
  for (const fields of [{ role: 'user' }, { isSuspended: true }])
    expect((await change(admin.user.id, fields)).status).toBe(422)
})

test('whose role was taken while the request was on its way does nothing more', async () => {
  await signInAs(app, { role: 'admin' })
  const { user } = await signInAs(app)
  await setRole(app.db, admin.user.id, 'user')
  const refused = expect.objectContaining({ code: 'forbidden' })
  const taken: Promise<unknown>[] = [
    changeUser(app.db, admin.user, user.id, { role: 'admin', reason: '' }),
    endSessionsOf(app.db, admin.user, user.id),
  ]
  await Promise.all(taken.map((attempt) => expect(attempt).rejects.toEqual(refused)))
  expect(await app.db.query.auditLog.findMany()).toEqual([])
})

test('DELETE /api/admin/users/:id/sessions signs somebody out everywhere and is written down', async () => {
  const asha = await signInAs(app)
  const path = `/api/admin/users/${asha.user.id}/sessions`
  expect((await admin.send('DELETE', path)).status).toBe(200)
  expect((await asha.get('/api/user/likes')).status).toBe(401)
  expect(await app.db.$count(sessions)).toBe(1)
  expect((await admin.send('DELETE', '/api/admin/users/99/sessions')).status).toBe(404)
  expect(await app.db.query.auditLog.findMany()).toMatchObject([{ action: 'user.end-sessions' }])
})
