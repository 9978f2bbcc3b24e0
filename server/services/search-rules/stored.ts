/** Rules as the table holds them: what every writer asks of it, and how each write is written down. */
import { and, asc, eq, sql } from 'drizzle-orm'
import type { User } from '../../../shared/accounts/users.ts'
import type { SearchRuleAction, SearchRuleContent } from '../../../shared/search/rule-kinds.ts'
import { MOST_SEARCH_RULES } from '../../../shared/search/rule-kinds.ts'
import type { Database, Transaction } from '../../db/open.ts'
import { searchRuleChanges, searchRules } from '../../db/schema.ts'
import { conflict, invalid, notFound } from '../../errors.ts'
import { say } from '../../sentences.ts'
import { lockAdmin } from '../accounts/locks.ts'
import { recordAct } from '../admin/audit.ts'
import { foldPhrase, type JudgedRule } from './content.ts'

export type RuleRow = typeof searchRules.$inferSelect

/** Admins write one after the other, so that none counts or compares what another is about to change. Searches go on. */
export const asOneWriter = <Done>(
  db: Database,
  admin: User,
  write: (tx: Transaction) => Promise<Done>,
) =>
  db.transaction(async (tx) => {
    await lockAdmin(tx, admin.id)
    await tx.execute(sql`lock table ${searchRules} in share row exclusive mode`)
    return write(tx)
  })

export async function requireRule(tx: Transaction, id: number): Promise<RuleRow> {
  const [row] = await tx.select().from(searchRules).where(eq(searchRules.id, id))
  return rowOf(row)
}

export async function requireRoom(tx: Transaction, judged: JudgedRule): Promise<void> {
  await requireFree(tx, judged)
  if ((await tx.$count(searchRules, eq(searchRules.kind, judged.kind))) >= MOST_SEARCH_RULES)
    throw conflict(say.searchRule.tooMany(MOST_SEARCH_RULES))
}

/** The table's unique key holds it, too. */
export async function requireFree(
  tx: Transaction,
  judged: JudgedRule,
  ownId?: number,
): Promise<void> {
  const { kind, placeId } = judged
  const [other] = await tx
    .select({ id: searchRules.id })
    .from(searchRules)
    .where(
      and(
        eq(searchRules.kind, kind),
        eq(searchRules.folded, foldPhrase(judged)),
        sql`${searchRules.placeId} is not distinct from ${placeId}`,
      ),
    )
  if (other && other.id !== ownId)
    throw invalid(say.searchRule.taken, { phrase: say.searchRule.taken })
}

export async function insertRule(tx: Transaction, judged: JudgedRule): Promise<RuleRow> {
  const values = { ...judged, folded: foldPhrase(judged), updatedAt: new Date() }
  const [row] = await tx.insert(searchRules).values(values).returning()
  return rowOf(row)
}

/** One that was deleted, as it was. */
export async function insertAgain(
  tx: Transaction,
  id: number,
  judged: JudgedRule,
  updatedAt: Date,
): Promise<void> {
  const values = { ...judged, folded: foldPhrase(judged), id, updatedAt }
  await tx.insert(searchRules).overridingSystemValue().values(values)
}

export async function updateRule(
  tx: Transaction,
  id: number,
  judged: JudgedRule,
  updatedAt: Date,
): Promise<RuleRow> {
  const [row] = await tx
    .update(searchRules)
    .set({ ...judged, folded: foldPhrase(judged), updatedAt })
    .where(eq(searchRules.id, id))
    .returning()
  return rowOf(row)
}

function rowOf(row: RuleRow | undefined): RuleRow {
  if (!row) throw notFound(say.searchRule.notFound)
  return row
}

interface Write {
  admin: User
  action: SearchRuleAction
  before: RuleRow | null
  after: RuleRow | null
}

/** In the history, which undo reads, and in the audit log. */
export async function recordWrite(
  tx: Transaction,
  { admin, action, before, after }: Write,
): Promise<void> {
  const { id, phrase } = rowOf(after ?? before ?? undefined)
  await tx.insert(searchRuleChanges).values({
    ruleId: id,
    adminId: admin.id,
    action,
    before: before && toContent(before),
    after: after && toContent(after),
  })
  await recordAct(tx, { admin, action, subjectId: id, detail: phrase })
}

const toContent = (row: RuleRow): SearchRuleContent => {
  const { kind, phrase, concept, words, placeId, answers, updatedAt } = row
  return { kind, phrase, concept, words, placeId, answers, updatedAt: updatedAt.toISOString() }
}

/**
 * At start: how words are compared may have changed with a version, and a phrase has to be as searches are now. Of two that
 * have become one the older stays; the other is as it was, and found by nothing until somebody changes it.
 */
export async function foldRulesAgain(db: Database): Promise<void> {
  const rules = await db.select().from(searchRules).orderBy(asc(searchRules.id))
  for (const rule of rules) {
    const folded = foldPhrase(rule)
    if (folded === rule.folded) continue
    await db
      .update(searchRules)
      .set({ folded })
      .where(
        and(
          eq(searchRules.id, rule.id),
          sql`not exists (select from ${searchRules} other where other.kind = ${rule.kind}
            and other.folded = ${folded} and other.place_id is not distinct from ${rule.placeId})`,
        ),
      )
  }
}
