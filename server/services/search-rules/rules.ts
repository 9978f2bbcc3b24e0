/** Synonyms and pins as admins look after them: each act is written down, and can be undone for a day (changes.ts). */
import { asc, eq } from 'drizzle-orm'
import type { User } from '../../../shared/accounts/users.ts'
import type {
  SearchRule,
  SearchRuleEdit,
  SearchRuleInput,
  SearchRulesQuery,
} from '../../../shared/search/search-rules.ts'
import type { Database, Transaction } from '../../db/open.ts'
import { searchRules } from '../../db/schema.ts'
import { conflict, notFound } from '../../errors.ts'
import { findPlace } from '../../places/gazetteer.ts'
import { say } from '../../sentences.ts'
import { findAnswers } from './answers.ts'
import { judgeRule } from './content.ts'
import {
  asOneWriter,
  insertRule,
  recordWrite,
  requireFree,
  requireRoom,
  requireRule,
  updateRule,
  type RuleRow,
} from './stored.ts'

/** Of one kind, by their words. */
export async function findRules(
  db: Database,
  { kind, limit, offset }: SearchRulesQuery,
): Promise<{ rules: SearchRule[]; total: number }> {
  const where = eq(searchRules.kind, kind)
  const rows = await db
    .select()
    .from(searchRules)
    .where(where)
    .orderBy(asc(searchRules.folded), asc(searchRules.id))
    .limit(limit)
    .offset(offset)
  return { rules: await toRules(db, rows), total: await db.$count(searchRules, where) }
}

export async function createRule(
  db: Database,
  admin: User,
  input: SearchRuleInput,
): Promise<SearchRule> {
  return asOneWriter(db, admin, async (tx) => {
    const judged = await judgeRule(tx, input)
    await requireRoom(tx, judged)
    const after = await insertRule(tx, judged)
    await recordWrite(tx, { admin, action: 'search-rule.create', before: null, after })
    return toRule(tx, after)
  })
}

/** Throws conflict when it has changed since the admin read it. */
export async function editRule(
  db: Database,
  admin: User,
  id: number,
  { version, rule }: SearchRuleEdit,
): Promise<SearchRule> {
  return asOneWriter(db, admin, async (tx) => {
    const before = await requireRule(tx, id)
    if (before.kind !== rule.kind) throw notFound(say.searchRule.notFound)
    if (version && before.updatedAt.getTime() !== Date.parse(version))
      throw conflict(say.searchRule.changed)
    const judged = await judgeRule(tx, rule)
    await requireFree(tx, judged, id)
    const after = await updateRule(tx, id, judged, versionAfter(before))
    await recordWrite(tx, { admin, action: 'search-rule.edit', before, after })
    return toRule(tx, after)
  })
}

/** Later than before, whatever the clock says. */
const versionAfter = ({ updatedAt }: RuleRow) =>
  new Date(Math.max(Date.now(), updatedAt.getTime() + 1))

export async function deleteRule(db: Database, admin: User, id: number): Promise<void> {
  await asOneWriter(db, admin, async (tx) => {
    const before = await requireRule(tx, id)
    await tx.delete(searchRules).where(eq(searchRules.id, id))
    await recordWrite(tx, { admin, action: 'search-rule.delete', before, after: null })
  })
}

async function toRule(tx: Transaction, row: RuleRow): Promise<SearchRule> {
  const [rule] = await toRules(tx, [row])
  if (!rule) throw notFound(say.searchRule.notFound)
  return rule
}

async function toRules(db: Database | Transaction, rows: RuleRow[]): Promise<SearchRule[]> {
  const found = await findAnswers(
    db,
    rows.flatMap(({ answers }) => answers),
  )
  return rows.map(({ id, kind, phrase, concept, words, placeId, answers, ...row }) => {
    const place = placeId ? findPlace(placeId) : undefined
    return {
      id,
      kind,
      phrase,
      concept,
      words,
      place: place ? { id: place.id, name: place.name, label: place.label } : null,
      answers: answers.map((path) => {
        const { title = null, unshown = 'hidden' } = found.get(path) ?? {}
        return { path, title, unshown }
      }),
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
    }
  })
}
