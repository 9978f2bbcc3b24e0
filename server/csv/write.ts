import { stringify } from 'csv-stringify/sync'
import { toCell } from './cells.ts'

/** So that spreadsheets read it as UTF-8. */
const BOM = '\uFEFF'

/** Lines of a CSV file as RFC 4180 has them: CRLF between them, quotation marks where they are needed. */
const toLines = (rows: string[][]): string =>
  stringify(
    rows.map((row) => row.map(toCell)),
    { record_delimiter: '\r\n', quoted_match: /[\r\n]/ },
  )

/** A file that is written while it is read, some hundred lines at a time. */
export function toCsv(
  header: readonly string[],
  batches: AsyncIterable<string[][]>,
): ReadableStream<Uint8Array> {
  const parts = encoded(header, batches)
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await parts.return(undefined)
    },
  })
}

async function* encoded(header: readonly string[], batches: AsyncIterable<string[][]>) {
  const encoder = new TextEncoder()
  yield encoder.encode(BOM + toLines([[...header]]))
  for await (const rows of batches) if (rows.length > 0) yield encoder.encode(toLines(rows))
}
