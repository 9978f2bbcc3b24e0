import { and, eq } from 'drizzle-orm'
import type { User } from '../../../shared/accounts/users.ts'
import { RISKY_FACTS } from '../../../shared/checks/rules.ts'
import { indianDay } from '../../../shared/indian-days.ts'
import { factOf } from '../../../shared/listings/fields.ts'
import type { Report, ReportCorrection, ReportDecision } from '../../../shared/reports/reports.ts'
import { words as answers } from '../../../shared/reports/words.ts'
import { words as shared } from '../../../shared/words.ts'
import type { Database, Transaction } from '../../db/open.ts'
import { listingReports } from '../../db/schema.ts'
import type { ServerEnv } from '../../env/env.ts'
import { conflict, invalid, notFound, unprocessable } from '../../errors.ts'
import { say } from '../../sentences.ts'
import { lockAdmin } from '../accounts/locks.ts'
import { recordAct } from '../admin/audit.ts'
import { recordChecks } from '../checks/record.ts'
import { askAgain } from '../checks/tasks.ts'
import { textOf, toCorrected } from '../contact/correctable.ts'
import { keepDecision } from '../decisions/keep.ts'
import { changeListing } from '../listings/changes.ts'
import { isSame, told } from '../listings/facts.ts'
import { readListings } from '../listings/rows.ts'
import { holdListing, type HeldListing } from '../listings/state.ts'
import { hashSeen } from './keep.ts'
import { tellReporter } from './mails.ts'
import { findReport, isSaidWith } from './queue.ts'
import { readValue } from './read-right.ts'
import { openReply, type ReplyParts } from './reply.ts'
import { words } from './words.ts'

export interface DecideParts extends ReplyParts {
  env: ServerEnv
  now: Date
}

type Row = typeof listingReports.$inferSelect

/**
 * Gives the listing the value that somebody says is right, and answers everybody who said so. Throws conflict when the
 * page says something else than the admin read, and unprocessable where that value cannot be one of this fact, or where
 * nobody says how what may lead families elsewhere was checked. That is a check of the new value.
 */
export async function correctReport(
  db: Database,
  parts: DecideParts,
  admin: User,
  id: number,
  { now, from, method }: ReportCorrection,
): Promise<Report> {
  await db.transaction(async (tx) => {
    await lockAdmin(tx, admin.id)
    const { report, held } = await holdListed(tx, id)
    const field = toCorrected(report.field)
    const [said] = await tx
      .select()
      .from(listingReports)
      .where(and(isSaidWith(id), eq(listingReports.id, from)))
    if (!field || !said?.right) throw conflict(say.report.nothingToCorrect)
    if (RISKY_FACTS.has(field) && !method) throw unprocessable(say.report.checkFirst)
    const [listing] = await readListings(tx, [held.id])
    if (!listing || textOf(listing, field) !== now) throw conflict(say.adminListing.changed)
    const source = told(words.sentIn[said.saidBy], [said.right], said.createdAt)
    const values = await readValue(tx, held, field, said.right)
    const fact = factOf(field)
    const changeId = await changeListing(tx, held, {
      admin,
      action: 'listing.edit',
      values,
      given: { [fact ?? field]: source },
      checked: fact && method ? [fact] : [],
    })
    if (fact && method)
      await recordChecks(tx, held.id, [
        {
          field: fact,
          outcome: isSame(held.values[field], values[field]) ? 'right' : 'corrected',
          method,
          saidBy: method === 'own-word' ? 'provider' : 'moderator',
          checkedOn: indianDay(parts.now),
          byUser: admin.id,
        },
      ])
    const answered = { state: 'accepted' as const, answer: null, changeId }
    await answerAll(tx, parts, { admin, report, held, ...answered })
  })
  return findReport(db, id)
}

/**
 * Answers a report, and those that say the same, in a sentence that they read. Throws invalid where it says that we no
 * longer list what we do, or have corrected what is as it was.
 */
export async function decideReport(
  db: Database,
  parts: DecideParts,
  admin: User,
  id: number,
  { state, answer }: ReportDecision,
): Promise<Report> {
  await db.transaction(async (tx) => {
    await lockAdmin(tx, admin.id)
    const { report, held } = await holdReport(tx, id)
    if (isSaid(answer, shared.noLongerListed) && held.values.isApproved)
      throw invalid(say.report.stillListed, { answer: say.report.stillListed })
    if (isSaid(answer, answers.corrected) && !(await isChangedSince(tx, report, held)))
      throw invalid(say.report.notCorrected, { answer: say.report.notCorrected })
    const answered = { state, answer: answer || null, changeId: null }
    await answerAll(tx, parts, { admin, report, held, ...answered })
  })
  return findReport(db, id)
}

