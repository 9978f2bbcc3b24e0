import { getTableName, sql, type SQL } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgTable } from 'drizzle-orm/pg-core'

/**
 * Inserts this row once for each row of `source`, as a part of one larger statement: the query builder knows no such
 * insert. What is undefined gets its column's default.
 */
export function insertFrom<Table extends PgTable>(
  table: Table,
  row: Partial<Table['$inferSelect']>,
  source: string,
): SQL {
  const cells = Object.entries(row).filter(([, value]) => value !== undefined)
  const columns = cells.map(([name]) => sql.identifier(toSnakeCase(name)))
  const values = cells.map(([, value]) => sql`${value}`)
  return sql`insert into ${sql.identifier(getTableName(table))} (${sql.join(columns, COMMA)})
    overriding system value select ${sql.join(values, COMMA)} from ${sql.identifier(source)}`
}

const COMMA = sql.raw(', ')
