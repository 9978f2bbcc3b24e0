import { desc, eq } from 'drizzle-orm'
import { IS_OPEN, REFUSALS } from '../../../shared/checks/kinds.ts'
import type { CheckAct } from '../../../shared/listings/admin.ts'
import { FACT_FIELDS } from '../../../shared/listings/fields.ts'
import type { Database, Transaction } from '../../db/open.ts'
import { checkAttempts, checkTasks, factChecks, users } from '../../db/schema.ts'
import { nameOf } from './history.ts'

/** So many tries, and so many facts that were checked otherwise. */
const MOST_ROWS = 100

/** Calls and other checks of a listing, the newest first: who, when, how, and what was said. */
export async function findCheckActs(
  db: Database | Transaction,
  listingId: number,
): Promise<CheckAct[]> {
  const tries = await db
    .select({
      id: checkAttempts.id,
      at: checkAttempts.at,
      channel: checkAttempts.channel,
      outcome: checkAttempts.outcome,
      by: nameOf(users),
    })
    .from(checkAttempts)
    .innerJoin(checkTasks, eq(checkTasks.id, checkAttempts.taskId))
    .leftJoin(users, eq(users.id, checkAttempts.byUser))
    .where(eq(checkTasks.listingId, listingId))
    .orderBy(desc(checkAttempts.id))
    .limit(MOST_ROWS)
  const checks = await selectChecks(db, listingId)
  const called = tries.map(({ id, at, ...one }) => {
    const own = checks.filter(({ attemptId }) => attemptId === id)
    return { ...one, at, method: own[0]?.method ?? null, ...saidIn(own) }
  })
  // What was recorded in one act has its moment in common.
  const others = Map.groupBy(
    checks.filter(({ attemptId }) => attemptId === null),
    ({ at, by, method }) => [at.getTime(), by, method].join(' '),
  )
  const otherwise = [...others.values()].flatMap((own) => {
    const [first] = own
    if (!first) return []
    const { at, by, method } = first
    return [{ at, by, channel: null, outcome: null, method, ...saidIn(own) }]
  })
  return [...called, ...otherwise]
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .map((act) => ({ ...act, at: act.at.toISOString() }))
}

type Check = Awaited<ReturnType<typeof selectChecks>>[number]

const selectChecks = (db: Database | Transaction, listingId: number) =>
  db
    .select({
      attemptId: factChecks.attemptId,
      at: factChecks.createdAt,
      by: nameOf(users),
      method: factChecks.method,
      field: factChecks.field,
      outcome: factChecks.outcome,
      note: factChecks.note,
    })
    .from(factChecks)
    .leftJoin(users, eq(users.id, factChecks.byUser))
    .where(eq(factChecks.listingId, listingId))
    .orderBy(desc(factChecks.id))
    .limit(MOST_ROWS * FACT_FIELDS.length)

const CHECKED = [IS_OPEN, ...FACT_FIELDS] as const

function saidIn(checks: Check[]): Pick<CheckAct, 'said' | 'refusal'> {
  const note = checks.find(({ field }) => field === IS_OPEN)?.note
  return {
    said: checks.toReversed().flatMap(({ field: name, outcome }) => {
      const field = CHECKED.find((known) => known === name)
      return field ? [{ field, outcome }] : []
    }),
    refusal: REFUSALS.find((one) => one === note) ?? null,
  }
}
