import { pino } from 'pino'
import { expect, test } from 'vitest'
import { logLine } from './log-lines.ts'

test.each([
  [
    '00000|postmaster|LOG:  starting PostgreSQL 18.4',
    [{ level: 30, code: '00000', process: 'postmaster', msg: 'starting PostgreSQL 18.4' }],
  ],
  ['01000|autovacuum worker|WARNING:  oldest xmin is far in the past', [{ level: 40 }]],
  ['XX001|autovacuum worker|ERROR:  invalid page in block 4', [{ level: 50, code: 'XX001' }]],
  ['58030|client backend|PANIC:  could not fsync file', [{ level: 60 }]],
  ['08006|client backend|LOG:  unexpected EOF on client connection', [{ level: 30 }]],
  // Before it has read its settings, and what the system says.
  ['FATAL:  lock file "postmaster.pid" already exists', [{ level: 50 }]],
  ['libpq.so.5: cannot open shared object file', [{ level: 40 }]],
  // What may hold values, with what belongs to it.
  ['23505|client backend|ERROR:  duplicate key value', []],
  ['57P01|client backend|FATAL:  terminating connection', []],
  ['22P02|parallel worker|ERROR:  invalid input syntax for type integer: "asha"', []],
  ['23505|client backend|DETAIL:  Key (email)=(asha@example.org) already exists.', []],
  ['23505|client backend|STATEMENT:  insert into users', []],
  ['\tvalues (1)', []],
])('%s', (line, expected) => {
  const logged: unknown[] = []
  logLine(line, pino({}, { write: (text) => void logged.push(JSON.parse(text)) }))
  expect(logged).toEqual(
    expected.map((fields) => expect.objectContaining({ kind: 'postgresql', ...fields })),
  )
})
