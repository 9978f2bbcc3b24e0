import { beforeEach, describe, expect, test } from 'vitest'
import { createLimits, LIMITS_OF, READS, type LimitName } from '../../server/http/limits.ts'
import { openSecrets } from '../../server/start/secrets.ts'
import { createTestApp, signInAs, type TestApp } from '../support/app.ts'
import { linkIn, mailsTo, visit } from '../support/browser.ts'

let app: TestApp
beforeEach(async () => {
  app = await createTestApp()
})

const guess = (email: string, from: string, headers: Record<string, string> = {}) =>
  visit(app, from).send('POST', '/api/auth/sign-in', { email, password: 'a guess' }, headers)

/** Counts for the address like a guess, without costing a hash: it names no account. */
const knock = (from: string, headers: Record<string, string> = {}) =>
  visit(app, from).send('POST', '/api/auth/sign-in', {}, headers)

const statuses = (answers: Response[]) => answers.map(({ status }) => status)

/** One after the other, as a guesser's program would. */
async function repeat(times: number, attempt: (n: number) => Promise<Response>) {
  const answers: Response[] = []
  for (let n = 0; n < times; n += 1) answers.push(await attempt(n))
  return answers
}

const account = { email: 'asha@example.org', password: 'a quiet corner' }

/** How many are counted for the one address there is. */
async function rowsOf(name: LimitName) {
  const { rows } = await app.db.$client.query<{ points: number }>(
    'select points from rate_limits where key like $1',
    [`${name}:%`],
  )
  return rows[0]?.points
}

async function signUp() {
  const browser = visit(app)
  await browser.send('POST', '/api/auth/sign-up', { ...account, firstName: 'A', isAdult: true })
  await browser.confirm(await linkIn(app, account.email))
  return browser
}

/** Wrong passwords for the account, counted without the cost of a hash each. */
async function count(times: number, name: LimitName = 'sign-in-account', who = account.email) {
  const limits = createLimits(app.db, openSecrets(app.env))
  for (let n = 0; n < times; n += 1) await limits.take(name, who)
}

