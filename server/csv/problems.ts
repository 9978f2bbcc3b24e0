import { CsvError } from 'csv-parse'
import { unprocessable } from '../errors.ts'
import { say, type Sentence } from '../sentences.ts'

const SENTENCES: Partial<Record<string, (row: number) => Sentence>> = {
  CSV_MAX_RECORD_SIZE: say.csv.longCell,
  CSV_QUOTE_NOT_CLOSED: say.csv.openQuote,
  INVALID_OPENING_QUOTE: say.csv.strayQuote,
  CSV_INVALID_CLOSING_QUOTE: say.csv.strayQuote,
  CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE: say.csv.strayQuote,
}

/** What the library says of a file that is no CSV, in words a person can act on. */
export function toSentence(error: unknown): unknown {
  if (!(error instanceof CsvError)) return error
  // It had read this many rows when it met the wrong one.
  const [rows, blank] = [Number(error['records'] ?? 0), Number(error['empty_lines'] ?? 0)]
  const row = rows + blank + 1
  return unprocessable((SENTENCES[error.code] ?? say.csv.unreadable)(row))
}
