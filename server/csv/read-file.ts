import { parse, type Info } from 'csv-parse'
import { Readable } from 'node:stream'
import { setImmediate as turn } from 'node:timers/promises'
import {
  CELL_LENGTH,
  IMPORT_CELLS,
  IMPORT_ROWS,
  REQUIRED_COLUMNS,
  TOLD_COLUMNS,
} from '../../shared/listings/columns.ts'
import {
  NEEDED_CONFIRMATION_COLUMNS,
  type FileColumn,
} from '../../shared/listings/confirmations.ts'
import type { ImportKind } from '../../shared/imports/import-states.ts'
import { AppError, unprocessable } from '../errors.ts'
import { columnNamed, kindOf } from './columns.ts'
import { refuseUnreadable } from './encoding.ts'
import { toSentence } from './problems.ts'
import { findSeparator } from './separator.ts'
import { say } from '../sentences.ts'

/** A cell behind the last column, counted from 1: nobody says what it is, and it is given back with the row. */
type Overflow = `+${number}`
export const overflowAt = (at: number): Overflow => `+${at}`

/** A row of the file: its number as a spreadsheet counts, the cells of the columns we know, and what is wrong with it. */
export interface FileRow {
  row: number
  cells: Partial<Record<FileColumn | Overflow, string>>
  /** How many cells it has, where that is more than the header has. */
  tooManyCells?: { cells: number; columns: number }
}

interface CheckedFile {
  kind: ImportKind
  /** Columns of the header that are not ours; what is there is ignored. */
  ignoredColumns: string[]
  total: number
}

/** Twice the longest cell: as far as is read before a quotation mark counts as not closed. */
const RECORD_BYTES = CELL_LENGTH * 4

/**
 * Reads the whole file once, so that nothing of one that cannot be read is imported. Throws a sentence that says what is
 * wrong with it, and in which row.
 */
export async function checkFile(file: Blob): Promise<CheckedFile> {
  await refuseUnreadable(file)
  const separator = await findSeparator(file)
  let header: Header | undefined
  let total = 0
  let blank = 0
  for await (const { row, record } of recordsOf(file, separator)) {
    if (isBlank(record)) {
      // Such as a spreadsheet writes below its last row. They count for themselves: they cost time, too.
      blank += 1
      if (blank > IMPORT_ROWS) throw unprocessable(say.csv.tooManyRows)
      continue
    }
    // A spreadsheet may write thousands of blank ones to the right.
    if (record.findLastIndex((cell) => cell.trim() !== '') >= IMPORT_CELLS)
      throw unprocessable(say.csv.wideRow(row))
    const long = record.findIndex((cell) => cell.length > CELL_LENGTH)
    if (long !== -1) throw unprocessable(say.csv.longCell(row))
    if (header) total += 1
    else header = readHeader(record)
    if (total > IMPORT_ROWS) throw unprocessable(say.csv.tooManyRows)
  }
  if (!header) throw unprocessable(say.csv.empty)
  if (total === 0) throw unprocessable(say.csv.noRows)
  return { kind: header.kind, ignoredColumns: header.ignored, total }
}

/** The rows of a file that was checked, one by one. */
export async function* readRows(file: Blob): AsyncGenerator<FileRow> {
  const separator = await findSeparator(file)
  let header: Header | undefined
  for await (const { row, record } of recordsOf(file, separator)) {
    if (isBlank(record)) continue
    if (!header) {
      header = readHeader(record)
      continue
    }
    const cells: FileRow['cells'] = {}
    for (const [at, column] of header.columns) cells[column] = record[at] ?? ''
    const overflow = record.slice(header.width)
    if (isBlank(overflow)) {
      yield { row, cells }
      continue
    }
    for (const [at, cell] of overflow.entries()) cells[overflowAt(at + 1)] = cell
    yield { row, cells, tooManyCells: { cells: record.length, columns: header.width } }
  }
}

/** The rows, each with its number as a spreadsheet shows it; those of blank cells are among them. */
async function* recordsOf(file: Blob, separator: string) {
  const parser = parse({
    bom: true,
    delimiter: separator,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    max_record_size: RECORD_BYTES,
    // A row of another length costs the parser ten times as much: empty lines are counted and left out before.
    skip_empty_lines: true,
    info: true,
  })
  const source = Readable.from(chunksOf(file, () => parser.info.empty_lines))
  source.on('error', (error) => parser.destroy(error))
  try {
    for await (const parsed of source.pipe(parser)) {
      if (!isParsed(parsed)) continue
      const { info, record } = parsed
      yield { row: info.records + info.empty_lines, record }
    }
  } catch (error) {
    if (error instanceof AppError) throw error
    throw toSentence(error)
  } finally {
    source.destroy()
  }
}

const isBlank = (record: string[]) => record.every((cell) => cell.trim() === '')

/** So many bytes are read at once. */
const CHUNK = 32_000
/** So many are parsed before others get their turn. Each may be a row of its own, and those take longest. */
const PIECE = 1_000

async function* chunksOf(file: Blob, emptyLines: () => number) {
  for (let at = 0; at < file.size; at += CHUNK) {
    const chunk = Buffer.from(await file.slice(at, at + CHUNK).arrayBuffer())
    for (let from = 0; from < chunk.length; from += PIECE) {
      yield chunk.subarray(from, from + PIECE)
      await turn()
      if (emptyLines() > IMPORT_ROWS) throw unprocessable(say.csv.tooManyRows)
    }
  }
}

const isParsed = (parsed: unknown): parsed is { info: Info; record: string[] } =>
  typeof parsed === 'object' && parsed !== null && 'record' in parsed && 'info' in parsed

interface Header {
  kind: ImportKind
  columns: [at: number, column: FileColumn][]
  ignored: string[]
  width: number
}

const isTold = (name: string) => TOLD_COLUMNS.some((told) => told === name)

function readHeader(names: string[]): Header {
  const kind = kindOf(names)
  const columns: Header['columns'] = []
  const ignored: string[] = []
  for (const [at, name] of names.entries()) {
    const column = columnNamed(kind, name)
    if (column && columns.some(([, other]) => other === column))
      throw unprocessable(say.csv.columnTwice(column))
    if (column) columns.push([at, column])
    else if (name.trim() && !isTold(name.trim()))
      ignored.push(name.trim().slice(0, 50).toWellFormed())
  }
  const found = new Set<string>(columns.map(([, column]) => column))
  const isNamed = found.has('id') || found.has('externalId')
  const missing = MISSING[kind](found, isNamed)
  if (missing) throw unprocessable(say.csv.columnsMissing(missing))
  return { kind, columns, ignored: ignored.slice(0, 50), width: names.length }
}

type Missing = (found: ReadonlySet<string>, isNamed: boolean) => string[] | undefined

const MISSING: Record<ImportKind, Missing> = {
  // A file that names its listings may bring only the columns that change.
  listings: (found, isNamed) => {
    const missing = REQUIRED_COLUMNS.filter((column) => !found.has(column))
    return (isNamed ? found.size < 2 : missing.length > 0) ? missing : undefined
  },
  confirmations: (found, isNamed) => {
    const needed = NEEDED_CONFIRMATION_COLUMNS.filter((column) => !found.has(column))
    const missing = [...(isNamed ? [] : ['id']), ...needed]
    return missing.length > 0 ? missing : undefined
  },
}
