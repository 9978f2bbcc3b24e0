import { IMPORT_COLUMNS } from '../../shared/listings/columns.ts'
import { CONFIRMATION_COLUMNS, type FileColumn } from '../../shared/listings/confirmations.ts'
import type { ImportKind } from '../../shared/imports/import-states.ts'

const plain = (name: string) => name.toLowerCase().replace(/[\s_-]+/g, '')
const known = (columns: readonly FileColumn[]) =>
  new Map(columns.map((column) => [plain(column), column]))
const KNOWN = { listings: known(IMPORT_COLUMNS), confirmations: known(CONFIRMATION_COLUMNS) }

/** The column a name in a header means: 'Category ID' is categoryId. */
export const columnNamed = (kind: ImportKind, name: string): FileColumn | undefined =>
  KNOWN[kind].get(plain(name))

/** What a file is, by its header: what is said of a field, and how it is, stands in no list of listings. */
export function kindOf(names: string[]): ImportKind {
  const plainly = new Set(names.map(plain))
  return plainly.has('field') && plainly.has('outcome') ? 'confirmations' : 'listings'
}
