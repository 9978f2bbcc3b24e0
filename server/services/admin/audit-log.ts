import { desc, eq, inArray, like } from 'drizzle-orm'
import type { AuditAct, AuditQuery } from '../../../shared/admin/audit-log.ts'
import type { Database } from '../../db/open.ts'
import {
  auditLog,
  blogPosts,
  events,
  listingClaims,
  listingReviews,
  listings,
  listingSubmissions,
  searchRules,
  users,
} from '../../db/schema.ts'
import { nameOf } from '../listings/history.ts'

/** What admins and commands did, the newest first, with what it was done to. */
export async function findActs(
  db: Database,
  { about, limit, offset }: AuditQuery,
): Promise<{ acts: AuditAct[]; total: number }> {
  const where = about ? like(auditLog.action, `${about}.%`) : undefined
  const rows = await db
    .select({
      id: auditLog.id,
      actor: auditLog.actor,
      by: nameOf(users),
      action: auditLog.action,
      subjectId: auditLog.subjectId,
      detail: auditLog.detail,
      createdAt: auditLog.createdAt,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.adminId))
    .where(where)
    .orderBy(desc(auditLog.id))
    .limit(limit)
    .offset(offset)
  const subjects = await findSubjects(db, rows)
  return {
    acts: rows.map((row) => {
      const subject = subjects[nounOf(row.action)]?.get(row.subjectId)
      return {
        ...row,
        subject: subject?.name ?? null,
        listingId: subject?.listingId ?? null,
        createdAt: row.createdAt.toISOString(),
      }
    }),
    total: await db.$count(auditLog, where),
  }
}

const nounOf = (action: string) => action.split('.')[0] ?? ''

type Subjects = Map<number, { name: string | null; listingId: number | null }>

/** What the acts were done to, by their noun: only what is still there. */
async function findSubjects(
  db: Database,
  acts: Pick<AuditAct, 'action' | 'subjectId'>[],
): Promise<Partial<Record<string, Subjects>>> {
  const ids = (noun: string) =>
    acts.filter(({ action }) => nounOf(action) === noun).map(({ subjectId }) => subjectId)
  const listed = await db
    .select({ id: listings.id, name: listings.name, listingId: listings.id })
    .from(listings)
    .where(inArray(listings.id, ids('listing')))
  const reviewed = await db
    .select({ id: listingReviews.id, name: listings.name, listingId: listings.id })
    .from(listingReviews)
    .innerJoin(listings, eq(listings.id, listingReviews.listingId))
    .where(inArray(listingReviews.id, ids('review')))
  const sent = await db
    .select({
      id: listingSubmissions.id,
      name: listingSubmissions.name,
      listingId: listingSubmissions.listingId,
    })
    .from(listingSubmissions)
    .where(inArray(listingSubmissions.id, ids('submission')))
  const claimed = await db
    .select({ id: listingClaims.id, name: listings.name, listingId: listings.id })
    .from(listingClaims)
    .innerJoin(listings, eq(listings.id, listingClaims.listingId))
    .where(inArray(listingClaims.id, ids('claim')))
  const held = await db
    .select({ id: events.id, name: events.title })
    .from(events)
    .where(inArray(events.id, ids('event')))
  const written = await db
    .select({ id: blogPosts.id, name: blogPosts.title })
    .from(blogPosts)
    .where(inArray(blogPosts.id, ids('post')))
  const ruled = await db
    .select({ id: searchRules.id, name: searchRules.phrase })
    .from(searchRules)
    .where(inArray(searchRules.id, ids('search-rule')))
  const people = await db
    .select({ id: users.id, name: nameOf(users) })
    .from(users)
    .where(inArray(users.id, ids('user')))
  return {
    listing: byId(listed),
    review: byId(reviewed),
    submission: byId(sent),
    claim: byId(claimed),
    event: byId(held.map((event) => ({ ...event, listingId: null }))),
    post: byId(written.map((post) => ({ ...post, listingId: null }))),
    'search-rule': byId(ruled.map((rule) => ({ ...rule, listingId: null }))),
    user: byId(people.map((person) => ({ ...person, listingId: null }))),
  }
}

const byId = (rows: { id: number; name: string | null; listingId: number | null }[]): Subjects =>
  new Map(rows.map(({ id, ...subject }) => [id, subject]))
