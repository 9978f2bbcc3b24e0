/**
 * A process of its own for the crash tests: `node child.ts <what> <folder>`.
 * It prints a line for each thing that is certain, and goes on until it is killed.
 */
import { writeSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { pino } from 'pino'
import { openEmbedded, type EmbeddedOptions } from '../../server/db/embedded/open.ts'
import { toDrizzle } from '../../server/db/open.ts'
import { readEnv } from '../../server/env.ts'
import { createMailer } from '../../server/mail/mailer.ts'
import { deliverMails } from '../../server/services/mail-delivery.ts'
import { workerWithout } from './without.ts'

/** At once, so that what was printed is out when the kill comes. */
function say(line: string): void {
  try {
    writeSync(1, `${line}\n`)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EAGAIN')) throw error
    // The reader is behind and the pipe is full.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5)
    say(line)
  }
}

const [what = '', folder = ''] = process.argv.slice(2)
const open = (options: EmbeddedOptions = {}) => openEmbedded(folder, options)

const roles: Record<string, () => Promise<void>> = {
  /** Writes rows one by one and in pairs, with checkpoints in between, and prints the ids that are confirmed. */
  async write() {
    const { pool } = await open({ checkpointEveryMs: 100, vacuumEveryMs: 200 })
    const { rows } = await pool.query<{ next: number }>(
      'select coalesce(max(abs(id)), 0)::int + 1 as next from written',
    )
    for (let id = rows[0]?.next ?? 1; ; id++) {
      const text = `row ${id} `.repeat(1 + (id % 200))
      if (id % 5 === 0) {
        const client = await pool.connect()
        await client.query('begin')
        await client.query('insert into written values ($1, $2)', [id, text])
        await client.query('insert into written values ($1, $2)', [-id, text])
        await client.query('commit')
        client.release()
      } else await pool.query('insert into written values ($1, $2)', [id, text])
      say(String(id))
    }
  },

  async 'send mails'() {
    const { pool } = await open()
    const mailer = createMailer(readEnv(process.env))
    if (!mailer) throw new Error('SMTP_URL is missing.')
    await deliverMails(toDrizzle(pool), mailer, pino({ level: 'silent' }))
    say('done')
  },

  async hold() {
    await open()
    say('open')
    await new Promise((resolve) => setTimeout(resolve, 60_000))
  },

  async 'die while making'() {
    await open({ workerUrl: workerWithout('the last files of a new database') })
    say('open')
  },

  async 'open without the lock'() {
    DatabaseSync.prototype.exec = () => {}
    await roles.hold?.()
  },

  /** As the server does on SIGTERM. */
  async 'close on SIGTERM'() {
    const { pool, close } = await open()
    await pool.query('create table closed (id int)')
    process.on('SIGTERM', () => void close().then(() => say('closed')))
    say('open')
    const { rows } = await pool.query('select 1 from pg_sleep(0.5)')
    say(`answered ${rows.length}`)
  },

  async 'leave without closing'() {
    const { pool } = await open()
    await pool.query('create table left_open (id int)')
    say('left')
  },
}

roles[what]?.().catch((error: Error) => {
  say(`${error.name}: ${error.message}`)
  process.exitCode = 1
})
