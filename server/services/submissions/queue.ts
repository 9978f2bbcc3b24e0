import { and, asc, desc, eq, gt, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import { pick, SUBMITTED_FIELDS } from '../../../shared/listings/fields.ts'
import { listingPicturePath } from '../../../shared/pictures.ts'
import type {
  ModeratedSubmission,
  SubmissionsQuery,
} from '../../../shared/submissions/submissions.ts'
import { normalised, normalisedText } from '../../db/normalised.ts'
import type { Database, Transaction } from '../../db/open.ts'
import { listingChanges, listings, listingSubmissions, users } from '../../db/schema.ts'
import { notFound } from '../../errors.ts'
import { possibleDuplicates } from '../listings/duplicates/duplicates.ts'
import { nameOf } from '../listings/history.ts'
import { slugsById, toValues } from '../listings/state.ts'
import { formatPhone } from '../listings/phone.ts'
import { isSubmitted, toSubmission, type SubmissionRow } from './rows.ts'
import { findChecked, warningsOf } from './warnings.ts'
import { say } from '../../sentences.ts'

/** The moderators' queue: what waits longest comes first, what is decided latest first. */
export async function findSubmissions(
  db: Database,
  { status, search, limit, offset }: SubmissionsQuery,
): Promise<{ submissions: ModeratedSubmission[]; total: number }> {
  const where = and(
    status === 'all' ? undefined : eq(listingSubmissions.status, status),
    search ? holds(search) : undefined,
  )
  const { createdAt, decidedAt, id } = listingSubmissions
  const order: Record<typeof status, SQL[]> = {
    pending: [asc(createdAt), asc(id)],
    approved: [desc(decidedAt), desc(id)],
    rejected: [desc(decidedAt), desc(id)],
    all: [desc(createdAt), desc(id)],
  }
  const rows = await db
    .select()
    .from(listingSubmissions)
    .where(where)
    .orderBy(...order[status])
    .limit(limit)
    .offset(offset)
  return {
    submissions: await withSurroundings(db, rows),
    total: await db.$count(listingSubmissions, where),
  }
}

/** Part of the name or the town, or of who sent it in. */
function holds(text: string): SQL | undefined {
  const wanted = normalisedText(text)
  const { name, town, submitterName, submitterEmail } = listingSubmissions
  return or(
    ...[name, town, submitterName, submitterEmail].map(
      (column) => sql`position(${wanted} in ${normalised(column)}) > 0`,
    ),
  )
}

export async function findSubmission(
  db: Database | Transaction,
  id: number,
): Promise<ModeratedSubmission> {
  const rows = await db.select().from(listingSubmissions).where(eq(listingSubmissions.id, id))
  const [submission] = await withSurroundings(db, rows)
  if (!submission) throw notFound(say.submission.notFound)
  return submission
}

/** What a moderator decides by: the listing as it is, its doubles, what to look out for. A few queries however many. */
async function withSurroundings(
  db: Database | Transaction,
  rows: SubmissionRow[],
): Promise<ModeratedSubmission[]> {
  const current = await findCurrent(db, rows)
  const outdated = await findOutdated(db, rows)
  const checked = await findChecked(db, rows)
  const deciders = await findNames(db, rows)
  const twins = await findTwins(db, rows)
  const rejected = await findRejected(db, rows)
  const doubles = await possibleDuplicates(
    db,
    rows
      .filter(({ kind, status }) => kind === 'new' && status === 'pending')
      .map((row) => ({ ...row, key: row.id })),
  )
  return rows.map((row) => ({
    ...toSubmission(row),
    submitterName: row.submitterName,
    submitterEmail: row.submitterEmail,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    decidedById: row.decidedBy,
    decidedBy: (row.decidedBy && deciders.get(row.decidedBy)) || null,
    current: (row.kind === 'change' && row.listingId && current.get(row.listingId)) || null,
    outdated: outdated.get(row.id) ?? [],
    duplicates: doubles.get(row.id) ?? [],
    twins: twins.filter(({ of }) => of === row.id).map(({ of: _of, ...twin }) => twin),
    rejectedBefore: rejected.get(row.id) ?? null,
    checked: checked.get(row.id) ?? [],
    warnings: warningsOf(row, checked.get(row.id) ?? []),
  }))
}

async function findCurrent(db: Database | Transaction, rows: SubmissionRow[]) {
  const ids = listingsOf(rows)
  const found = new Map<number, ModeratedSubmission['current']>()
  if (ids.length === 0) return found
  const slugs = await slugsById(db)
  for (const row of await db.select().from(listings).where(inArray(listings.id, ids))) {
    const values = toValues(row, slugs.get(row.categoryId))
    const { phone, picture, isApproved } = values
    found.set(row.id, {
      ...pick(SUBMITTED_FIELDS, values),
      // As people see it, with what the gazetteer adds.
      town: row.town,
      region: row.region,
      phoneText: phone && formatPhone(phone),
      pictureUrl: picture && listingPicturePath(picture),
      isApproved,
    })
  }
  return found
}

const listingsOf = (rows: SubmissionRow[]) =>
  rows.flatMap(({ kind, listingId }) => (kind === 'change' && listingId ? [listingId] : []))

/** The fields of each waiting change that an admin changed, too, since it was sent in. */
async function findOutdated(db: Database | Transaction, rows: SubmissionRow[]) {
  const found = new Map<number, ModeratedSubmission['outdated']>()
  const waiting = rows.filter(({ status }) => status === 'pending')
  const ids = listingsOf(waiting)
  if (ids.length === 0) return found
  const since = new Date(Math.min(...waiting.map(({ updatedAt }) => updatedAt.getTime())))
  const acts = await db
    .select({
      listingId: listingChanges.listingId,
      after: listingChanges.after,
      createdAt: listingChanges.createdAt,
    })
    .from(listingChanges)
    .where(
      and(
        inArray(listingChanges.listingId, ids),
        gt(listingChanges.createdAt, since),
        isNull(listingChanges.undoneAt),
      ),
    )
  for (const { id, listingId, changes, updatedAt } of waiting) {
    const later = acts.filter((act) => act.listingId === listingId && act.createdAt > updatedAt)
    const names = new Set(later.flatMap(({ after }) => Object.keys(after.values)))
    found.set(
      id,
      changes.filter(isSubmitted).filter((field) => names.has(field)),
    )
  }
  return found
}

/** What waits beside each: new ones of the same name, changes of the same listing. */
async function findTwins(db: Database | Transaction, rows: SubmissionRow[]) {
  const waiting = rows.filter(({ status }) => status === 'pending').map(({ id }) => id)
  const found = await db.execute<{
    of: number
    id: number
    name: string
    submitterName: string | null
    createdAt: string
  }>(sql`
    select one.id as of, other.id, other.name, other.submitter_name as "submitterName",
      to_json(other.created_at)#>>'{}' as "createdAt"
    from ${listingSubmissions} one join ${listingSubmissions} other
      on other.id <> one.id and other.status = 'pending' and other.kind = one.kind and case one.kind
        when 'change' then other.listing_id = one.listing_id
        else lower(public.immutable_unaccent(other.name)) = lower(public.immutable_unaccent(one.name)) end
    where one.id = any (${sql.param(waiting)}::int[]) order by other.id`)
  return found.rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt).toISOString() }))
}

