import { channel } from 'node:diagnostics_channel'
import { and, asc, inArray, notInArray } from 'drizzle-orm'
import type { ImportState } from '../../../shared/imports/import-states.ts'
import type { Database } from '../../db/open.ts'
import { listingImports } from '../../db/schema.ts'
import { announceListings } from '../checks/plan-soon.ts'
import { Stopped } from './pace.ts'
import { rehearse } from './rehearse.ts'
import { runImport } from './run.ts'
import { undoImport } from './undo.ts'

/** Heard in the whole process, also by modules that development has loaded again since. */
const waiting = channel('saath:import-waiting')

/** Says in this process that an import waits for its work, which has been committed. */
export const announceImport = () => waiting.publish(undefined)

export function onImportWaiting(listener: () => void): () => void {
  waiting.subscribe(listener)
  return () => void waiting.unsubscribe(listener)
}

const WORK: Partial<Record<ImportState, (db: Database, importId: number) => Promise<void>>> = {
  rehearsing: rehearse,
  importing: runImport,
  undoing: undoImport,
}
const UNDER_WAY = Object.keys(WORK) as ImportState[]

/**
 * Works on what is under way, one import after another, the oldest first, until none is left. Each goes on where its rows
 * say that it was stopped; one that fails holds up no other, and is tried again with the next job.
 */
export async function workOnImports(db: Database): Promise<void> {
  const failed: number[] = []
  const errors: unknown[] = []
  for (;;) {
    const [next] = await db
      .select({ id: listingImports.id, state: listingImports.state })
      .from(listingImports)
      .where(and(inArray(listingImports.state, UNDER_WAY), notInArray(listingImports.id, failed)))
      .orderBy(asc(listingImports.id))
      .limit(1)
    if (!next) break
    try {
      await WORK[next.state]?.(db, next.id)
      if (next.state !== 'rehearsing') announceListings()
    } catch (error) {
      if (error instanceof Stopped) throw error
      failed.push(next.id)
      errors.push(error)
    }
  }
  if (errors.length > 0) throw new AggregateError(errors)
}
