import { z } from 'zod'
import { IMPORT_COLUMNS } from '../listings/columns.ts'
import { CONFIRMATION_COLUMNS } from '../listings/confirmations.ts'
import { IMPORT_KINDS, IMPORT_OUTCOMES, IMPORT_SHOWN, IMPORT_STATES } from './import-states.ts'

/** The answer of `POST /api/admin/listings/import` (§3). */
export const importAnswerSchema = z
  .object({
    summary: z.object({ total: z.int(), successful: z.int(), failed: z.int() }),
    message: z.string(),
    results: z.array(z.object({ row: z.int(), name: z.string(), id: z.int() })),
    errors: z.array(z.object({ row: z.int(), name: z.string(), error: z.string() })),
  })
  .meta({ id: 'ImportAnswer' })

/** One file on its way: chosen, rehearsed, imported, perhaps undone (ruling 33). */
export const importSchema = z
  .object({
    id: z.int(),
    kind: z.enum(IMPORT_KINDS),
    fileName: z.string(),
    state: z.enum(IMPORT_STATES),
    total: z.int().meta({ description: 'Rows of the file' }),
    counts: z.record(z.enum(IMPORT_OUTCOMES), z.int()),
    progress: z.object({ done: z.int(), total: z.int() }).meta({
      description: 'Of what runs: rows rehearsed, written or taken back',
    }),
    successful: z.int(),
    failed: z.int(),
    undone: z.int(),
    kept: z.int().meta({ description: 'Rows an undo left, because a person has touched them' }),
    ignoredColumns: z.array(z.string()),
    error: z.string().nullable(),
    message: z.string().nullable().meta({ description: 'What came of it, once it is done' }),
    admin: z.string().nullable(),
    createdAt: z.string(),
    finishedAt: z.string().nullable(),
    undoUntil: z.string().nullable().meta({ description: 'Null where it cannot be undone' }),
  })
  .meta({ id: 'Import' })

const fileColumn = z.enum([...new Set([...IMPORT_COLUMNS, ...CONFIRMATION_COLUMNS])])

const cellProblemSchema = z.object({
  column: fileColumn.nullable().meta({ description: 'Null: the row as a whole' }),
  reason: z.string(),
})

const differenceSchema = z.object({
  column: fileColumn,
  before: z.string(),
  after: z.string(),
})

const likenessSchema = z.object({
  id: z.int().nullable().meta({
    description: 'The listing; null for another row of the file or a submission that waits',
  }),
  row: z.int().nullable(),
  name: z.string(),
  why: z.string(),
})

/** What a row of the file is, or became. */
export const importRowSchema = z
  .object({
    row: z.int().meta({ description: 'As a spreadsheet counts: the header is row 1' }),
    name: z.string(),
    outcome: z.enum(IMPORT_OUTCOMES),
    listingId: z.int().nullable(),
    said: z.object({ field: z.string(), value: z.string(), outcome: z.string() }).nullable().meta({
      description: 'Of a list of confirmations: what the row says, as it is written there',
    }),
    differences: z.array(differenceSchema),
    problems: z.array(cellProblemSchema),
    likenesses: z.array(likenessSchema),
    undo: z.enum(['undone', 'kept']).nullable(),
  })
  .meta({ id: 'ImportRow' })

export const importsQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  offset: z.coerce.number().int().min(0).max(100_000).default(0),
})

export const importRowsQuery = importsQuery.extend({
  show: z.enum(IMPORT_SHOWN).default('all'),
  limit: z.coerce.number().int().min(1).max(500).default(50),
})

/** What stays of a form with the field `file`; everything else in it says nothing. */
export const importInput = z.object({ file: z.unknown().optional() })

/** Whether a call that imports at once writes possible duplicates, too. */
export const importAtOnceQuery = z.object({
  duplicates: z.enum(['skip', 'create']).default('skip'),
})

/** Which possible duplicates to write all the same: all, or these rows. */
export const runImportInput = z.object({
  allDuplicates: z.boolean().default(false),
  duplicates: z.array(z.int().min(1)).max(5_000).default([]),
})

export type ImportAnswer = z.output<typeof importAnswerSchema>
export type Import = z.output<typeof importSchema>
export type ImportRow = z.output<typeof importRowSchema>
export type CellProblem = z.output<typeof cellProblemSchema>
export type Difference = z.output<typeof differenceSchema>
export type Likeness = z.output<typeof likenessSchema>
export type ImportRowsQuery = z.output<typeof importRowsQuery>
export type ImportsQuery = z.output<typeof importsQuery>
export type RunImport = z.output<typeof runImportInput>

/** The form of a file: a field for files holds a list of them (§5). */
export const importForm = z.object({
  file: z
    .custom<FileList>((files) => files instanceof FileList && files.length > 0)
    .transform((files) => files[0]?.name ?? '')
    .pipe(z.string().regex(/\.csv$/i)),
})
