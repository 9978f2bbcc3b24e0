import type pg from 'pg'

/** What is ours. The scheduler's schema is made again at each start and holds nothing that anybody wrote (decision 018). */
const SCHEMAS = ['public', 'drizzle']

export interface Table {
  /** As SQL has it, with its schema. */
  name: string
  /** Those that hold what was written; the database works out the others from them. */
  columns: string[]
  /** The same for the same rows on every server, whatever order its language has. */
  order: string
}

interface Sequence {
  name: string
  /** The last number it gave. */
  value: number
}

const TABLES = `
  select format('%I.%I', nspname, relname) as name,
    array(select quote_ident(attname) from pg_attribute
      where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns,
    coalesce((select string_agg(quote_ident(attname) || case when attcollation = 0 then '' else ' collate "C"' end, ', ' order by n)
      from pg_index, unnest(indkey) with ordinality as key(attnum, n), pg_attribute a
      where indrelid = c.oid and indisprimary and a.attrelid = c.oid and a.attnum = key.attnum), 't::text collate "C"') as order
  from pg_class c join pg_namespace on pg_namespace.oid = relnamespace
  where nspname = any($1) and relkind = 'r'
    and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = c.oid and deptype = 'e')
  order by nspname, relname`

export async function readTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(TABLES, [SCHEMAS])
  return rows
}

/** Those that have given a number. Read after a snapshot was taken, they are never behind its rows. */
export async function readSequences(client: pg.Client): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::float8 as value
     from pg_sequences where schemaname = any($1) and last_value is not null order by schemaname, sequencename`,
    [SCHEMAS],
  )
  return rows
}

/** Whether a site has ever been here. */
export async function isEmpty(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(
    `select from pg_class c join pg_namespace on pg_namespace.oid = relnamespace
     where nspname in ('public', 'drizzle', 'pgboss') and relkind in ('r', 'p', 'v', 'm', 'S')
       and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = c.oid and deptype = 'e')
     limit 1`,
  )
  return rows.length === 0
}
