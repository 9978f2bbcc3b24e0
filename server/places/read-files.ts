import { readFileSync } from 'node:fs'
import { projectFile } from '../project-file.ts'

/** A row of one of our plain CSV files: no quotes, no commas within a field. */
export type Row = Record<string, string>

export function readRows(path: string): Row[] {
  const [head = '', ...lines] = readFileSync(projectFile(`server/places/${path}`), 'utf8')
    .trimEnd()
    .split('\n')
  const columns = head.split(',')
  return lines.map((line) => {
    const fields = line.split(',')
    return Object.fromEntries(columns.map((column, at) => [column, fields[at] ?? '']))
  })
}

export const listOf = (text = '', separator = ';') => (text ? text.split(separator) : [])
