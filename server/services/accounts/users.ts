import { randomBytes } from 'node:crypto'
import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Role, User } from '../../../shared/accounts/users.ts'
import type { Database, Transaction } from '../../db/open.ts'
import { users } from '../../db/schema.ts'
import type { ServerEnv } from '../../env/env.ts'
import { forbidden, notFound } from '../../errors.ts'
import { endSessions } from './sessions.ts'
import { USER_COLUMNS } from './rows.ts'
import { say } from '../../sentences.ts'

type Settings = Pick<ServerEnv, 'ADMIN_EMAILS'>

/** Says nothing about the person; nobody types it (ruling 20). */
export const newUsername = () => `member-${randomBytes(6).toString('hex')}`

/** The role of somebody whose address is verified. */
export const roleOf = (email: string, env: Settings): Role =>
  env.ADMIN_EMAILS.includes(email.toLowerCase()) ? 'admin' : 'user'

export async function findUserByEmail(
  db: Database | Transaction,
  email: string,
): Promise<(User & { suspendedAt: Date | null }) | undefined> {
  const [user] = await db
    .select({ ...USER_COLUMNS, suspendedAt: users.suspendedAt })
    .from(users)
    .where(eq(users.email, email.toLowerCase()))
  return user
}

/** Before each sign-in: false for a suspended account; makes those admin whom ADMIN_EMAILS names. */
export async function prepareSignIn(db: Database, env: Settings, id: number): Promise<boolean> {
  const [user] = await db.select().from(users).where(eq(users.id, id))
  if (!user || user.suspendedAt) return false
  if (user.isEmailVerified && user.role !== 'admin' && roleOf(user.email, env) === 'admin')
    await setRole(db, id, 'admin')
  return true
}

/** At start: those whom ADMIN_EMAILS names are admins from now on. */
export async function grantNamedAdmins(db: Database, { ADMIN_EMAILS }: Settings): Promise<void> {
  if (ADMIN_EMAILS.length === 0) return
  const named = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        inArray(users.email, ADMIN_EMAILS),
        eq(users.isEmailVerified, true),
        ne(users.role, 'admin'),
      ),
    )
  for (const { id } of named) await setRole(db, id, 'admin')
}

/** Gives a role. Whoever's role changes signs in again: an open session must not keep what was taken away. */
export async function setRole(db: Database | Transaction, id: number, role: Role): Promise<void> {
  await db.transaction(async (tx) => {
    const changed = await tx
      .update(users)
      .set({ role, updatedAt: new Date() })
      .where(and(eq(users.id, id), ne(users.role, role)))
      .returning({ id: users.id })
    if (changed.length > 0) await endSessions(tx, id)
  })
}

interface AccountChange {
  firstName: string
  lastName: string
  wantsWaitingMail?: boolean | undefined
}

/** What people say of themselves. Throws forbidden for what is said to admins alone. */
export async function changeAccount(
  db: Database,
  user: User,
  { firstName, lastName, wantsWaitingMail }: AccountChange,
): Promise<User> {
  if (wantsWaitingMail !== undefined && user.role !== 'admin') throw forbidden(say.adminsOnly)
  const [changed] = await db
    .update(users)
    .set({
      firstName: firstName || null,
      lastName: lastName || null,
      wantsWaitingMail,
      updatedAt: new Date(),
    })
    .where(eq(users.id, user.id))
    .returning(USER_COLUMNS)
  if (!changed) throw notFound(say.userNotFound)
  return changed
}
