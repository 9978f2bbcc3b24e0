import { IMPORT_COLUMNS, type ImportColumn } from '../../shared/listings/columns.ts'

const plain = (name: string) => name.toLowerCase().replace(/[\s_-]+/g, '')
const KNOWN = new Map(IMPORT_COLUMNS.map((column) => [plain(column), column]))

/** The column a name in a header means: 'Category ID' is categoryId. */
export const columnNamed = (name: string): ImportColumn | undefined => KNOWN.get(plain(name))
