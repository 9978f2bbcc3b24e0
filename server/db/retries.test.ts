import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { emptyDatabase } from '../../tests/support/database.ts'
import { categories } from './schema.ts'

const CATEGORY = {
  name: 'Schools',
  slug: 'special-schools',
  description: '',
  icon: '',
  color: '',
} as const

/** A transaction that writes and is then ended by the database with `state`, the first `times`. */
async function endedBy(state: string, times: number) {
  const db = await emptyDatabase()
  let runs = 0
  const result = await db
    .transaction(async (tx) => {
      runs += 1
      await tx.insert(categories).values(CATEGORY)
      if (runs <= times)
        await tx.execute(
          sql.raw(`do $$ begin raise exception 'ended' using errcode = '${state}'; end $$`),
        )
      return 'done'
    })
    .catch(() => 'failed')
  return { result, runs, rows: await db.$count(categories) }
}

test.each(['40P01', '40001'])(
  'a transaction ended by %s is made again, and once',
  async (state) => {
    expect(await endedBy(state, 2)).toEqual({ result: 'done', runs: 3, rows: 1 })
  },
)

test('not for ever, and not for any other reason', async () => {
  expect(await endedBy('40P01', 9)).toEqual({ result: 'failed', runs: 3, rows: 0 })
  expect(await endedBy('23514', 9)).toEqual({ result: 'failed', runs: 1, rows: 0 })
})
