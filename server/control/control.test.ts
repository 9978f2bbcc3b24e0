import { spawn } from 'node:child_process'
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, signInAs, type TestApp } from '../../tests/support/app.ts'
import { plainEnvironment } from '../../tests/support/environment.ts'
import { visit } from '../../tests/support/browser.ts'
import { buildListing, buildUser } from '../../tests/support/factories.ts'
import { openDatabase } from '../db/open.ts'
import { accounts, auditLog, listings, users } from '../db/schema.ts'
import { readEnv } from '../env/env.ts'
import { openControl } from './open.ts'
import { ask, listen } from './socket.ts'

let folder: string
let app: TestApp
let stop: () => Promise<void>

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'saath-control-'))
  app = await createTestApp({ DATA_DIR: folder })
  stop = async () => {}
})
afterEach(async () => {
  await stop()
  rmSync(folder, { recursive: true })
})

/** `npm run admin -- …` as its own process, beside the site or without one. */
async function admin(...args: string[]) {
  const child = spawn(process.execPath, ['scripts/admin.ts', ...args], {
    env: { ...plainEnvironment(), DATA_DIR: folder, LOG_LEVEL: 'silent' },
  })
  const output: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk))
  const code = await new Promise((resolve) => child.on('close', resolve))
  return { code, output: Buffer.concat(output).toString() }
}

const start = async () => {
  stop = await openControl({ db: app.db, env: app.env, log: app.log })
}
const run = (command: string, ...args: string[]) => ask(folder, command, args)

test('commands reach a site whose folder is too deep down for a socket, also in bytes, and know when none runs', async () => {
  for (const name of ['long'.repeat(30), 'साथ'.repeat(10)]) {
    const deep = join(folder, name)
    expect(await ask(deep, 'a', [])).toBe(undefined)
    const end = await listen(deep, async (command) => [command])
    expect(statSync(readlinkSync(join(deep, 'control-socket'))).mode & 0o777).toBe(0o700)
    expect(await ask(deep, 'a', [])).toEqual(['a'])
    await end()
    expect(await ask(deep, 'a', [])).toBe(undefined)
    expect(readdirSync(deep)).toEqual([])
  }
})

describe('npm run admin -- grant', () => {
  test('while the site runs: makes the account, and its link signs in once as admin', async () => {
    await start()
    const { code, output } = await admin('grant', 'Asha@Example.org')
    expect({ code, output }).toMatchObject({ code: 0 })
    expect(output).toContain('asha@example.org is now an admin.')
    const [link = ''] = /http\S+/.exec(output) ?? []
    const browser = visit(app)
    expect((await browser.confirm(link)).headers.get('location')).toBe('/admin')
    expect(await browser.whoAmI()).toMatchObject({
      email: 'asha@example.org',
      role: 'admin',
      isEmailVerified: true,
    })
    expect((await visit(app).confirm(link)).headers.get('location')).toContain('link-used')
  })

  test('the link is of no use after fifteen minutes', async () => {
    await start()
    const [, , link = ''] = (await run('admin grant', 'asha@example.org')) ?? []
    await app.db.execute("update verifications set expires_at = expires_at - interval '15 minutes'")
    expect((await visit(app).confirm(link)).headers.get('location')).toContain('link-used')
  })

  test('an account that is there becomes admin and signs in anew', async () => {
    await start()
    const user = await signInAs(app)
    await run('admin grant', user.user.email)
    expect((await user.get('/api/auth/user')).status).toBe(401)
    expect(await run('admin list')).toEqual([user.user.email])
  })

  test('what somebody set up with the address before is not inherited', async () => {
    await start()
    const { id, email } = await buildUser(app.db, { isEmailVerified: false })
    await app.db
      .insert(accounts)
      .values({ userId: id, providerId: 'credential', accountId: String(id), password: 'x:y' })
    await run('admin grant', email)
    expect(await app.db.$count(accounts)).toBe(0)
  })

  test('refuses what is no address, with exit code 1', async () => {
    await start()
    const { code, output } = await admin('grant', 'asha')
    expect(code).toBe(1)
    expect(output).toContain('Please give the email address')
    expect(await app.db.$count(users)).toBe(0)
  })
})

describe('npm run admin -- link', () => {
  test('while the site runs: its link signs in once, as what the account is', async () => {
    await start()
    const { email } = await buildUser(app.db)
    const { code, output } = await admin('link', email.toUpperCase())
    expect({ code, output }).toMatchObject({ code: 0 })
    const [link = ''] = /http\S+/.exec(output) ?? []
    const browser = visit(app)
    expect((await browser.confirm(link)).headers.get('location')).toBe('/')
    expect(await browser.whoAmI()).toMatchObject({ email, role: 'user' })
    expect((await visit(app).confirm(link)).headers.get('location')).toContain('link-used')
  })

  test('makes an account only for somebody who said to be 18 or older', async () => {
    await start()
    const refused = await admin('link', 'asha@example.org')
    expect(refused.code).toBe(1)
    expect(refused.output).toContain('Add --adult to make one')
    expect(await app.db.$count(users)).toBe(0)
    const [, , link = ''] = (await run('admin link', 'asha@example.org', '--adult')) ?? []
    const browser = visit(app)
    await browser.confirm(link)
    expect(await browser.whoAmI()).toMatchObject({ email: 'asha@example.org', role: 'user' })
    const [made] = await app.db.select().from(users)
    expect(made?.adultSince).not.toBeNull()
  })

  test('what somebody set up with the address before is not inherited', async () => {
    await start()
    const { id, email } = await buildUser(app.db, { isEmailVerified: false })
    await app.db
      .insert(accounts)
      .values({ userId: id, providerId: 'credential', accountId: String(id), password: 'x:y' })
    const [, , link = ''] = (await run('admin link', email, '--adult')) ?? []
    await visit(app).confirm(link)
    expect(await app.db.$count(accounts)).toBe(0)
  })

  test('refuses a suspended account and an option that is none', async () => {
    await start()
    const { email } = await buildUser(app.db, { suspendedAt: new Date() })
    await expect(run('admin link', email)).rejects.toThrow('This account is suspended.')
    await expect(run('admin link', email, '--adlut')).rejects.toThrow('no option "--adlut"')
  })
})

