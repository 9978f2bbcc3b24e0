import { pino } from 'pino'
import { toDrizzle } from '../../server/db/open.ts'
import { readEnv } from '../../server/env/env.ts'
import { createMailer } from '../../server/mail/mailer.ts'
import { deliverMails } from '../../server/mail/delivery.ts'
import { openPool } from '../support/server.ts'

/** A process that sends the mails that are due in the database DATABASE_URL names. */
const env = readEnv(process.env)
const mailer = createMailer(env)
if (!mailer) throw new Error('SMTP_URL is missing.')
const pool = openPool({ connectionString: env.DATABASE_URL })
await deliverMails(toDrizzle(pool), mailer, pino({ level: 'silent' }))
await pool.end()
