import { createHash, randomBytes } from 'node:crypto'
import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { ReportKind, ReportSayer } from '../../../shared/checks/kinds.ts'
import type { CorrectedField } from '../../../shared/contact/rules.ts'
import { LIMITS } from '../../../shared/limits.ts'
import { SAME_DAYS } from '../../../shared/reports/rules.ts'
import type { Transaction } from '../../db/open.ts'
import { listingReports } from '../../db/schema.ts'
import type { ServerEnv } from '../../env/env.ts'
import { presentOf } from '../listings/shown.ts'
import { tellAdmins } from './mails.ts'
import { sealReply, type ReplyParts } from './reply.ts'

export interface NewReport {
  listingId: number
  field: CorrectedField | null
  kind: ReportKind
  /** What the page said, and what is right, as people read it. */
  seen: string | null
  right: string | null
  text: string
  saidBy: ReportSayer
  userId: number | null
  /** Where the reporter wants to hear what became of it, with what seals it. */
  reply?: ReplyParts & { email: string }
  now: Date
}

/**
 * Keeps what somebody says is wrong with a listing, and gives the token of the link by which they see what became of it;
 * the table has its hash alone. What is said again while it waits is a double of the first. The listing stays as it is,
 * however many say so: a person decides. What is unsafe is told to the admins at once, the first time.
 */
export async function keepReport(
  tx: Transaction,
  env: ServerEnv,
  report: NewReport,
): Promise<string> {
  const { token, isNew } = await saveReport(tx, report)
  if (report.kind === 'unsafe' && isNew) await tellAdmins(tx, env, report.listingId)
  return token
}

/** The same of what leads to no mail. */
export async function saveReport(
  tx: Transaction,
  { reply, now, ...sent }: NewReport,
): Promise<{ token: string; isNew: boolean }> {
  const listingId = await presentOf(tx, sent.listingId)
  const said = { ...sent, listingId }
  // Of two who say the same at once, the second is the double.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('reports of'), ${listingId})`)
  const sameAs = await findSame(tx, said, now)
  const token = randomBytes(24).toString('base64url')
  await tx.insert(listingReports).values({
    ...said,
    valueHash: hashSeen(said.seen),
    ...(reply?.email && sealReply(reply, said, reply.email)),
    tokenHash: hashReportToken(token),
    ...(sameAs === undefined ? {} : { state: 'double', sameAs }),
    createdAt: now,
  })
  return { token, isNew: sameAs === undefined }
}

/** The open report that says the same. Two who write of "something else" write of two things. */
async function findSame(
  tx: Transaction,
  { listingId, field, kind }: Pick<NewReport, 'listingId' | 'field' | 'kind'>,
  now: Date,
): Promise<number | undefined> {
  if (field === null && kind === 'other') return undefined
  const [same] = await tx
    .select({ id: listingReports.id })
    .from(listingReports)
    .where(
      and(
        eq(listingReports.listingId, listingId),
        field === null ? isNull(listingReports.field) : eq(listingReports.field, field),
        eq(listingReports.kind, kind),
        eq(listingReports.state, 'open'),
        gt(listingReports.createdAt, new Date(now.getTime() - SAME_DAYS * 86_400_000)),
      ),
    )
    .orderBy(asc(listingReports.id))
    .limit(1)
  return same?.id
}

/** Of what a page says of a fact, as it is kept: whether it says the same later, this tells. */
export const hashSeen = (shown: string | null): string | null =>
  shown && createHash('sha256').update(shown.slice(0, LIMITS.correction)).digest('hex')

/** Names a token without being one. */
export const hashReportToken = (token: string): string =>
  createHash('sha256').update(`report:${token}`).digest('hex')
