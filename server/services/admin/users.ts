import { and, count, desc, eq, gt, or, sql, type SQL } from 'drizzle-orm'
import type { AdminUser, UserChange, UsersQuery } from '../../../shared/accounts/admin-users.ts'
import type { AuditAction } from '../../../shared/admin/audit.ts'
import type { User } from '../../../shared/accounts/users.ts'
import type { Database, Transaction } from '../../db/open.ts'
import { listingReviews, sessions, users } from '../../db/schema.ts'
import { forbidden, notFound, unprocessable } from '../../errors.ts'
import { recordAct } from './audit.ts'
import { endSessions } from '../accounts/sessions.ts'
import { endLinksOf } from '../claims/end.ts'
import { lockAdmin, lockUserAndAdmins } from '../accounts/locks.ts'
import { say } from '../../sentences.ts'

/** Users by name, username or address, the newest first. */
export async function findUsers(
  db: Database,
  { search, role, limit, offset }: UsersQuery,
): Promise<{ users: AdminUser[]; total: number }> {
  const where = and(role ? eq(users.role, role) : undefined, search ? holds(search) : undefined)
  const rows = await selectUsers(db)
    .where(where)
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(limit)
    .offset(offset)
  return { users: rows.map(toAdminUser), total: await db.$count(users, where) }
}

/**
 * Changes another user's role, suspends them, or gives the account back. A new role and a suspension end their
 * sessions: no open page keeps what was taken away. Nobody does it to oneself, so whoever does it stays an admin.
 */
export async function changeUser(
  db: Database,
  admin: User,
  id: number,
  change: UserChange,
): Promise<AdminUser> {
  if (id === admin.id) throw unprocessable(say.notYourself)
  return db.transaction(async (tx) => {
    const { user: before, otherAdmins } = await lockUserAndAdmins(tx, id)
    // The role may have been taken since the request came in.
    if (!otherAdmins.includes(admin.id)) throw forbidden(say.adminsOnly)
    const acts = actsOf(before, change)
    const role = change.role ?? before.role
    const isSuspended = change.isSuspended ?? before.suspendedAt !== null
    const suspendedAt = isSuspended ? (before.suspendedAt ?? new Date()) : null
    await tx.update(users).set({ role, suspendedAt, updatedAt: new Date() }).where(eq(users.id, id))
    if (role !== before.role || isSuspended) await endSessions(tx, id)
    if (isSuspended) await endLinksOf(tx, id)
    for (const { action, detail } of acts)
      await recordAct(tx, { admin, action, subjectId: id, detail })
    return requireUserRow(tx, id)
  })
}

/** Signs a user out everywhere. */
export async function endSessionsOf(db: Database, admin: User, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    await lockAdmin(tx, admin.id)
    await requireUserRow(tx, id)
    await endSessions(tx, id)
    await recordAct(tx, { admin, action: 'user.end-sessions', subjectId: id })
  })
}

type Row = typeof users.$inferSelect

function actsOf(before: Row, { role, isSuspended, reason }: UserChange) {
  const acts: { action: AuditAction; detail: string }[] = []
  if (role !== undefined && role !== before.role)
    acts.push({ action: 'user.role', detail: [role, reason].filter(Boolean).join(': ') })
  if (isSuspended !== undefined && isSuspended !== (before.suspendedAt !== null))
    acts.push({ action: isSuspended ? 'user.suspend' : 'user.restore', detail: reason })
  return acts
}

async function requireUserRow(tx: Transaction, id: number): Promise<AdminUser> {
  const [row] = await selectUsers(tx).where(eq(users.id, id))
  if (!row) throw notFound(say.userNotFound)
  return toAdminUser(row)
}

function selectUsers(db: Database | Transaction) {
  const open = db
    .select({ count: count() })
    .from(sessions)
    .where(and(eq(sessions.userId, users.id), gt(sessions.expire, sql`now()`)))
  const written = db
    .select({ count: count() })
    .from(listingReviews)
    .where(eq(listingReviews.userId, users.id))
  return db
    .select({
      user: users,
      openSessions: sql<number>`(${open})`.mapWith(Number),
      reviewCount: sql<number>`(${written})`.mapWith(Number),
    })
    .from(users)
    .$dynamic()
}

function toAdminUser({
  user,
  ...counts
}: Awaited<ReturnType<typeof selectUsers>>[number]): AdminUser {
  const { id, username, email, firstName, lastName, role, isEmailVerified } = user
  return {
    id,
    username,
    email,
    firstName,
    lastName,
    role,
    isEmailVerified,
    isSuspended: user.suspendedAt !== null,
    createdAt: user.createdAt.toISOString(),
    ...counts,
  }
}

/** The text as it is: nothing in it is a pattern. */
function holds(text: string): SQL | undefined {
  const wanted = text.toLowerCase()
  const fullName = sql`concat_ws(' ', ${users.firstName}, ${users.lastName})`
  return or(
    ...[sql`${users.username}`, sql`${users.email}`, fullName].map(
      (where) => sql`position(${wanted} in lower(${where})) > 0`,
    ),
  )
}
