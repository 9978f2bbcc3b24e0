import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { createTestApp, signInAs } from '../../tests/support/app.ts'
import type { Env } from '../context.ts'
import { sessions, users } from '../db/schema.ts'
import { answerError } from '../http/on-error.ts'
import { openSecrets } from '../start/secrets.ts'
import { requireAdmin } from './require-admin.ts'
import { requireUser } from './require-user.ts'
import { session } from './session.ts'

/** The site's own middleware before two guarded endpoints. */
async function createGuarded(settings?: Record<string, string>) {
  const app = await createTestApp(settings)
  const guarded = new Hono<Env>()
    .use(async (c, next) => {
      c.set('db', app.db)
      c.set('env', app.env)
      c.set('secretFor', openSecrets(app.env))
      await next()
    }, session)
    .get('/user', requireUser, (c) => c.json(c.var.user))
    .get('/admin', requireAdmin, (c) => c.json(c.var.user))
    .onError(answerError)
  const get = async (path: string, cookie?: string) =>
    guarded.request(path, cookie ? { headers: { cookie } } : {})
  return { ...app, guarded: get }
}

describe('session, requireUser, requireAdmin', () => {
  test('a guest gets 401, a user 403 where admins alone may, an admin 200', async () => {
    const app = await createGuarded()
    const user = await signInAs(app)
    const admin = await signInAs(app, { role: 'admin' })
    expect((await app.guarded('/user')).status).toBe(401)
    expect((await app.guarded('/admin')).status).toBe(401)
    expect((await app.guarded('/user', user.cookie)).status).toBe(200)
    expect((await app.guarded('/admin', user.cookie)).status).toBe(403)
    expect((await app.guarded('/admin', admin.cookie)).status).toBe(200)
    const answer = await app.guarded('/user', user.cookie)
    expect(await answer.json()).toEqual(user.user)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  test('a session that ran out, ended, was forged, or whose user is suspended opens nothing', async () => {
    const app = await createGuarded()
    const { user, cookie } = await signInAs(app)
    const [row] = await app.db.select().from(sessions)
    expect((await app.guarded('/user', `saath_session=${row!.sid}`)).status).toBe(401)
    expect((await app.guarded('/user', cookie.replace('.', 'x.'))).status).toBe(401)

    await app.db.update(users).set({ suspendedAt: new Date() })
    expect((await app.guarded('/user', cookie)).status).toBe(401)
    await app.db.update(users).set({ suspendedAt: null })
    await app.db.update(sessions).set({ expire: new Date(Date.now() - 1) })
    expect((await app.guarded('/user', cookie)).status).toBe(401)
    await app.db.update(sessions).set({ expire: new Date(Date.now() + 1_000_000) })
    expect((await app.guarded('/user', cookie)).status).toBe(200)
    await app.db.delete(sessions).where(eq(sessions.userId, user.id))
    expect((await app.guarded('/user', cookie)).status).toBe(401)
  })

  test('under https the cookie is __Host-, and one without the prefix is nobody', async () => {
    const app = await createGuarded({ PUBLIC_URL: 'https://saath.example.org' })
    const { cookie } = await signInAs(app)
    expect(cookie).toMatch(/^__Host-saath_session=/)
    expect((await app.guarded('/user', cookie)).status).toBe(200)
    expect((await app.guarded('/user', cookie.replace('__Host-', ''))).status).toBe(401)
  })
})
