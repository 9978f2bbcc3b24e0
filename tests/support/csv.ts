import { LISTING_COLUMNS } from '../../shared/listings/columns.ts'
import type { SignedIn, TestApp } from './app.ts'
import { sendForm } from './pictures.ts'

/** A row that an import takes; name what the test is about. */
export const ROW: Record<string, string> = {
  name: 'Asha Centre',
  categoryId: 'therapists',
  description: 'Speech therapy for children.',
  address: 'Church Road, Mapusa',
  phone: '0832 2262345',
  region: 'Goa',
}

/** A CSV file of these rows, with the columns they name. */
export function csvOf(rows: Record<string, string>[], columns = columnsOf(rows)): string {
  return [
    columns,
    ...rows.map((row) =>
      columns.map((column) => (Object.hasOwn(row, column) && row[column]) || ''),
    ),
  ]
    .map((cells) => `${cells.map(quoted).join(',')}\r\n`)
    .join('')
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

const columnsOf = (rows: Record<string, string>[]) => {
  const named = new Set(rows.flatMap((row) => Object.keys(row)))
  const known = ['id', ...LISTING_COLUMNS].filter((column) => named.has(column))
  return [...known, ...[...named].filter((column) => !known.includes(column))]
}

export function csvForm(content: string | Uint8Array, name = 'listings.csv'): FormData {
  const form = new FormData()
  const part = typeof content === 'string' ? content : new Uint8Array(content)
  form.set('file', new File([part], name, { type: 'text/csv' }))
  return form
}

/** Sends a file to be imported at once, or to be rehearsed. */
export const sendCsv = (
  app: TestApp,
  who: SignedIn | undefined,
  content: string | Uint8Array,
  path = '/api/admin/listings/import',
  name?: string,
) => sendForm(app, 'POST', path, csvForm(content, name), who?.cookie)
