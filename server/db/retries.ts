/** How often a transaction is made again. Each loses to another one that was done, so more would not be needed. */
const RETRIES = 2

/** SQLSTATE for "deadlock detected" and "could not serialize access": nothing was written, and nothing is wrong. */
const IN_EACH_OTHERS_WAY = new Set(['40P01', '40001'])

/**
 * Makes a transaction again that the database ended because it and another one were in each other's way. So what a
 * transaction does beside the database must bear being done twice.
 */
export async function withRetries<T>(transaction: () => Promise<T>): Promise<T> {
  for (let left = RETRIES; ; left -= 1) {
    try {
      return await transaction()
    } catch (error) {
      if (left === 0 || !IN_EACH_OTHERS_WAY.has(sqlState(error) ?? '')) throw error
    }
  }
}

/** The database's own code for an error, which the query builder wraps. */
export function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  return 'code' in error ? String(error.code) : sqlState(error.cause)
}
