import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm'
import { FRESH_MINUTES } from '../../../shared/accounts/visitor.ts'
import type { Session, User } from '../../../shared/accounts/users.ts'
import type { Database, Transaction } from '../../db/open.ts'
import { sessions, users } from '../../db/schema.ts'
import { notFound } from '../../errors.ts'
import { forgetTokens } from './one-time-tokens.ts'
import { USER_COLUMNS } from './rows.ts'
import { say } from '../../sentences.ts'

/** Whose session this is, unless it has run out or the account is suspended. */
export async function findSession(db: Database, sid: string): Promise<User | undefined> {
  const [row] = await db
    .select(USER_COLUMNS)
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.sid, sid), gt(sessions.expire, new Date()), isNull(users.suspendedAt)))
  return row
}

/** Whether somebody signed in only now: whoever sits there is the person, not somebody who found the screen open. */
export async function isFreshSession(db: Database, sid: string): Promise<boolean> {
  const since = new Date(Date.now() - FRESH_MINUTES * 60_000)
  return (await db.$count(sessions, and(eq(sessions.sid, sid), gt(sessions.createdAt, since)))) > 0
}

/** The sign-ins that are open now, the newest first. */
export async function findSessions(
  db: Database,
  user: User,
  currentSid: string,
): Promise<Session[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, user.id), gt(sessions.expire, new Date())))
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
  return rows.map((row) => ({
    id: row.id,
    isCurrent: row.sid === currentSid,
    device: row.userAgent || null,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expire.toISOString(),
  }))
}

/** Ends one of the user's own sessions; another's is not found. */
export async function endSession(db: Database, user: User, id: number): Promise<void> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, user.id), eq(sessions.id, id)))
    .returning({ id: sessions.id })
  if (ended.length === 0) throw notFound(say.sessionNotFound)
}

export async function endSessionOf(db: Database, sid: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.sid, sid))
}

/** Signs a user out everywhere, or everywhere but here. What was mailed to them opens nothing any more either. */
export async function endSessions(
  db: Database | Transaction,
  userId: number,
  exceptSid?: string,
): Promise<void> {
  await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), exceptSid ? ne(sessions.sid, exceptSid) : undefined))
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId))
  if (user) await forgetTokens(db, user.email)
}
