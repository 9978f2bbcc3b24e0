import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import {
  checkAttempts,
  checkTasks,
  mails,
  providerLinks,
  providerMailListings,
  providerMails,
} from '../../server/db/schema.ts'
import { openSiteCiphers } from '../../server/http/ciphers.ts'
import { keepContact } from '../../server/services/providers/contacts.ts'
import { openSecrets } from '../../server/start/secrets.ts'
import { createTestApp, type TestApp } from '../support/app.ts'
import { ownUrl } from '../support/database.ts'
import { buildListing } from '../support/factories.ts'

/** `DUE=10000` as in a large directory. */
const PEOPLE = Number(process.env.DUE ?? 120)

test(
  'kill -9 while two processes write to providers: each is written to once, or not yet',
  async () => {
    const app = await createTestApp()
    for (let each = 0; each < PEOPLE; each += 1) await makeDue(app, `person-${each}@asha.example`)
    const running = [start(app), start(app)]
    const kill = () => running.forEach((one) => one.kill('SIGKILL'))
    onTestFinished(kill)
    // In the middle: some are written to, the others are not.
    await expect
      .poll(() => app.db.$count(mails), { timeout: 60_000, interval: 1 })
      .toBeGreaterThan(9)
    kill()
    await Promise.all(
      running.map(async (one) => one.exitCode ?? one.signalCode ?? once(one, 'exit')),
    )
    await expectWhole(app)
    expect(await app.db.$count(mails)).toBeLessThan(PEOPLE)

    const last = start(app)
    await once(last, 'exit')
    expect(await app.db.$count(mails)).toBe(PEOPLE)
    await expectWhole(app)
  },
  PEOPLE * 100 + 120_000,
)

/** A mail is there with all that says so, or nothing of it is. */
async function expectWhole({ db }: TestApp) {
  const written = await db.select().from(mails)
  expect(new Set(written.map(({ recipient }) => recipient)).size).toBe(written.length)
  const counts = [providerMails, providerMailListings, providerLinks, checkAttempts]
  expect(await Promise.all(counts.map((table) => db.$count(table)))).toEqual(
    counts.map(() => written.length),
  )
}

async function makeDue({ db, env }: TestApp, email: string) {
  const { id } = await buildListing(db)
  const parts = { ciphers: openSiteCiphers(env), secretFor: openSecrets(env) }
  const contact = { listingId: id, typed: { email }, method: 'phone', now: new Date() } as const
  await db.transaction((tx) => keepContact(tx, parts, contact))
  await db.insert(checkTasks).values({ listingId: id, reason: 'due', dueOn: '2027-01-04' })
}

const start = ({ env }: TestApp) =>
  spawn(process.execPath, [fileURLToPath(import.meta.resolve('./provider-mailer.ts'))], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      SECRET_KEY: env.SECRET_KEY,
      SMTP_URL: 'smtp://mail.example',
      MAIL_FROM: 'hello@saath.example',
      PUBLIC_URL: 'https://saath.example',
      DATABASE_URL: ownUrl(),
    },
    stdio: 'inherit',
  })
