/** What was done to synonyms and pins, and undoing it. */
import { desc, eq, gt, sql } from 'drizzle-orm'
import type { User } from '../../../shared/accounts/users.ts'
import { UNDO_HOURS } from '../../../shared/listings/limits.ts'
import type { SearchRuleContent } from '../../../shared/search/rule-kinds.ts'
import type { SearchRuleChange } from '../../../shared/search/search-rules.ts'
import type { Database, Transaction } from '../../db/open.ts'
import { searchRuleChanges, searchRules, users } from '../../db/schema.ts'
import { conflict, notFound } from '../../errors.ts'
import { say } from '../../sentences.ts'
import { recordAct } from '../admin/audit.ts'
import { nameOf } from '../listings/history.ts'
import { asOneWriter, insertAgain, requireFree, requireRoom, updateRule } from './stored.ts'

const MOST_CHANGES = 20

/** What was done in the last 24 hours, the newest first. */
export async function findRuleChanges(db: Database): Promise<SearchRuleChange[]> {
  const rows = await db
    .select({ ...CHANGE, by: nameOf(users), version: searchRules.updatedAt })
    .from(searchRuleChanges)
    .leftJoin(users, eq(users.id, searchRuleChanges.adminId))
    .leftJoin(searchRules, eq(searchRules.id, searchRuleChanges.ruleId))
    .where(gt(searchRuleChanges.createdAt, EARLIEST))
    .orderBy(desc(searchRuleChanges.id))
    .limit(MOST_CHANGES)
  return rows.map(({ id, by, action, before, after, undoneAt, createdAt, version }) => {
    const { kind, phrase } = contentOf({ before, after })
    return {
      id,
      by,
      action,
      kind,
      phrase,
      canUndo: !undoneAt && isAsLeft(after, version),
      undoneAt: undoneAt?.toISOString() ?? null,
      createdAt: createdAt.toISOString(),
    }
  })
}

/**
 * Brings back what was before, with its version, so that the change before can be undone next. Throws conflict when it is
 * too late, was done already, or it has changed since.
 */
export async function undoRuleChange(db: Database, admin: User, changeId: number): Promise<void> {
  await asOneWriter(db, admin, async (tx) => {
    const [change] = await tx
      .select(CHANGE)
      .from(searchRuleChanges)
      .where(eq(searchRuleChanges.id, changeId))
    if (!change) throw notFound(say.searchRule.changeNotFound)
    if (change.undoneAt) throw conflict(say.searchRule.undoneAlready)
    if (!change.isRecent) throw conflict(say.searchRule.undoTooLate)
    const [now] = await tx.select().from(searchRules).where(eq(searchRules.id, change.ruleId))
    if (!isAsLeft(change.after, now?.updatedAt ?? null)) throw conflict(say.searchRule.changedSince)
    await bringBack(tx, change)
    await tx
      .update(searchRuleChanges)
      .set({ undoneAt: new Date() })
      .where(eq(searchRuleChanges.id, changeId))
    const { phrase: detail } = contentOf(change)
    await recordAct(tx, { admin, action: 'search-rule.undo', subjectId: change.ruleId, detail })
  })
}

type Sides = Pick<typeof searchRuleChanges.$inferSelect, 'before' | 'after'>

async function bringBack(
  tx: Transaction,
  { ruleId, before, after }: Sides & { ruleId: number },
): Promise<void> {
  if (!before) {
    await tx.delete(searchRules).where(eq(searchRules.id, ruleId))
    return
  }
  const { updatedAt, ...judged } = before
  if (after) {
    await requireFree(tx, judged, ruleId)
    await updateRule(tx, ruleId, judged, new Date(updatedAt))
  } else {
    await requireRoom(tx, judged)
    await insertAgain(tx, ruleId, judged, new Date(updatedAt))
  }
}

const isAsLeft = (after: SearchRuleContent | null, version: Date | null) =>
  (after?.updatedAt ?? null) === (version?.toISOString() ?? null)

/** Of the two sides of a change one is there. */
function contentOf({ before, after }: Sides): SearchRuleContent {
  const content = after ?? before
  if (!content) throw new Error('A change of a search rule has neither side.')
  return content
}

const EARLIEST = sql`now() - make_interval(hours => ${UNDO_HOURS})`

const CHANGE = {
  id: searchRuleChanges.id,
  ruleId: searchRuleChanges.ruleId,
  action: searchRuleChanges.action,
  before: searchRuleChanges.before,
  after: searchRuleChanges.after,
  undoneAt: searchRuleChanges.undoneAt,
  createdAt: searchRuleChanges.createdAt,
  isRecent: sql<boolean>`${searchRuleChanges.createdAt} > ${EARLIEST}`,
}
