import type { PGlite } from '@electric-sql/pglite'

/** How PGlite's C code leaves its main loop after an ordinary SQL error. */
const SQL_ERROR_STATUS = 100

/**
 * Calls `crashed` when the database leaves its main loop in any other way: a PANIC, a failed fsync,
 * a stack overflow. PGlite goes on after these with memory in an unknown state: measured, every later
 * query then waits for ever. A PostgreSQL server would restart from its log, and so do we.
 */
export function guardAgainstCrashes(db: PGlite, crashed: (cause: unknown) => never): void {
  const { _PostgresMainLoopOnce: loop } = db.Module
  const guarded = () => {
    try {
      loop()
    } catch (error) {
      if (!isSqlError(error)) crashed(error)
      throw error
    }
  }
  Object.assign(db.Module, { _PostgresMainLoopOnce: guarded })
}

const isSqlError = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'status' in error &&
  error.status === SQL_ERROR_STATUS
