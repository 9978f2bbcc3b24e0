import { and, eq, sql } from 'drizzle-orm'
import type { DecisionBefore } from '../../../shared/admin/decisions.ts'
import {
  FACT_FIELDS,
  factOf,
  pick,
  SUBMITTED_FIELDS,
  type SubmittedField,
} from '../../../shared/listings/fields.ts'
import type { DecisionInput } from '../../../shared/submissions/decision.ts'
import type { ModeratedSubmission } from '../../../shared/submissions/submissions.ts'
import { isReadAlone } from '../../../shared/submissions/rules.ts'
import type { User } from '../../../shared/accounts/users.ts'
import type { Database, Transaction } from '../../db/open.ts'
import { listingSubmissions } from '../../db/schema.ts'
import { publicSettings, type ServerEnv } from '../../env/env.ts'
import { conflict, notFound } from '../../errors.ts'
import { submissionApprovedMail } from '../../mail/templates/submission-approved.ts'
import { submissionRejectedMail } from '../../mail/templates/submission-rejected.ts'
import { recordAct } from '../admin/audit.ts'
import { keepDecision } from '../decisions/keep.ts'
import { changeListing } from '../listings/changes.ts'
import { checkValues } from '../listings/checks.ts'
import { insertListing } from '../listings/edits.ts'
import { told } from '../listings/facts.ts'
import { holdListing, type HeldListing } from '../listings/state.ts'
import { queueMail } from '../../mail/outbox.ts'
import { findSubmission } from './queue.ts'
import { toSubmission, type SubmissionRow } from './rows.ts'
import { laterThan } from './submissions.ts'
import { words } from './words.ts'
import { lockAdmin } from '../accounts/locks.ts'
import { say } from '../../sentences.ts'

/**
 * An admin's word on a submission: approving makes the listing, or changes it, in the same transaction; either way its
 * submitter hears of it. Throws conflict when it is decided, or was changed since the version that was read.
 */
export async function decide(
  db: Database,
  env: ServerEnv,
  admin: User,
  id: number,
  { status, adminNotes, version, isOneOfSeveral }: DecisionInput,
): Promise<ModeratedSubmission> {
  return db.transaction(async (tx) => {
    await lockAdmin(tx, admin.id)
    const asked = await findSubmission(tx, id)
    if (isOneOfSeveral && status === 'approved') refuseUnread(asked)
    // Listings before what belongs to them, in everybody's order (accounts/locks.ts).
    const held =
      status === 'approved' && asked.kind === 'change' && asked.status === 'pending'
        ? await holdChanged(tx, asked.listingId)
        : null
    const [before] = await tx
      .select(BEFORE)
      .from(listingSubmissions)
      .where(eq(listingSubmissions.id, id))
      .for('update')
    const row = await takeDecision(tx, admin, id, { status, adminNotes, version })
    if (!row || !before) throw await refusal(tx, admin, id)
    const { listingId, ...done } =
      status === 'approved'
        ? await carryOut(tx, admin, row, held, asked.updatedAt)
        : { listingId: row.listingId, changeId: null, made: null }
    if (listingId !== row.listingId)
      await tx.update(listingSubmissions).set({ listingId }).where(eq(listingSubmissions.id, id))
    const decision = await keepDecision(tx, {
      admin,
      kind: status === 'approved' ? 'submission.approve' : 'submission.reject',
      subjectId: id,
      subject: row.name,
      personId: row.userId,
      before: {
        of: 'submission',
        ...before,
        updatedAt: before.updatedAt.toISOString(),
        left: row.updatedAt.toISOString(),
        ...done,
      },
    })
    await recordAct(tx, {
      admin,
      action: status === 'approved' ? 'submission.approve' : 'submission.reject',
      subjectId: id,
      detail: adminNotes,
    })
    await tellSubmitter(tx, env, { ...row, listingId }, decision)
    return findSubmission(tx, id)
  })
}

/** Who approves several has not read it by itself. Whoever approves both of two at once gets neither: each sees the other wait, or be listed. */
function refuseUnread(submission: ModeratedSubmission): void {
  if (!isReadAlone(submission)) return
  const sentence = say.submission.readAlone(submission.name)
  throw conflict(sentence, { isOneOfSeveral: sentence })
}

const BEFORE = {
  updatedAt: listingSubmissions.updatedAt,
  adminNotes: listingSubmissions.adminNotes,
  listingId: listingSubmissions.listingId,
}

