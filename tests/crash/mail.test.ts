import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { openEmbedded } from '../../server/db/embedded/open.ts'
import { migrate } from '../../server/db/migrate.ts'
import { toDrizzle } from '../../server/db/open.ts'
import { mails } from '../../server/db/schema.ts'
import { readEnv } from '../../server/env.ts'
import { createMailer } from '../../server/mail/mailer.ts'
import { deliverMails } from '../../server/services/mail-delivery.ts'
import { buildMail } from '../factories.ts'
import { startMailServer } from '../mail-server.ts'
import { startChild, type Child } from './processes.ts'
import { templateFolder, temporaryFolder } from './template.ts'

test('kill -9 when the mail server has the mail and we do not know yet: it comes again, with the same Message-ID', async () => {
  const folder = await temporaryFolder()
  const prepared = await openEmbedded(folder, { copyFrom: await templateFolder() })
  await migrate(prepared.pool)
  await buildMail(toDrizzle(prepared.pool))
  await prepared.close()

  let sender: Child | undefined
  const server = await startMailServer({
    onMail: async () => {
      // The answer comes too late for the first one.
      if (server.received.length > 1) return
      sender?.signal('SIGKILL')
      await sender?.ended
    },
  })
  const settings = { NODE_ENV: 'test', SMTP_URL: server.url, MAIL_FROM: 'hello@saath.example' }
  sender = startChild('send mails', folder, settings)
  expect(await sender.ended).toBe(null)
  expect(server.received).toHaveLength(1)

  const { pool, close } = await openEmbedded(folder)
  const db = toDrizzle(pool)
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
  await close()
})
