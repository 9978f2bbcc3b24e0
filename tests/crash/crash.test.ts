import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openEmbedded } from '../../server/db/embedded/open.ts'
import { startChild } from './processes.ts'
import { templateFolder, temporaryFolder } from './template.ts'

const ROUNDS = 20

test(
  `kill -9 at ${ROUNDS} random moments under writes: every confirmed row is there`,
  { timeout: 300_000 },
  async () => {
    const folder = await temporaryFolder()
    const prepared = await openEmbedded(folder, { copyFrom: await templateFolder() })
    await prepared.pool.query('create table written (id int primary key, text text not null)')
    await prepared.close()

    const confirmed: number[] = []
    for (let round = 1; round <= ROUNDS; round++) {
      // The next writer opens what the last one left, without us in between.
      const writer = startChild('write', folder)
      await writer.prints(/^\d+$/)
      await pause(Math.random() * 700)
      writer.signal('SIGKILL')
      expect(await writer.ended).toBe(null)
      confirmed.push(...writer.lines.map(Number))
    }

    const { pool, close } = await openEmbedded(folder)
    const { rows } = await pool.query<{ id: number }>('select id from written')
    const there = new Set(rows.map(({ id }) => id))
    expect(confirmed.length).toBeGreaterThan(ROUNDS * 5)
    expect(confirmed.filter((id) => !there.has(id))).toEqual([])
    expect([...there].filter((id) => id % 5 === 0 && !there.has(-id))).toEqual([])

    await pool.query('set enable_seqscan = off')
    const indexed = await pool.query('select count(*)::int as n from written where id > -1e9::int')
    expect(indexed.rows[0].n).toBe(there.size)
    await close()
  },
)

test(
  'kill -9 while the database is being made, at the worst moment and others: the next start makes it',
  { timeout: 180_000 },
  async () => {
    const folder = await temporaryFolder()
    const unlucky = startChild('die while making', folder)
    expect(await unlucky.ended).toBe(null)
    expect(unlucky.lines).toEqual([])

    for (const delay of [0, 100, 300]) {
      const child = startChild('hold', folder)
      const isFilling = () =>
        existsSync(join(folder, 'pg.new', 'global')) || existsSync(join(folder, 'pg'))
      await expect.poll(isFilling, { timeout: 60_000, interval: 1 }).toBe(true)
      await pause(delay)
      child.signal('SIGKILL')
      await child.ended
    }

    const { pool, close } = await openEmbedded(folder)
    await pool.query('create table t (id int); insert into t values (1)')
    expect((await pool.query('select * from t')).rows).toEqual([{ id: 1 }])
    expect(existsSync(join(folder, 'pg.new'))).toBe(false)
    await close()
  },
)

test('a half made database is thrown away, not opened', async () => {
  const folder = await temporaryFolder()
  await mkdir(join(folder, 'pg.new'))
  await writeFile(join(folder, 'pg.new', 'PG_VERSION'), '18\n')
  await writeFile(join(folder, 'pg.new', 'left over'), '')
  const { pool, close } = await openEmbedded(folder, { copyFrom: await templateFolder() })
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  expect(existsSync(join(folder, 'pg', 'left over'))).toBe(false)
  await close()
})
