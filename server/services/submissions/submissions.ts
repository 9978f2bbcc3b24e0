import { and, desc, eq, sql } from 'drizzle-orm'
import type {
  DuplicatesInput,
  OwnSubmission,
  Submission,
  SubmissionEdit,
  SubmissionInput,
} from '../../../shared/submissions/submissions.ts'
import { toWebAddress } from '../../../shared/web-address.ts'
import { CONSENT_VERSION } from '../../../shared/consent.ts'
import type { User } from '../../../shared/accounts/users.ts'
import { normalised, normalisedText } from '../../db/normalised.ts'
import type { Database, Transaction } from '../../db/open.ts'
import { listings, listingSubmissions } from '../../db/schema.ts'
import { conflict, forbidden, notFound } from '../../errors.ts'
import { possibleDuplicates, type PossibleDuplicate } from '../listings/duplicates/duplicates.ts'
import { stateOf } from '../listings/checks.ts'
import { readPhone } from '../listings/phone.ts'
import { toSaid, toSubmission } from './rows.ts'
import { checkSubmission, checkTyped } from './values.ts'
import { lockUser } from '../accounts/locks.ts'
import { senderName } from '../accounts/sender-name.ts'
import { say } from '../../sentences.ts'

/** Proposes a listing, or a change of one (§5, ruling 42). The account says who proposes it. */
export async function submit(
  db: Database,
  user: User,
  input: SubmissionInput,
): Promise<Submission> {
  requireVerified(user)
  return db.transaction(async (tx) => {
    await lockUser(tx, user.id)
    const { listingId } = input
    const said = await checkSubmission(tx, input, { userId: user.id, listingId })
    const now = new Date()
    const [row] = await tx
      .insert(listingSubmissions)
      .values({
        ...said,
        kind: listingId === null ? 'new' : 'change',
        listingId,
        userId: user.id,
        submitterName: senderName(user),
        consentVersion: CONSENT_VERSION,
        submitterEmail: user.email,
        createdAt: now,
        updatedAt: now,
      })
      .returning()
    if (!row) throw new Error('The new submission has no number')
    return toSubmission(row)
  })
}

function requireVerified({ isEmailVerified }: User) {
  if (!isEmailVerified) throw forbidden(say.verifyFirst)
}

/** Changes one's own submission while it waits; it goes on waiting (§4). Throws conflict once it is decided. */
export async function changeSubmission(
  db: Database,
  user: User,
  id: number,
  edit: SubmissionEdit,
): Promise<Submission> {
  requireVerified(user)
  return db.transaction(async (tx) => {
    await lockUser(tx, user.id)
    const before = await findOwn(tx, user, id)
    requirePending(before.status)
    const input = { ...toSaid(before), ...edit }
    const said = await checkSubmission(tx, input, {
      userId: user.id,
      listingId: before.kind === 'change' ? before.listingId : null,
      before,
    })
    const [row] = await tx
      .update(listingSubmissions)
      .set({ ...said, updatedAt: laterThan })
      .where(and(isOwn(user, id), eq(listingSubmissions.status, 'pending')))
      .returning()
    // A moderator was faster.
    if (!row) {
      requirePending((await findOwn(tx, user, id)).status)
      throw notFound(say.submission.notFound)
    }
    return toSubmission(row)
  })
}

/** Later than what anybody has read of the row, whatever the clock says. */
export const laterThan = sql`date_trunc('milliseconds', greatest(clock_timestamp(), ${listingSubmissions.updatedAt} + interval '1 millisecond'))`

function requirePending(status: Submission['status']) {
  if (status !== 'pending') throw conflict(say.submission.decided(status))
}

const isOwn = (user: User, id: number) =>
  and(eq(listingSubmissions.id, id), eq(listingSubmissions.userId, user.id))

async function findOwn(db: Database | Transaction, user: User, id: number) {
  const [row] = await db.select().from(listingSubmissions).where(isOwn(user, id))
  if (!row) throw notFound(say.submission.notFound)
  return row
}

/** One's own submissions, the newest first. */
export async function findOwnSubmissions(db: Database, user: User): Promise<OwnSubmission[]> {
  const rows = await db
    .select({ submission: listingSubmissions, isShown: listings.isApproved, email: listings.email })
    .from(listingSubmissions)
    .leftJoin(listings, eq(listings.id, listingSubmissions.listingId))
    .where(eq(listingSubmissions.userId, user.id))
    .orderBy(desc(listingSubmissions.createdAt), desc(listingSubmissions.id))
  const own = user.email.toLowerCase()
  return rows.map(({ submission, isShown, email }) => ({
    ...toSubmission(submission),
    isShown: isShown === true,
    showsOwnEmail: isShown === true && email?.toLowerCase() === own,
  }))
}

export const findOwnSubmission = async (db: Database, user: User, id: number) =>
  toSubmission(await findOwn(db, user, id))

/**
 * "Is it one of these?": the public listings, and one's own submissions, that may be what somebody is about to send in.
 * Throws invalid where its phone or state cannot be true and it is about to be sent in.
 */
export async function findPublicDuplicates(
  db: Database,
  user: User,
  { name, phone, website, town, region, isToSend, listingId }: DuplicatesInput,
): Promise<PossibleDuplicate[]> {
  if (isToSend) await db.transaction((tx) => checkTyped(tx, { phone, region }, listingId))
  if (listingId !== null) return []
  const found = await possibleDuplicates(db, [
    {
      key: 'typed',
      name,
      phone: phone && readPhone(phone),
      website: website ? toWebAddress(website) : null,
      town,
      region: region && (stateOf(region) ?? region),
    },
  ])
  const shown = (found.get('typed') ?? []).filter(({ isApproved }) => isApproved)
  return [...(await findOwnTwins(db, user, name)), ...shown]
}

/** What the person has sent in under the same name, and nobody has read yet. */
async function findOwnTwins(
  db: Database,
  { id: userId }: User,
  name: string,
): Promise<PossibleDuplicate[]> {
  const { kind, status } = listingSubmissions
  const rows = await db
    .select()
    .from(listingSubmissions)
    .where(
      and(
        eq(listingSubmissions.userId, userId),
        eq(status, 'pending'),
        eq(kind, 'new'),
        sql`${normalised(listingSubmissions.name)} = ${normalisedText(name)}`,
      ),
    )
    .orderBy(listingSubmissions.id)
  return rows.map(({ id, name, town, region }) => ({
    id,
    name,
    town,
    region,
    isApproved: false,
    why: ['name'],
    isOwnSubmission: true,
  }))
}
