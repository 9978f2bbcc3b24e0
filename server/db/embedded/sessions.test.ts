import { setTimeout as pause } from 'node:timers/promises'
import { MessageChannel } from 'node:worker_threads'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { templateFolder } from '../../../tests/crash/template.ts'
import { openPglite } from './open-pglite.ts'
import { compiledPostgres } from './pglite-package.ts'
import { PortStream } from './port-stream.ts'
import { serveSessions } from './sessions.ts'

vi.setConfig({ testTimeout: 60_000 })

function crashed(cause: unknown): never {
  throw cause
}

/** The pool has one client; here are two, to see what the queue alone does. */
async function serveTwo() {
  const db = await openPglite({
    folder: undefined,
    copyFrom: `${await templateFolder()}/pg`,
    postgres: await compiledPostgres(),
    checkpointEveryMs: 0,
    vacuumEveryMs: 0,
    running: new SharedArrayBuffer(4),
  })
  const sessions = serveSessions(db, new Int32Array(1), crashed)
  const connect = () => {
    const { port1, port2 } = new MessageChannel()
    sessions.add(port2)
    return new pg.Client({
      user: 'postgres',
      database: 'postgres',
      ssl: false,
      stream: () => new PortStream(port1),
    })
  }
  return { db, sessions, first: connect(), second: connect() }
}

test('a client has the database to itself until it leaves, the next waits', async () => {
  const { db, sessions, first, second } = await serveTwo()
  await first.connect()
  await first.query('create table t (id int)')
  await first.query('begin; insert into t values (1)')

  const next = second.connect()
  const early = second.query('select count(*)::int as n from t')
  expect(await Promise.race([next, pause(300, 'waiting')])).toBe('waiting')
  await first.query('rollback')
  expect(await Promise.race([next, pause(300, 'waiting')])).toBe('waiting')

  await first.end()
  expect((await early).rows).toEqual([{ n: 0 }])
  await second.end()
  await sessions.stop()
  await db.close()
})

test('work of our own waits for the end of a transaction, and stop rolls an open one back', async () => {
  const { db, sessions, first } = await serveTwo()
  await first.connect()
  await first.query('create table t (id int)')
  await first.query('begin; insert into t values (1)')
  const chore = sessions.between(async () => 'done')
  expect(await Promise.race([chore, pause(300, 'waiting')])).toBe('waiting')
  await first.query('commit')
  expect(await chore).toBe('done')

  await first.query('begin; insert into t values (2)')
  await sessions.stop()
  expect((await db.query('select id from t')).rows).toEqual([{ id: 1 }])
  await db.close()
})
