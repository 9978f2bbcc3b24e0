import { and, desc, eq, inArray } from 'drizzle-orm'
import { IS_OPEN } from '../../../shared/checks/kinds.ts'
import { ASKED_FACTS, HELPLINE_FACT } from '../../../shared/checks/rules.ts'
import type { AskedFact, CheckTask } from '../../../shared/checks/tasks.ts'
import type { ListingValues } from '../../../shared/listings/changes.ts'
import { ADMIN_FIELDS, pick } from '../../../shared/listings/fields.ts'
import { isHelpline } from '../../../shared/listings/helpline.ts'
import type { User } from '../../../shared/accounts/users.ts'
import type { Database } from '../../db/open.ts'
import {
  categories,
  checkAttempts,
  checkTasks,
  factChecks,
  listingReports,
  users,
} from '../../db/schema.ts'
import { findAdminListing } from '../listings/admin.ts'
import { findCredentials } from '../listings/credentials.ts'
import { nameOf } from '../listings/history.ts'
import { formatPhone, formatTyped, readPhone } from '../listings/phone.ts'
import { isOpenReport } from '../reports/queue.ts'
import { findContact, type ContactParts } from '../providers/contacts.ts'
import { countWaiting, takeTask, takeTaskOf } from './take.ts'
import type { HeldTask } from './tasks.ts'
import { numberOf } from './ways.ts'

/** The task that somebody has, or now gets, or that of a listing, with all that a call needs. Null when nothing waits. */
export async function openTask(
  db: Database,
  parts: Pick<ContactParts, 'ciphers'> & { now: Date },
  user: User,
  of?: number,
): Promise<CheckTask | null> {
  const { now } = parts
  const task = await (of === undefined ? takeTask(db, user, now) : takeTaskOf(db, user, of, now))
  if (!task?.leaseUntil) return null
  const { id, reason, dueOn, leaseUntil, listingId } = task
  const { facts: stored, categoryId, updatedAt, ...values } = await findAdminListing(db, listingId)
  const contact = await findContact(db, parts, listingId)
  const history = await findHistory(db, listingId)
  const number = numberOf(values, contact)
  const dialled = number ? readPhone(number) : null
  const [category] = await db.select().from(categories).where(eq(categories.id, categoryId))
  const ofTask = history.filter(({ taskId }) => taskId === id)
  const lastCall = ofTask.find(({ channel }) => channel === 'call')?.outcome
  const unanswered = lastCall && lastCall !== 'answered' ? lastCall : null
  const ofHelpline = isHelpline(values.phone ?? dialled)
  return {
    id,
    reason,
    dueOn,
    leaseUntil: leaseUntil.toISOString(),
    waiting: await countWaiting(db, user, now),
    listing: {
      id: listingId,
      updatedAt,
      values: { ...pick(ADMIN_FIELDS, values), phone: values.phone && formatPhone(values.phone) },
      categoryName: category?.name ?? '',
    },
    call: number
      ? {
          phone: dialled ?? number,
          text: formatTyped(number),
          isHeldBack: !contact?.phone && !values.phone,
        }
      : null,
    oldNumber: oldNumberOf(values),
    facts: await findFacts(db, task, stored, ofHelpline),
    credentials: await findCredentials(db, values),
    contact,
    history: history.map(({ taskId: _task, at, ...one }) => ({ ...one, at: at.toISOString() })),
    isHelpline: ofHelpline,
    lastCall: unanswered,
    // Behind a wrong number is somebody else, and a helpline is asked nothing in writing.
    shouldWrite:
      unanswered !== null &&
      unanswered !== 'wrong-number' &&
      !ofHelpline &&
      !ofTask.some(({ channel }) => channel === 'whatsapp'),
  }
}

const oldNumberOf = ({ phone, phoneToCheck }: Pick<ListingValues, 'phone' | 'phoneToCheck'>) =>
  !phone && phoneToCheck
    ? { text: formatTyped(phoneToCheck), isWhole: readPhone(phoneToCheck) !== null }
    : null

type Stored = Awaited<ReturnType<typeof findAdminListing>>['facts']

async function findFacts(
  db: Database,
  task: HeldTask,
  stored: Stored,
  ofHelpline: boolean,
): Promise<AskedFact[]> {
  const { listingId, fields } = task
  const last = await db
    .selectDistinctOn([factChecks.field], { field: factChecks.field, outcome: factChecks.outcome })
    .from(factChecks)
    .where(and(eq(factChecks.listingId, listingId), inArray(factChecks.field, [...ASKED_FACTS])))
    .orderBy(factChecks.field, desc(factChecks.id))
  const waiting = await db
    .select({ field: listingReports.field, right: listingReports.right })
    .from(listingReports)
    .where(and(isOpenReport, eq(listingReports.listingId, listingId)))
    .orderBy(desc(listingReports.id))
  const asked = ASKED_FACTS.filter((field) => !ofHelpline || field === HELPLINE_FACT)
  return asked.map((field) => {
    const fact = stored.find((one) => one.field === field)
    return {
      field,
      isAsked: fields.length === 0 || fields.includes(field),
      checkedOn: fact?.checkedOn ?? null,
      checkedBy: fact?.checkedBy ?? null,
      method: fact?.method ?? null,
      source: fact?.sourceTitle ?? fact?.sourceUrl ?? null,
      sourceDate: fact?.sourceDate ?? fact?.readOn ?? null,
      lastOutcome: last.find((one) => one.field === field)?.outcome ?? null,
      // What somebody said is right, and no moderator has decided yet.
      awaits: waiting.find((one) => one.field === field)?.right ?? null,
    }
  })
}

const MOST_TRIES = 20

const findHistory = (db: Database, listingId: number) =>
  db
    .select({
      taskId: checkAttempts.taskId,
      at: checkAttempts.at,
      channel: checkAttempts.channel,
      outcome: checkAttempts.outcome,
      by: nameOf(users),
      note: factChecks.note,
    })
    .from(checkAttempts)
    .innerJoin(checkTasks, eq(checkTasks.id, checkAttempts.taskId))
    .leftJoin(users, eq(users.id, checkAttempts.byUser))
    .leftJoin(
      factChecks,
      and(eq(factChecks.attemptId, checkAttempts.id), eq(factChecks.field, IS_OPEN)),
    )
    .where(eq(checkTasks.listingId, listingId))
    .orderBy(desc(checkAttempts.id))
    .limit(MOST_TRIES)
