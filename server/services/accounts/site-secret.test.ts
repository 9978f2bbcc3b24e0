import { expect, test } from 'vitest'
import { emptyDatabase } from '../../../tests/support/database.ts'
import { siteState } from '../../db/schema.ts'
import { adoptSecret, checkSecret } from './site-secret.ts'

const settings = (now: string, before?: string) => ({
  SECRET_KEY: now.repeat(32),
  SECRET_KEY_BEFORE: before?.repeat(32),
  DATA_DIR: '/nowhere',
})

test('the first start says which secret the database is used with; another one is refused with what to do', async () => {
  const db = await emptyDatabase()
  await checkSecret(db, settings('a'))
  await checkSecret(db, settings('a'))
  await expect(checkSecret(db, settings('b'))).rejects.toThrow(/SECRET_KEY_BEFORE.*secret -- adopt/)
  // And that changed nothing.
  await checkSecret(db, settings('a'))
})

test('a change of the secret begins with a start that knows both, and then the old one is refused', async () => {
  const db = await emptyDatabase()
  await checkSecret(db, settings('a'))
  await checkSecret(db, settings('b', 'a'))
  await checkSecret(db, settings('b', 'a'))
  await checkSecret(db, settings('b'))
  await expect(checkSecret(db, settings('a'))).rejects.toThrow('another secret')
  await expect(checkSecret(db, settings('c', 'a'))).rejects.toThrow('another secret')
})

test('where the old one is lost, the new one is adopted by command', async () => {
  const db = await emptyDatabase()
  await checkSecret(db, settings('a'))
  await adoptSecret(db, settings('b'))
  await checkSecret(db, settings('b'))
  await expect(checkSecret(db, settings('a'))).rejects.toThrow('another secret')
})

test('of many starts at once with two secrets, those with one of them go on', async () => {
  const db = await emptyDatabase()
  const starts = Array.from({ length: 10 }, (_, i) => checkSecret(db, settings(i % 2 ? 'a' : 'b')))
  const states = (await Promise.allSettled(starts)).map(({ status }) => status)
  expect(new Set(states.filter((_, i) => i % 2)).size).toBe(1)
  expect(states.filter((state) => state === 'fulfilled')).toHaveLength(5)
})

test('what is kept of the secret is not the secret', async () => {
  const db = await emptyDatabase()
  await checkSecret(db, settings('a'))
  const [row] = await db.select().from(siteState)
  expect(row?.value).not.toContain('aaa')
})