const isSaid = (answer: string, sentence: string) =>
  answer.toLowerCase().includes(sentence.toLowerCase())

/** Whether the page says something else of it than its reporter saw; of the listing as a whole, whether anything was changed. */
async function isChangedSince(tx: Transaction, report: Row, held: HeldListing): Promise<boolean> {
  const field = toCorrected(report.field)
  if (!field) return held.updatedAt > report.createdAt
  const [listing] = await readListings(tx, [held.id])
  return report.valueHash !== hashSeen(listing ? textOf(listing, field) : null)
}

/**
 * Has the provider asked: it is the next thing that a moderator finds in Checks. The report waits on. Throws conflict for a
 * listing that is not public: none of these comes up in Checks.
 */
export async function askProvider(
  db: Database,
  admin: User,
  id: number,
  now: Date,
): Promise<Report> {
  await db.transaction(async (tx) => {
    await lockAdmin(tx, admin.id)
    const { report, held } = await holdListed(tx, id)
    if (!held.values.isApproved) throw conflict(say.checks.notShown(held.values.name))
    const field = toCorrected(report.field)
    const fact = field && factOf(field)
    await askAgain(tx, { listingId: held.id, reason: 'report', fields: fact ? [fact] : [], now })
    await tx.update(listingReports).set({ askedAt: now }).where(eq(listingReports.id, id))
    await recordAct(tx, { admin, action: 'report.ask', subjectId: id })
  })
  return findReport(db, id)
}

/** What is deleted is not corrected, and nobody is asked about it. */
async function holdListed(tx: Transaction, id: number) {
  const { report, held } = await holdReport(tx, id)
  if (held.values.isRemoved) throw conflict(say.adminListing.removed(held.values.name))
  return { report, held }
}

/** The listing first, as whoever changes it does. Throws not found, and conflict where it is decided already. */
async function holdReport(
  tx: Transaction,
  id: number,
): Promise<{ report: Row; held: HeldListing }> {
  const isAsked = eq(listingReports.id, id)
  const [asked] = await tx.select().from(listingReports).where(isAsked)
  if (!asked || asked.state === 'double') throw notFound(say.report.notFound)
  const held = await holdListing(tx, asked.listingId)
  const [report] = await tx.select().from(listingReports).where(isAsked).for('update')
  if (!report) throw notFound(say.report.notFound)
  if (report.state !== 'open') throw conflict(say.report.decided)
  return { report, held }
}

interface Answer {
  admin: User
  report: Row
  held: HeldListing
  state: 'accepted' | 'declined'
  answer: string | null
  /** Of the listing, where it was corrected. */
  changeId: number | null
}

/** An address is needed no more once its answer is on its way. */
async function answerAll(
  tx: Transaction,
  parts: DecideParts,
  { admin, report, held, state, answer, changeId }: Answer,
): Promise<void> {
  const said = await tx.select().from(listingReports).where(isSaidWith(report.id))
  const listing = { id: held.id, name: held.values.name }
  const kind = state === 'accepted' ? 'report.accept' : 'report.decline'
  const decision = await keepDecision(tx, {
    admin,
    kind,
    subjectId: report.id,
    subject: listing.name,
    personId: null,
    before: { of: 'report', replies: said.map(({ id, replyTo }) => ({ id, replyTo })), changeId },
  })
  const emails = said.map((one) => openReply(parts, one)?.toLowerCase()).filter((one) => one)
  for (const email of new Set(emails))
    if (email)
      await tellReporter(tx, parts, {
        email,
        listing,
        isAccepted: state === 'accepted',
        isCorrected: changeId !== null,
        answer,
        decision,
      })
  await tx.update(listingReports).set({ replyTo: null }).where(isSaidWith(report.id))
  await tx
    .update(listingReports)
    .set({ state, answer, decidedBy: admin.id, decidedAt: parts.now })
    .where(eq(listingReports.id, report.id))
  await recordAct(tx, { admin, action: kind, subjectId: report.id })
}
