import { and, inArray, isNotNull } from 'drizzle-orm'
import { RISKY_FACTS } from '../../../shared/checks/rules.ts'
import { factOf } from '../../../shared/listings/fields.ts'
import { SUBMISSION_WARNINGS, type SubmissionWarning } from '../../../shared/submissions/rules.ts'
import type { ModeratedSubmission } from '../../../shared/submissions/submissions.ts'
import type { Database, Transaction } from '../../db/open.ts'
import { listingFacts } from '../../db/schema.ts'
import { promisedCure } from '../listings/promised-cure.ts'
import { isSubmitted, type SubmissionRow } from './rows.ts'

type Checked = ModeratedSubmission['checked']

/** Of each waiting change the fields whose present value somebody has checked: how, and when. */
export async function findChecked(
  db: Database | Transaction,
  rows: SubmissionRow[],
): Promise<Map<number, Checked>> {
  const waiting = rows.filter(isWaitingChange)
  const ids = waiting.flatMap(({ listingId }) => listingId ?? [])
  if (ids.length === 0) return new Map()
  const { listingId, field, checkedOn, method } = listingFacts
  const facts = await db
    .select({ listingId, field, checkedOn, method })
    .from(listingFacts)
    .where(and(inArray(listingId, ids), isNotNull(checkedOn)))
  return new Map(
    waiting.map((row) => [
      row.id,
      row.changes.filter(isSubmitted).flatMap((name): Checked => {
        const fact = facts.find(
          (one) => one.listingId === row.listingId && one.field === factOf(name),
        )
        return fact?.checkedOn && fact.method
          ? [{ field: name, checkedOn: fact.checkedOn, method: fact.method }]
          : []
      }),
    ]),
  )
}

/** What a moderator is warned of before anything else. */
export function warningsOf(row: SubmissionRow, checked: Checked): SubmissionWarning[] {
  const changed = isWaitingChange(row) ? row.changes.filter(isSubmitted) : []
  const isOwn = row.email?.toLowerCase() === row.submitterEmail?.toLowerCase()
  const signs: Record<SubmissionWarning, boolean> = {
    'promises-cure':
      promisedCure([row.name, row.description, ...row.services].join('\n')) !== undefined,
    'leads-elsewhere': changed.some((field) => {
      const fact = factOf(field)
      return fact !== undefined && RISKY_FACTS.has(fact)
    }),
    'replaces-checked': checked.length > 0,
    'own-email': isOwn && changed.includes('email') && row.email !== null,
  }
  return SUBMISSION_WARNINGS.filter((warning) => signs[warning])
}

const isWaitingChange = ({ kind, status }: SubmissionRow) =>
  kind === 'change' && status === 'pending'