describe('npm run admin -- revoke', () => {
  test('takes the role and the sessions, and says when a setting would give it back', async () => {
    app = await createTestApp({ DATA_DIR: folder, ADMIN_EMAILS: 'asha@example.org' })
    await start()
    await buildUser(app.db, { role: 'admin', email: 'ravi@example.org' })
    const user = await signInAs(app, { role: 'admin', email: 'asha@example.org' })
    const lines = (await run('admin revoke', 'asha@example.org')) ?? []
    expect(lines[0]).toBe('asha@example.org is no longer an admin.')
    expect(lines[1]).toContain('ADMIN_EMAILS')
    expect((await user.get('/api/auth/user')).status).toBe(401)
    expect(await run('admin list')).toEqual(['ravi@example.org'])
    await expect(run('admin revoke', 'nobody@example.org')).rejects.toThrow('no such user')
  })

  test('does not take it from the last admin, and says what to do', async () => {
    await start()
    await run('admin grant', 'asha@example.org')
    // Who is suspended could not name another one.
    await buildUser(app.db, { role: 'admin', suspendedAt: new Date() })
    const { code, output } = await admin('revoke', 'asha@example.org')
    expect(code).toBe(1)
    expect(output).toContain('npm run admin -- grant EMAIL')
    expect(await run('admin list')).toContain('asha@example.org')
  })
})

test('what the commands do is written down as theirs', async () => {
  await start()
  const suspended = await buildUser(app.db, { suspendedAt: new Date() })
  await run('admin grant', suspended.email)
  await run('admin grant', 'asha@example.org')
  await run('admin link', 'asha@example.org')
  await run('admin revoke', suspended.email)
  // Nothing to take away, nothing to write down.
  await run('admin revoke', suspended.email)
  const asha = await app.db.query.users.findFirst({ where: eq(users.email, 'asha@example.org') })
  const acts = await app.db.select().from(auditLog).orderBy(auditLog.id)
  expect(acts).toMatchObject([
    { actor: 'command', adminId: null, action: 'user.restore', subjectId: suspended.id },
    { actor: 'command', action: 'user.role', subjectId: suspended.id, detail: 'admin' },
    { actor: 'command', action: 'user.role', subjectId: asha!.id, detail: 'admin' },
    { actor: 'command', action: 'user.link', subjectId: asha!.id },
    { actor: 'command', action: 'user.role', subjectId: suspended.id, detail: 'user' },
  ])
  expect(acts).toHaveLength(5)
})

describe('the socket', () => {
  test('is for this user alone', async () => {
    await start()
    expect(statSync(join(folder, 'control.sock')).mode & 0o777).toBe(0o600)
  })

  test('left behind by a killed process, is taken over; a living one is not', async () => {
    writeFileSync(join(folder, 'control.sock'), '')
    await start()
    const second = await listen(folder, async () => ['the second one'])
    expect(await run('admin list')).toEqual(['There are no admins yet.'])
    await second()
    expect(await run('admin list')).toEqual(['There are no admins yet.'])
  })

  test('answers what makes no sense with a sentence', async () => {
    await start()
    await expect(run('drop everything')).rejects.toThrow('There is no command "drop everything".')
  })

  test('nobody there is no answer', async () => {
    expect(await run('admin list')).toBeUndefined()
  })
})

test('without a running site the command opens the database itself, and makes none', async () => {
  const refused = await admin('list')
  expect(refused).toMatchObject({ code: 1 })
  expect(refused.output).toContain(`No site runs here, and there is no database in ${folder}.`)
  expect(existsSync(join(folder, 'pg'))).toBe(false)
  const database = await openDatabase(readEnv({ DATA_DIR: folder }), app.log)
  await database.close()

  const granted = await admin('grant', 'asha@example.org')
  expect(granted).toMatchObject({ code: 0 })
  const listed = await admin('list')
  expect(listed.output.trim()).toBe('asha@example.org')
})

describe('npm run check:counters', () => {
  test('counts anew where a listing counts wrongly, while the site runs', async () => {
    await start()
    const { id } = await buildListing(app.db)
    const asha = await signInAs(app)
    const review = { rating: 4, reviewText: 'They showed us the room.' }
    await asha.send('POST', `/api/listings/${id}/reviews`, review)
    await app.db.update(listings).set({ reviewCount: 7 })
    expect(await run('counters check')).toEqual([
      'Corrected the review count of 1 listing.',
      'All place counts are correct.',
    ])
    expect(await run('counters check')).toEqual([
      'All review counts are correct.',
      'All place counts are correct.',
    ])
  })
})
