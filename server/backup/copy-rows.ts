import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type pg from 'pg'
import { from, to } from 'pg-copy-streams'
import type { Table } from './tables.ts'

/** How many rows there are, and a checksum of them all, in the order of their keys. */
export interface Tally {
  rows: number
  sha256: string
}

/** Fast rather than small: the site goes on in the meantime. */
const LEVEL = 1
const LINE_END = 10

export async function writeRows(client: pg.Client, table: Table, path: string): Promise<Tally> {
  const { through, result } = tally()
  const file = createWriteStream(path, { mode: 0o600, flush: true })
  await pipeline(readAll(client, table), through, createGzip({ level: LEVEL }), file)
  return result()
}

export async function tallyRows(client: pg.Client, table: Table): Promise<Tally> {
  const { through, result } = tally()
  await pipeline(readAll(client, table), through, async (chunks) => {
    for await (const _ of chunks);
  })
  return result()
}

/** Loads what `writeRows` wrote. */
export async function loadRows(
  client: pg.Client,
  { name, columns }: Pick<Table, 'name' | 'columns'>,
  path: string,
): Promise<void> {
  const rows = client.query(from(`copy ${name} (${columns.join(', ')}) from stdin`))
  await pipeline(createReadStream(path), createGunzip(), rows)
}

const readAll = (client: pg.Client, { name, columns, order }: Table) =>
  client.query(to(`copy (select ${columns.join(', ')} from ${name} t order by ${order}) to stdout`))

function tally() {
  const hash = createHash('sha256')
  let rows = 0
  return {
    async *through(chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk)
        // A row is a line; line ends of a text are written as \n.
        for (let at = chunk.indexOf(LINE_END); at !== -1; at = chunk.indexOf(LINE_END, at + 1))
          rows += 1
        yield chunk
      }
    },
    result: (): Tally => ({ rows, sha256: hash.digest('hex') }),
  }
}
