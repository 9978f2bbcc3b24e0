import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { mismatchOf, MIGRATIONS, readMigrations, type Migration } from './check-migrations.ts'

test('a migration that has landed never changes: databases out there were made with it', () => {
  const landed: Record<string, string> = JSON.parse(
    readFileSync(join(MIGRATIONS, 'landed.json'), 'utf8'),
  )
  const now = Object.fromEntries(readMigrations().map(({ name, hash }) => [name, hash]))
  // One that is new is added to landed.json as it is, with what this shows.
  expect(now).toEqual(landed)
})

describe('mismatchOf', () => {
  const ours: Migration[] = ['0000_first', '0001_second', '0002_third'].map((name, i) => ({
    name,
    when: 1_000 * (i + 1),
    hash: `hash of ${name}`,
  }))

  test.each([0, 1, 2, 3])('takes a database with the first %i of ours', (count) => {
    expect(mismatchOf(ours.slice(0, count), ours)).toBeUndefined()
  })

  test('names the migration of which another form was applied', () => {
    const edited = ours.map((one) => (one.when === 2_000 ? { ...one, hash: 'another' } : one))
    expect(mismatchOf(edited, ours)).toContain('0001_second')
  })

  test('names the migration that was passed over', () => {
    expect(mismatchOf([ours[0]!, ours[2]!], ours)).toContain('0001_second')
  })

  test('says that a newer version made it', () => {
    const newer = [...ours, { when: 4_000, hash: 'not ours' }]
    expect(mismatchOf(newer, ours)).toContain('newer version')
  })
})
