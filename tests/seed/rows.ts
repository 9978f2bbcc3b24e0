import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/**
 * The specification as frozen rows (rulings 54, 59): README.md beside this file. Whatever file exercises rows of a table
 * makes a test of each, so that a row nobody exercises fails.
 */

export const TABLES = [
  'calls',
  'messages',
  'constants',
  'validations',
  'transitions',
  'screens',
  'entities',
  'roles',
] as const
export type Table = (typeof TABLES)[number]

/** Where a row is exercised: in the database and in answers of the app (which draws pages, too), or in a browser. */
export type Seen = 'answer' | 'browser'

export interface Row {
  id: string
  section: string
  quote: string
  kind?: string
  seen?: Seen
  ruled?: string
  /** Words beside which docs/specification.md says "not built yet" (ruling 54). Who builds it takes this away. */
  notBuilt?: string
  ruling?: number
}

export const textOfTable = (table: Table) =>
  readFileSync(new URL(`rows/${table}.json`, import.meta.url), 'utf8')

export const rowsOf = <R extends Row = Row>(table: Table): R[] => JSON.parse(textOfTable(table))

type Exercise = () => unknown

/** A test for each row of a table that is seen there. One that `how` knows nothing of fails. */
export function exercise<R extends Row>(
  table: Table,
  seen: Seen,
  how: (row: R) => Exercise | undefined,
): void {
  for (const row of rowsOf<R>(table).filter((row) => (row.seen ?? 'answer') === seen))
    test(`${row.id} ${row.quote}`.slice(0, 120), async () => {
      const run = row.notBuilt ? () => expectTold(row) : how(row)
      expect(run, `${row.id} is exercised by nothing`).toBeDefined()
      await run?.()
    })
}

const told = readFileSync(new URL('../../docs/specification.md', import.meta.url), 'utf8')

function expectTold({ notBuilt = '' }: Row): void {
  const lines = told.split('\n').filter((line) => line.includes(notBuilt))
  expect(
    lines.some((line) => line.includes('not built yet')),
    notBuilt,
  ).toBe(true)
}
