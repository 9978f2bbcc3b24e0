import type { QueryClient } from '@tanstack/react-query'
import type { Api } from '../../../server/app.ts'
import type { z } from 'zod'
import type { importForm, RunImport } from '../../../shared/imports/imports.ts'
import {
  isUnderWay,
  type ImportShown,
  type ImportState,
} from '../../../shared/imports/import-states.ts'
import { TEMPLATE_FILE } from '../../../shared/listings/columns.ts'
import { ApiError, read, readCounted, send } from '../../api.ts'
import { hc } from '../../endpoints.ts'
import { change } from '../../notices/change.ts'
import { refreshListings } from './listings.ts'
import { toRange } from './page.ts'
import { importWords as words } from './import-words.ts'

const api = hc<Api['imports']>('').api.admin

const toId = (id: number) => ({ param: { id: String(id) } })

/** Rows of a page of the rehearsal, of a table of the result, and of the imports before. */
export const REHEARSAL_PAGE = 20
export const RESULT_PAGE = 100
export const EARLIER_PAGE = 10

export const EXPORT_ADDRESS = api.listings.export.$path()
export const CONFIRMATIONS_ADDRESS = api.listings.confirmations.$path()
export const failedRowsAddress = (id: number) => api.imports[':id'].failed.$path(toId(id))

/** The one poll of the site: how far an import is, while something is under way (§7, ruling 33). */
export const importNumbered = (id: number) => ({
  ...read(api.imports[':id'], toId(id)),
  refetchInterval: ({ state: { data } }: { state: { data?: { state: string } } }) =>
    data && UNDER_WAY.has(data.state) ? 700 : false,
})

const UNDER_WAY: ReadonlySet<string> = new Set(
  (['rehearsing', 'importing', 'undoing'] as const).filter(isUnderWay),
)

export const importRows = (id: number, show: ImportShown, page: number, size: number) =>
  readCounted(api.imports[':id'].rows, {
    ...toId(id),
    query: { show, ...toRange(page, size) },
  })

export const earlierImports = (page: number) =>
  readCounted(api.imports, { query: toRange(page, EARLIER_PAGE) })

const allImports = ['api', 'admin', 'imports']

/** An import ends beside the requests, so no answer says that the listings are others: once it has, they are read again. */
export async function readAgainAfter(
  client: QueryClient,
  before: ImportState | undefined,
  state: ImportState,
): Promise<void> {
  if (before === undefined || before === state || (state !== 'done' && state !== 'undone')) return
  await Promise.all(refreshListings.map((queryKey) => client.invalidateQueries({ queryKey })))
}

/** Sends the file to be rehearsed. */
export const rehearseImport = () =>
  change({
    send: ({ file: [file] }: z.input<typeof importForm>) =>
      // The form has said that there is one.
      send(api.imports.$post({ form: { file: file ?? new File([], '') } })),
    failure: words.importFailed,
    refresh: [allImports],
  })

export const runImport = (id: number) =>
  change({
    send: (json: RunImport) => send(api.imports[':id'].run.$post({ ...toId(id), json })),
    failure: words.importFailed,
    refresh: [allImports],
  })

export const undoImport = (id: number) =>
  change({
    send: () => send(api.imports[':id'].undo.$post(toId(id))),
    failure: words.undoFailed,
    refresh: [allImports],
  })

export const downloadTemplate = () =>
  change({
    send: () => save(api.listings.template.$path(), TEMPLATE_FILE),
    success: words.templateSaved,
    failure: words.templateFailed,
  })

/** Fetches a file and hands it to the browser to keep, so that we can say whether it worked. */
async function save(address: string, name: string): Promise<void> {
  const response = await fetch(address)
  if (!response.ok) throw new ApiError(response.status, await response.text())
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await response.blob())
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
