import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm'
import { IS_OPEN, REFUSALS } from '../../../shared/checks/kinds.ts'
import type { CorrectedField } from '../../../shared/contact/rules.ts'
import { factOf } from '../../../shared/listings/fields.ts'
import type { CameOfAsking } from '../../../shared/reports/reports.ts'
import type { Database } from '../../db/open.ts'
import { checkAttempts, checkTasks, factChecks, listingReports } from '../../db/schema.ts'

interface Asked {
  id: number
  field: CorrectedField | null
  askedAt: Date | null
}

/** What came of asking the provider since that was planned: the last answer, otherwise the last try. */
export async function findAsked(db: Database, rows: Asked[]): Promise<Map<number, CameOfAsking>> {
  const ids = rows.filter(({ askedAt }) => askedAt).map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const tries = await db
    .selectDistinctOn([listingReports.id], {
      id: listingReports.id,
      attemptId: checkAttempts.id,
      at: checkAttempts.at,
      outcome: checkAttempts.outcome,
    })
    .from(listingReports)
    .innerJoin(checkTasks, eq(checkTasks.listingId, listingReports.listingId))
    .innerJoin(
      checkAttempts,
      and(eq(checkAttempts.taskId, checkTasks.id), gte(checkAttempts.at, listingReports.askedAt)),
    )
    .where(inArray(listingReports.id, ids))
    .orderBy(
      listingReports.id,
      sql`(${checkAttempts.outcome} = 'answered') desc`,
      desc(checkAttempts.id),
    )
  const said = await db
    .select({
      attemptId: factChecks.attemptId,
      field: factChecks.field,
      outcome: factChecks.outcome,
      note: factChecks.note,
    })
    .from(factChecks)
    .where(
      inArray(
        factChecks.attemptId,
        tries.map(({ attemptId }) => attemptId),
      ),
    )
  const ended = await findEnded(db, ids)
  const came = rows.flatMap(({ id, field }): [number, CameOfAsking][] => {
    const last = tries.find((one) => one.id === id)
    const end = ended.get(id)
    if (!last || (end && last.outcome !== 'answered'))
      return end ? [[id, { at: end.toISOString(), outcome: null, said: null, refusal: null }]] : []
    const fact = field ? factOf(field) : IS_OPEN
    const own = said.filter(({ attemptId }) => attemptId === last.attemptId)
    const note = own.find((one) => one.field === IS_OPEN)?.note
    return [
      [
        id,
        {
          at: last.at.toISOString(),
          outcome: last.outcome,
          said: own.find((one) => one.field === fact)?.outcome ?? null,
          refusal: REFUSALS.find((one) => one === note) ?? null,
        },
      ],
    ]
  })
  return new Map(came)
}

/** When what was planned came to its end: a moderator may have decided without a call, or nobody was reached. */
async function findEnded(db: Database, ids: number[]): Promise<Map<number, Date>> {
  const rows = await db
    .selectDistinctOn([listingReports.id], { id: listingReports.id, at: checkTasks.doneAt })
    .from(listingReports)
    .innerJoin(
      checkTasks,
      and(
        eq(checkTasks.listingId, listingReports.listingId),
        gte(checkTasks.doneAt, listingReports.askedAt),
      ),
    )
    .where(inArray(listingReports.id, ids))
    .orderBy(listingReports.id, desc(checkTasks.doneAt))
  return new Map(rows.flatMap(({ id, at }) => (at ? [[id, at] as const] : [])))
}
