import { asc, eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/open.ts'
import { listingImportParts } from '../../db/schema.ts'

/** So many bytes at once: more would keep others waiting. */
const PART = 1_000_000

export async function keepFile(tx: Transaction, importId: number, file: Blob): Promise<void> {
  for (let start = 0; start < file.size; start += PART) {
    const content = Buffer.from(await file.slice(start, start + PART).arrayBuffer())
    await tx.insert(listingImportParts).values({ importId, start, content })
  }
}

/** Undefined when nothing was kept, or it is forgotten. */
export async function findFile(db: Database, importId: number): Promise<Blob | undefined> {
  const parts = await db
    .select({ content: listingImportParts.content })
    .from(listingImportParts)
    .where(eq(listingImportParts.importId, importId))
    .orderBy(asc(listingImportParts.start))
  return parts.length > 0
    ? new Blob(parts.map(({ content }) => new Uint8Array(content)))
    : undefined
}
