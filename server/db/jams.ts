import pg from 'pg'

/** SQLSTATE for "lock not available": a statement waited for it as long as it may. */
const WAITED_IN_VAIN = '55P03'

/** How PostgreSQL says where a row is, in every language: whoever waits for one row says nothing of the others. */
const A_ROW = /\(\d+,\d+\)/

/** Each waits for a lock of its own, which one text names by a parameter. */
const ADVISORY = /\bpg_advisory_/i

/** What ends a transaction is never refused. */
const ENDS = /^\s*(commit|rollback)/i

const NEVER = [ADVISORY, ENDS]

/** More kinds than a site has; beyond it something else is wrong. */
const MOST = 500

/** How long the others of its kind are refused before one of them tries, in milliseconds. */
const PAUSE = 500

interface Jams {
  /** Throws what a statement of this text was refused with a moment ago, without asking the database again. */
  check(text: string): void
  run<Result>(text: string, query: () => Promise<Result>): Promise<Result>
}

/**
 * Remembers which statements have just waited for a table in vain. While a table is locked, each of them would hold a
 * connection as long as it may wait, and soon all of them: so one at a time tries, and the others fail at once.
 */
export function createJams(): Jams {
  const jams = new Map<string, { error: unknown; refusedUntil: number }>()
  const check = (text: string) => {
    const jam = jams.get(text)
    if (jam && performance.now() < jam.refusedUntil) throw jam.error
  }
  return {
    check,
    async run(text, query) {
      check(text)
      const jam = jams.get(text)
      // This one tries, for all of them.
      if (jam) jam.refusedUntil = Infinity
      try {
        const result = await query()
        jams.delete(text)
        return result
      } catch (error) {
        jams.delete(text)
        if (waitedForTable(error) && !NEVER.some((kind) => kind.test(text)) && jams.size < MOST)
          jams.set(text, { error, refusedUntil: performance.now() + PAUSE })
        throw error
      }
    },
  }
}

const waitedForTable = (error: unknown) =>
  error instanceof pg.DatabaseError &&
  error.code === WAITED_IN_VAIN &&
  !A_ROW.test(error.where ?? '')
