import { parse } from 'csv-parse'
import { Readable } from 'node:stream'
import {
  CELL_LENGTH,
  IMPORT_ROWS,
  REQUIRED_COLUMNS,
  type ImportColumn,
} from '../../shared/listing-columns.ts'
import { AppError, unprocessable } from '../errors.ts'
import { columnNamed } from './columns.ts'
import { refuseUnreadable } from './encoding.ts'
import { toSentence } from './problems.ts'
import { findSeparator } from './separator.ts'
import { words } from './words.ts'

/** A row of the file: its number as a spreadsheet counts, the cells of the columns we know, and what is wrong with it. */
export interface FileRow {
  row: number
  cells: Partial<Record<ImportColumn, string>>
  /** How many cells it has, where that is more than the header has. */
  tooManyCells?: { cells: number; columns: number }
}

export interface CheckedFile {
  /** Columns of the header that are not ours; what stands there is ignored. */
  ignoredColumns: string[]
  total: number
  rows: () => AsyncGenerator<FileRow>
}

/** Twice the longest cell: as far as is read before a quotation mark counts as not closed. */
const RECORD_BYTES = CELL_LENGTH * 4

/**
 * Reads the whole file once, so that nothing of one that cannot be read is imported. Throws a sentence that says what is
 * wrong with it, and in which row. The rows are read again, one by one, when they are asked for.
 */
export async function checkFile(file: Blob): Promise<CheckedFile> {
  await refuseUnreadable(file)
  const separator = await findSeparator(file)
  let header: Header | undefined
  let total = 0
  for await (const { row, record } of recordsOf(file, separator)) {
    const long = record.findIndex((cell) => cell.length > CELL_LENGTH)
    if (long !== -1) throw unprocessable(words.longCell(row))
    if (header) total += 1
    else header = readHeader(record)
    if (total > IMPORT_ROWS) throw unprocessable(words.tooManyRows)
  }
  if (!header) throw unprocessable(words.empty)
  if (total === 0) throw unprocessable(words.noRows)
  return {
    ignoredColumns: header.ignored,
    total,
    rows: () => rowsOf(file, separator),
  }
}

async function* rowsOf(file: Blob, separator: string): AsyncGenerator<FileRow> {
  let header: Header | undefined
  for await (const { row, record } of recordsOf(file, separator)) {
    if (!header) {
      header = readHeader(record)
      continue
    }
    const cells: FileRow['cells'] = {}
    for (const [at, column] of header.columns) cells[column] = record[at] ?? ''
    const extra = record.slice(header.width).some((cell) => cell.trim() !== '')
    yield extra
      ? { row, cells, tooManyCells: { cells: record.length, columns: header.width } }
      : { row, cells }
  }
}

/** Rows that hold something, each with its number as a spreadsheet shows it. */
async function* recordsOf(file: Blob, separator: string) {
  let row = 0
  const parser = parse({
    bom: true,
    delimiter: separator,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    max_record_size: RECORD_BYTES,
  })
  const source = Readable.from(chunksOf(file))
  source.on('error', (error) => parser.destroy(error))
  try {
    for await (const record of source.pipe(parser)) {
      row += 1
      if (isRecord(record) && record.some((cell) => cell.trim() !== '')) yield { row, record }
    }
  } catch (error) {
    if (error instanceof AppError) throw error
    throw toSentence(error)
  } finally {
    source.destroy()
  }
}

/** So much is parsed at once that nobody else waits for it. */
const CHUNK = 32_000

async function* chunksOf(file: Blob) {
  for (let at = 0; at < file.size; at += CHUNK)
    yield Buffer.from(await file.slice(at, at + CHUNK).arrayBuffer())
}

const isRecord = (record: unknown): record is string[] => Array.isArray(record)

interface Header {
  columns: [at: number, column: ImportColumn][]
  ignored: string[]
  width: number
}

function readHeader(names: string[]): Header {
  const columns: Header['columns'] = []
  const ignored: string[] = []
  for (const [at, name] of names.entries()) {
    const column = columnNamed(name)
    if (column && columns.some(([, other]) => other === column))
      throw unprocessable(words.columnTwice(column))
    if (column) columns.push([at, column])
    else if (name.trim()) ignored.push(name.trim().slice(0, 50).toWellFormed())
  }
  const found = new Set<string>(columns.map(([, column]) => column))
  // A file that names its listings may bring only the columns that change.
  const changes = found.has('id') || found.has('externalId')
  const missing = REQUIRED_COLUMNS.filter((column) => !found.has(column))
  if (changes ? found.size < 2 : missing.length > 0)
    throw unprocessable(words.columnsMissing([...missing]))
  return { columns, ignored: ignored.slice(0, 50), width: names.length }
}
