import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { mails } from '../../server/db/schema.ts'
import { readEnv } from '../../server/env/env.ts'
import { createMailer } from '../../server/mail/mailer.ts'
import { deliverMails } from '../../server/mail/delivery.ts'
import { emptyDatabase, ownUrl } from '../support/database.ts'
import { buildMail } from '../support/factories.ts'
import { startMailServer } from '../support/mail-server.ts'

test('kill -9 when the mail server has the mail and we do not know yet: it comes again, with the same Message-ID', async () => {
  const db = await emptyDatabase()
  await buildMail(db)

  let sender: ChildProcess | undefined
  const server = await startMailServer({
    onMail: async () => {
      // The answer comes too late for the first one.
      if (server.received.length > 1) return
      sender?.kill('SIGKILL')
      if (sender) await once(sender, 'exit')
    },
  })
  const settings = { NODE_ENV: 'test', SMTP_URL: server.url, MAIL_FROM: 'hello@saath.example' }
  sender = spawn(process.execPath, [fileURLToPath(import.meta.resolve('./mail-sender.ts'))], {
    env: { ...process.env, ...settings, DATABASE_URL: ownUrl() },
    stdio: 'inherit',
  })
  onTestFinished(() => void sender?.kill('SIGKILL'))
  expect(await once(sender, 'exit')).toEqual([null, 'SIGKILL'])
  expect(server.received).toHaveLength(1)

  const mailer = createMailer(readEnv(settings))!
  expect(await db.select().from(mails)).toMatchObject([{ state: 'waiting', tries: 1 }])
  await db.update(mails).set({ nextTryAt: sql`now()` })
  await deliverMails(db, mailer, pino({ level: 'silent' }))
  await db.update(mails).set({ nextTryAt: sql`now()` })
  await deliverMails(db, mailer, pino({ level: 'silent' }))

  expect(server.received).toHaveLength(2)
  const [first, second] = server.received
  expect(second?.messageId).toBe(first?.messageId)
  expect(second?.text).toBe(first?.text)
  expect(await db.select().from(mails)).toMatchObject([{ state: 'sent', tries: 2 }])
})
