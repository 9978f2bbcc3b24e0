import { readState, type PlainDatabase } from './site-state.ts'

/** Where a database's rows were moved to. */
export type Target = 'postgresql' | 'embedded'

/** Throws a sentence when the site's rows are elsewhere now: what is written here would not be there. */
export async function requireNotMoved(db: PlainDatabase): Promise<void> {
  const target = await readState(db, 'moved')
  if (target) throw new Error(target === 'postgresql' ? MOVED_OUT : MOVED_IN)
}

const ADOPT = 'To go on with the old one instead, run "npm run move -- adopt".'
const MOVED_OUT = `The database in DATA_DIR was moved to another PostgreSQL. Please set DATABASE_URL. ${ADOPT}`
const MOVED_IN = `The database at DATABASE_URL was moved to DATA_DIR. Please start the site without DATABASE_URL. ${ADOPT}`
