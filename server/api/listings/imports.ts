import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { z } from 'zod'
import {
  importAnswerSchema,
  importAtOnceQuery,
  importInput,
  importRowSchema,
  importRowsQuery,
  importSchema,
  importsQuery,
  runImportInput,
} from '../../../shared/imports/imports.ts'
import { EXPORT_FILE, IMPORT_BYTES, TEMPLATE_FILE } from '../../../shared/listings/columns.ts'
import { CONFIRMATIONS_TEMPLATE_FILE } from '../../../shared/listings/confirmations.ts'
import type { Env, UserEnv } from '../../context.ts'
import { describe, describeFile } from '../../http/describe.ts'
import { invalid, tooLarge } from '../../errors.ts'
import { takeFileForm } from '../../middleware/file-form.ts'
import { take } from '../../middleware/rate-limit.ts'
import { requireAdmin } from '../../middleware/require-admin.ts'
import {
  exportFailedRows,
  findImport,
  findImportRows,
  findImports,
} from '../../services/imports/rows.ts'
import { importAtOnce, run, startImport, undo } from '../../services/imports/imports.ts'
import {
  confirmationsTemplate,
  exportListings,
  listingsTemplate,
} from '../../services/listings/export.ts'
import { idParam, validate } from '../../http/validate.ts'
import { say } from '../../sentences.ts'

function refuseHeavy(): never {
  throw tooLarge(say.csv.tooHeavy, { file: say.csv.tooHeavy })
}
const takeFile = takeFileForm(IMPORT_BYTES, refuseHeavy)

/** Reading a file costs more than reading a form. */
const limitFiles = createMiddleware<UserEnv>(async (c, next) => {
  await take(c, 'import-user', String(c.var.user.id))
  await next()
})

/** The file of a form, by its name (§5). */
function readFile({ file }: z.output<typeof importInput>) {
  if (!(file instanceof File) || (file.size === 0 && !file.name))
    throw invalid(say.csv.noFile, { file: say.csv.noFile })
  if (!/\.csv$/i.test(file.name)) throw invalid(say.csv.notCsv, { file: say.csv.notCsv })
  if (file.size > IMPORT_BYTES) refuseHeavy()
  return { name: file.name, bytes: file }
}

const asFile = (name: string) => ({
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': `attachment; filename="${name}"`,
  'cache-control': 'no-store',
})

/** Listings as CSV files: the template, all of them, and files that come in (§2 "CSV Import", ruling 33). */
export const imports = new Hono<Env>()
  .get(
    '/api/admin/listings/template',
    describeFile({ summary: 'The header of a file to import', refusals: [401, 403] }),
    requireAdmin,
    (c) => c.body(listingsTemplate(), 200, asFile(TEMPLATE_FILE)),
  )

  .get(
    '/api/admin/listings/confirmations',
    describeFile({
      summary: 'The header of a file of confirmations to import',
      refusals: [401, 403],
    }),
    requireAdmin,
    (c) => c.body(confirmationsTemplate(), 200, asFile(CONFIRMATIONS_TEMPLATE_FILE)),
  )

  .get(
    '/api/admin/listings/export',
    describeFile({
      summary: 'Every listing, as a file that an import takes back',
      refusals: [401, 403],
    }),
    requireAdmin,
    (c) => c.body(exportListings(c.var.db), 200, asFile(EXPORT_FILE)),
  )

  .post(
    '/api/admin/listings/import',
    describe({
      summary: 'Import a CSV file in one call, as multipart/form-data with the field file',
      answer: importAnswerSchema,
      refusals: [400, 401, 403, 413, 422, 429, 503],
    }),
    requireAdmin,
    limitFiles,
    takeFile,
    validate('query', importAtOnceQuery),
    validate('form', importInput),
    async (c) => {
      const allDuplicates = c.req.valid('query').duplicates === 'create'
      const wanted = { allDuplicates, duplicates: [] }
      const file = readFile(c.req.valid('form'))
      return c.json(await importAtOnce(c.var.db, c.var.user, file, wanted))
    },
  )

  .post(
    '/api/admin/imports',
    describe({
      summary: 'Rehearse a CSV file: what each row would do; nothing is imported yet',
      answer: importSchema,
      refusals: [400, 401, 403, 413, 422, 429],
    }),
    requireAdmin,
    limitFiles,
    takeFile,
    validate('form', importInput),
    async (c) => c.json(await startImport(c.var.db, c.var.user, readFile(c.req.valid('form')))),
  )

  .get(
    '/api/admin/imports',
    describe({
      summary: 'Earlier imports, the newest first',
      answer: z.array(importSchema),
      refusals: [400, 401, 403],
      headers: { 'X-Total-Count': 'How many there are' },
    }),
    requireAdmin,
    validate('query', importsQuery),
    async (c) => {
      const { imports, total } = await findImports(c.var.db, c.req.valid('query'))
      c.header('x-total-count', String(total))
      return c.json(imports)
    },
  )

  .get(
    '/api/admin/imports/:id',
    describe({
      summary: 'How far an import is, and what came of it',
      answer: importSchema,
      refusals: [400, 401, 403, 404],
    }),
    requireAdmin,
    validate('param', idParam),
    async (c) => c.json(await findImport(c.var.db, c.req.valid('param').id)),
  )

  .get(
    '/api/admin/imports/:id/rows',
    describe({
      summary: 'The rows of an import, in the order of the file',
      answer: z.array(importRowSchema),
      refusals: [400, 401, 403, 404],
      headers: { 'X-Total-Count': 'How many there are' },
    }),
    requireAdmin,
    validate('param', idParam),
    validate('query', importRowsQuery),
    async (c) => {
      const { id } = c.req.valid('param')
      const { rows, total } = await findImportRows(c.var.db, id, c.req.valid('query'))
      c.header('x-total-count', String(total))
      return c.json(rows)
    },
  )

  .get(
    '/api/admin/imports/:id/failed',
    describeFile({
      summary: 'The rows that were not written, with why; to correct and send again',
      refusals: [400, 401, 403, 404],
    }),
    requireAdmin,
    validate('param', idParam),
    async (c) => {
      const { id } = c.req.valid('param')
      return c.body(await exportFailedRows(c.var.db, id), 200, asFile(`import-${id}-failed.csv`))
    },
  )

  .post(
    '/api/admin/imports/:id/run',
    describe({
      summary: 'Import what was rehearsed; of the possible duplicates only those that are named',
      answer: importSchema,
      refusals: [400, 401, 403, 404, 409],
    }),
    requireAdmin,
    validate('param', idParam),
    validate('json', runImportInput),
    async (c) =>
      c.json(await run(c.var.db, c.var.user, c.req.valid('param').id, c.req.valid('json'))),
  )

  .post(
    '/api/admin/imports/:id/undo',
    describe({
      summary: 'Take an import back, for 24 hours; rows a person has touched stay',
      answer: importSchema,
      refusals: [400, 401, 403, 404, 409],
    }),
    requireAdmin,
    validate('param', idParam),
    async (c) => c.json(await undo(c.var.db, c.var.user, c.req.valid('param').id)),
  )