async function holdChanged(tx: Transaction, listingId: number | null): Promise<HeldListing> {
  if (!listingId) throw conflict(say.submission.listingDeleted)
  const held = await holdListing(tx, listingId)
  if (held.values.isRemoved) throw conflict(say.adminListing.removed(held.values.name))
  return held
}

/** One of two moderators gets the row; the other waits for that and gets none. */
async function takeDecision(
  tx: Transaction,
  admin: User,
  id: number,
  { status, adminNotes, version }: Pick<DecisionInput, 'status' | 'adminNotes' | 'version'>,
): Promise<SubmissionRow | undefined> {
  const { updatedAt } = listingSubmissions
  const [row] = await tx
    .update(listingSubmissions)
    .set({
      status,
      adminNotes: adminNotes || null,
      decidedAt: new Date(),
      decidedBy: admin.id,
      updatedAt: laterThan,
    })
    .where(
      and(
        eq(listingSubmissions.id, id),
        eq(listingSubmissions.status, 'pending'),
        version
          ? sql`date_trunc('milliseconds', ${updatedAt}) = ${version}::timestamptz`
          : undefined,
      ),
    )
    .returning()
  return row
}

async function refusal(tx: Transaction, admin: User, id: number) {
  const [row] = await tx
    .select({ status: listingSubmissions.status })
    .from(listingSubmissions)
    .where(eq(listingSubmissions.id, id))
  if (!row) return notFound(say.submission.notFound)
  if (row.status === 'pending') return conflict(say.submission.changed)
  const { decidedBy, decidedById } = await findSubmission(tx, id)
  if (decidedById === admin.id) return conflict(say.submission.decidedByYou(row.status))
  return conflict(say.submission.decidedBy(decidedBy ?? say.submission.somebody, row.status))
}

/** A picture was looked at when it was sent: the admins' form does not type it. */
const TYPED_FIELDS = SUBMITTED_FIELDS.filter((name) => name !== 'picture')

interface Done extends Pick<Extract<DecisionBefore, { of: 'submission' }>, 'changeId' | 'made'> {
  listingId: number
}

/** Makes the listing, or changes of the held one what the submitter suggested and nothing else. Answers what undoing needs. */
async function carryOut(
  tx: Transaction,
  admin: User,
  row: SubmissionRow,
  held: HeldListing | null,
  /** When the submitter last wrote it. */
  writtenAt: string,
): Promise<Done> {
  const { changes, picture, ...submission } = toSubmission(row)
  const all = pick(TYPED_FIELDS, submission)
  if (!held) {
    const typed = { ...all, isApproved: true }
    const facts = sentIn(row, TYPED_FIELDS, writtenAt)
    const listingId = await insertListing(tx, admin, { typed, picture, facts })
    const { updatedAt } = await holdListing(tx, listingId)
    const made = { id: listingId, updatedAt: updatedAt.toISOString() }
    return { listingId, changeId: null, made }
  }
  const named = Object.fromEntries(Object.entries(all).filter(([field]) => isIn(changes, field)))
  const values = {
    ...(await checkValues(tx, held.values, named)),
    ...(changes.includes('picture') && { picture }),
  }
  const given = sentIn(row, changes, writtenAt)
  const changeId = await changeListing(tx, held, { admin, action: 'listing.edit', values, given })
  return { listingId: held.id, changeId, made: null }
}

const isIn = (fields: readonly string[], field: string) => fields.includes(field)

/** The submitter's word is a source with its day, and no check (ruling 2). */
function sentIn(row: SubmissionRow, fields: readonly SubmittedField[], writtenAt: string) {
  const byFact = Map.groupBy(fields, factOf)
  return Object.fromEntries(
    FACT_FIELDS.flatMap((fact) => {
      const said = byFact.get(fact)?.map((field) => row[field]) ?? []
      return said.length === 0 ? [] : [[fact, told(words.sentIn, said, new Date(writtenAt))]]
    }),
  )
}

async function tellSubmitter(
  tx: Transaction,
  env: ServerEnv,
  row: SubmissionRow,
  decision: number,
): Promise<void> {
  const { submitterEmail: to, name, kind, status, listingId } = row
  if (!to) return
  const site = publicSettings(env)
  const notes = row.adminNotes ?? ''
  const url = (path: string) => new URL(path, site.publicUrl).href
  const mail =
    status === 'approved'
      ? submissionApprovedMail(site, { name, kind, notes, url: url(`/listing/${listingId}`) })
      : submissionRejectedMail(site, { name, notes, url: url('/dashboard/listings') })
  await queueMail(tx, { ...mail, to, decision })
}