/** Of each new one that waits, what of the same name was rejected before it came. */
async function findRejected(db: Database | Transaction, rows: SubmissionRow[]) {
  const waiting = rows.filter(({ kind, status }) => kind === 'new' && status === 'pending')
  const ids = waiting.map(({ id }) => id)
  const found = await db.execute<
    { of: number } & NonNullable<ModeratedSubmission['rejectedBefore']>
  >(sql`
    select distinct on (one.id) one.id as of, other.id, other.admin_notes as "adminNotes",
      to_json(other.decided_at)#>>'{}' as "decidedAt"
    from ${listingSubmissions} one join ${listingSubmissions} other
      on other.kind = 'new' and other.status = 'rejected' and other.decided_at < one.created_at
        and ${normalised(sql`other.name`)} = ${normalised(sql`one.name`)}
    where one.id = any (${sql.param(ids)}::int[]) order by one.id, other.decided_at desc`)
  return new Map(
    found.rows.map(({ of, ...one }) => [
      of,
      { ...one, decidedAt: new Date(one.decidedAt).toISOString() },
    ]),
  )
}

async function findNames(db: Database | Transaction, rows: SubmissionRow[]) {
  const ids = [...new Set(rows.flatMap(({ decidedBy }) => decidedBy ?? []))]
  const people = await db
    .select({ id: users.id, name: nameOf(users) })
    .from(users)
    .where(inArray(users.id, ids))
  return new Map(people.map(({ id, name }) => [id, name]))
}