describe('guessing passwords', () => {
  test('of one account, from ever other addresses, is stopped with 429 and Retry-After', async () => {
    const { points, seconds } = LIMITS_OF['sign-in-account']
    await count(points - 2)
    const answers = await repeat(4, (n) => guess('asha@example.org', `10.0.0.${n}`))
    expect(statuses(answers)).toEqual([401, 401, 429, 429])
    const wait = Number(answers.at(-1)!.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(seconds)
    expect(await answers.at(-1)!.json()).toMatchObject({ code: 'too_many' })
    // Another account is not in the way.
    expect((await guess('ravi@example.org', '10.0.1.1')).status).toBe(401)
  })

  test('of many accounts from one address is stopped too; IPv6 counts by /64', async () => {
    const { points } = LIMITS_OF['sign-in-address']
    const v4 = await repeat(points + 1, () => knock('10.0.0.1'))
    expect(statuses(v4)).toEqual([...Array<number>(points).fill(400), 429])
    expect((await guess('asha@example.org', '10.0.0.1')).status).toBe(429)
    const v6 = await repeat(points + 1, (n) => knock(`2001:db8:1:2::${n.toString(16)}`))
    expect(statuses(v6)).toEqual([...Array<number>(points).fill(400), 429])
    expect((await knock('2001:db8:1:3::1')).status).toBe(400)
  })

  test('from ever other /64 of one /48 is stopped after ten times as many', async () => {
    const { points } = LIMITS_OF['sign-in-address']
    for (let n = 1; n <= 10; n += 1)
      await count(points - 1, 'sign-in-address', `2001:db8:1:${n}::/64`)
    const answers = await repeat(12, (n) => knock(`2001:db8:1:ff${n.toString(16)}::1`))
    expect(statuses(answers)).toEqual([...Array<number>(10).fill(400), 429, 429])
    // The next network is another one's.
    expect((await knock('2001:db8:2:1::1')).status).toBe(400)
  })

  test('many at once count as many', async () => {
    const { points } = LIMITS_OF['sign-in-account']
    const answers = await Promise.all(
      Array.from({ length: points * 2 }, (_, n) => guess('asha@example.org', `10.0.0.${n}`)),
    )
    expect(statuses(answers).filter((status) => status === 401)).toHaveLength(points)
  })

  test('many at once from one address count as many', async () => {
    const { points } = LIMITS_OF['sign-in-address']
    const answers = await Promise.all(Array.from({ length: points * 2 }, () => knock('10.0.0.1')))
    expect(statuses(answers).filter((status) => status === 400)).toHaveLength(points)
  })

  test('right passwords of many behind one address do not shut it; nor do they pay for wrong ones', async () => {
    await signUp()
    await count(LIMITS_OF['sign-in-address'].points - 2, 'sign-in-address', '10.0.0.1')
    const enter = () => visit(app, '10.0.0.1').send('POST', '/api/auth/sign-in', account)
    expect(statuses(await repeat(4, enter))).toEqual([200, 200, 200, 200])
    const wrong = await repeat(3, () => knock('10.0.0.1'))
    expect(statuses(wrong)).toEqual([400, 400, 429])
    expect((await enter()).status).toBe(429)
    expect((await visit(app, '10.0.0.2').send('POST', '/api/auth/sign-in', account)).status).toBe(
      200,
    )
  })

  test('nor do links that work; one that does not counts', async () => {
    const { user } = await signInAs(app)
    const { points } = LIMITS_OF['link-address']
    await count(points - 2, 'link-address', '10.0.0.1')
    for (let n = 0; n < 4; n += 1) {
      const browser = visit(app, '10.0.0.1')
      await visit(app).send('POST', '/api/auth/link', { email: user.email })
      await browser.confirm(await linkIn(app, user.email))
      expect(await browser.whoAmI()).toMatchObject({ id: user.id })
    }
    const broken = () => visit(app, '10.0.0.1').get('/api/auth/link?token=none')
    expect(await rowsOf('link-address')).toBe(points - 2)
    await repeat(2, broken)
    expect(await rowsOf('link-address')).toBe(points)
  })

  test('outlives a restart, and holds for another process', async () => {
    await count(LIMITS_OF['sign-in-account'].points - 1)
    expect((await guess('asha@example.org', '10.0.0.1')).status).toBe(401)
    app = await createTestApp({}, undefined, app.db)
    expect((await guess('asha@example.org', '10.9.9.9')).status).toBe(429)
  })

  test('keeps no address of anybody in what it counts', async () => {
    await guess('asha@example.org', '10.0.0.1')
    const { rows } = await app.db.$client.query('select * from rate_limits')
    expect(rows.length).toBeGreaterThan(1)
    expect(JSON.stringify(rows)).not.toMatch(/asha|10\.0\.0/)
  })

  test('a right password begins the count anew', async () => {
    await signUp()
    const { points } = LIMITS_OF['sign-in-account']
    await count(points - 1)
    expect((await visit(app).send('POST', '/api/auth/sign-in', account)).status).toBe(200)
    await count(points - 1)
    expect((await guess(account.email, '10.0.0.1')).status).toBe(401)
    expect((await guess(account.email, '10.0.0.1')).status).toBe(429)
  })

  test('also where the current password is asked for', async () => {
    const browser = await signUp()
    await count(LIMITS_OF['sign-in-account'].points - 1)
    const remove = () => browser.send('DELETE', '/api/account', { password: 'a guess' })
    expect(statuses([await remove(), await remove()])).toEqual([400, 429])
  })
})

const through = (chain: string) => knock('10.0.0.1', { 'x-forwarded-for': chain })

describe('X-Forwarded-For', () => {
  const { points } = LIMITS_OF['sign-in-address']

  test('is not believed from just anybody', async () => {
    const answers = await repeat(points + 1, (n) =>
      knock('10.0.0.1', { 'x-forwarded-for': `203.0.113.${n}` }),
    )
    expect(statuses(answers).at(-1)).toBe(429)
  })

  test('names the visitor when it comes from a trusted proxy: the last address that is not one', async () => {
    app = await createTestApp({ TRUSTED_PROXIES: '10.0.0.0/8, ::1' })
    const visitors = await repeat(points + 1, (n) => through(`203.0.113.${n}, 10.0.0.2`))
    expect(statuses(visitors)).not.toContain(429)
    // What the visitor wrote in front of it himself counts for nothing.
    const liar = await repeat(points + 1, (n) => through(`198.51.100.${n}, 192.0.2.7`))
    expect(statuses(liar).at(-1)).toBe(429)
    const nonsense = await repeat(points + 1, () => through('unknown, _hidden'))
    expect(statuses(nonsense).at(-1)).toBe(429)
  })
})

describe('mails (ruling 30)', () => {
  const HOUR = LIMITS_OF['mail-hour'].points

  test('at most 5 an hour to one address, of all kinds together, known or not', async () => {
    const { user } = await signInAs(app)
    for (const email of [user.email, 'nobody@example.org']) {
      const asked = await repeat(HOUR + 1, (n) =>
        visit(app, `10.1.0.${n}`).send('POST', n % 2 ? '/api/auth/forgot' : '/api/auth/link', {
          email,
          isAdult: true,
        }),
      )
      expect(statuses(asked)).toEqual([...Array<number>(HOUR).fill(200), 429])
    }
    expect((await mailsTo(app, user.email)).length).toBe(HOUR)
  })

  test('to one mailbox, however its address is spelt: what follows a plus sign, and the dots of gmail.com', async () => {
    for (const spelt of [
      (n: number) => `asha+${n}@example.org`,
      (n: number) =>
        `${'ravi'.slice(0, n % 4)}.${'ravi'.slice(n % 4)}@gmail.com`.replace(/^\./, ''),
    ]) {
      const asked = await repeat(HOUR + 1, (n) =>
        visit(app, `10.1.0.${n}`).send('POST', '/api/auth/link', {
          email: spelt(n),
          isAdult: true,
        }),
      )
      expect(statuses(asked)).toEqual([...Array<number>(HOUR).fill(200), 429])
    }
    // It goes where it was asked for.
    expect(await mailsTo(app, 'asha+1@example.org')).toHaveLength(1)
  })

  test('at most 20 an hour asked for from one place', async () => {
    const { points } = LIMITS_OF['mail-address']
    const asked = await repeat(points + 1, (n) =>
      visit(app, '10.1.0.1').send('POST', '/api/auth/link', {
        email: `u${n}@example.org`,
        isAdult: true,
      }),
    )
    expect(statuses(asked).at(-1)).toBe(429)
  })

  test('at most 100 an hour to one domain, from wherever and by whichever form; a public one has no such limit', async () => {
    const { points } = LIMITS_OF['mail-domain']
    const own = await repeat(points + 2, (n) => askForMail(n, 'example.org'))
    expect(statuses(own)).toEqual([...Array<number>(points).fill(200), 429, 429])
    const open = await repeat(points + 2, (n) => askForMail(n, 'gmail.com'))
    expect(statuses(open)).not.toContain(429)
  })

  test('a day has at most 10', async () => {
    const asks = () =>
      repeat(HOUR, () => app.send('POST', '/api/auth/forgot', { email: 'a@example.org' }))
    await asks()
    await app.db.execute("delete from rate_limits where key like 'mail-hour%'")
    expect(statuses(await asks())).not.toContain(429)
    await app.db.execute("delete from rate_limits where key like 'mail-hour%'")
    expect(statuses(await asks())).toEqual(Array<number>(HOUR).fill(429))
  })
})

describe('reads and writes', () => {
  test('public reads have a wide limit per address, in memory', async () => {
    const read = () => visit(app, '10.2.0.1').get('/api/auth/ways')
    const answers = await Promise.all(Array.from({ length: READS.points + 5 }, read))
    expect(statuses(answers).filter((status) => status === 429)).toHaveLength(5)
    expect((await visit(app, '10.2.0.2').get('/api/auth/ways')).status).toBe(200)
    expect((await visit(app, '10.2.0.1').get('/api/auth/ways')).headers.get('retry-after')).toMatch(
      /^\d+$/,
    )
  })

  test('a drawn page counts as five, an answer as one', async () => {
    const visitor = visit(app, '10.2.0.1')
    const answers = await repeat(READS.points / 5 + 3, () => visitor.get('/about'))
    expect(statuses(answers).filter((status) => status === 429)).toHaveLength(3)
    expect((await visit(app, '10.2.0.2').get('/about')).status).not.toBe(429)
  })

  test('a whole /48 reads ten times as much as one visitor', async () => {
    const { points } = READS
    let refused = 0
    for (let n = 0; n < 11; n += 1) {
      const visitor = visit(app, `2001:db8:1:${n.toString(16)}::1`)
      const answers = await Promise.all(
        Array.from({ length: points }, () => visitor.get('/api/auth/ways')),
      )
      refused += statuses(answers).filter((status) => status === 429).length
    }
    expect(refused).toBe(points)
  })

  test('writes have one per user', async () => {
    const user = await signInAs(app)
    const { points } = LIMITS_OF['write-user']
    const answers = await repeat(points + 1, () =>
      user.send('PATCH', '/api/account', { firstName: 'A', lastName: '' }),
    )
    expect(statuses(answers).at(-1)).toBe(429)
  })

  test('RATE_LIMIT_EXEMPT is for load tests', async () => {
    app = await createTestApp({ RATE_LIMIT_EXEMPT: '127.0.0.1' })
    const { points } = LIMITS_OF['sign-in-address']
    const answers = await repeat(points + 5, () => knock('127.0.0.1'))
    expect(statuses(answers)).not.toContain(429)
    const others = await repeat(points + 1, () => knock('127.0.0.2'))
    expect(statuses(others)).toContain(429)
  })
})

/** From many places, by the newsletter's form and by signing in. */
function askForMail(n: number, domain: string) {
  const email = `u${n}@${domain}`
  const visitor = visit(app, `10.1.${n % 50}.1`)
  return n % 2
    ? visitor.send('POST', '/api/newsletter', { email })
    : visitor.send('POST', '/api/auth/link', { email, isAdult: true })
}
