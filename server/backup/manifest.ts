import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { words } from './words.ts'

export const MANIFEST = 'manifest.json'
/** Another one when what is in a backup is arranged otherwise. */
const FORMAT = 1

const manifestSchema = z.object({
  format: z.literal(FORMAT),
  /** The site it is of; older versions had no id. */
  site: z.string().optional(),
  /** The moment whose state it holds. */
  takenAt: z.iso.datetime(),
  /** The version of the site in package.json. */
  app: z.string(),
  /** The last migration that was applied: its name, when it was made, and the checksum of its text. */
  schema: z.object({ migration: z.string(), when: z.number(), hash: z.string() }),
  database: z.object({ kind: z.enum(['embedded', 'postgresql']), version: z.string() }),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.number(),
      /** Of the rows, in the order of their keys, as COPY writes them. */
      sha256: z.string(),
    }),
  ),
  sequences: z.array(z.object({ name: z.string(), value: z.number() })),
  /** How many files of pictures. */
  pictures: z.number(),
})

export type Manifest = z.output<typeof manifestSchema>

export async function writeManifest(
  folder: string,
  manifest: Omit<Manifest, 'format'>,
): Promise<void> {
  const text = `${JSON.stringify({ format: FORMAT, ...manifest }, null, 2)}\n`
  await writeFile(join(folder, MANIFEST), text, { mode: 0o600, flush: true })
}

export async function readManifest(folder: string): Promise<Manifest> {
  const content: unknown = JSON.parse(await readFile(join(folder, MANIFEST), 'utf8'))
  const manifest = manifestSchema.safeParse(content)
  if (!manifest.success) throw new Error(words.otherFormat(folder))
  return manifest.data
}

/** The site that a manifest names, of whatever version it is. */
export function siteOf(text: string): string | undefined {
  const content: unknown = JSON.parse(text)
  return z.object({ site: z.string() }).safeParse(content).data?.site
}

/** Where the rows of a table are in the folder. */
export const tableFile = (table: string) => `tables/${table.replaceAll('"', '')}.copy.gz`
