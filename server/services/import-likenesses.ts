import type { Database } from '../db/open.ts'
import type { Verdict } from './import-judge.ts'

/** Marks new rows that may be a listing which is there already. */
export async function findLikenesses(_db: Database, _verdicts: Verdict[]): Promise<void> {}
