import { asc, eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/open.ts'
import { accounts, users } from '../../db/schema.ts'
import type { ServerEnv } from '../../env/env.ts'
import { conflict, notFound } from '../../errors.ts'
import { recordAct } from '../admin/audit.ts'
import { endSessions } from './sessions.ts'
import { createSignInLink } from './sign-in-links.ts'
import { lockUserAndAdmins } from './locks.ts'
import { findUserByEmail, newUsername, setRole } from './users.ts'
import { say } from '../../sentences.ts'

/**
 * Makes somebody admin on the word of whoever runs the site, who vouches for the address: the account is made when
 * there is none. Gives a link that signs in once, within fifteen minutes (ruling 17).
 */
export async function grantAdmin(
  db: Database,
  env: ServerEnv,
  address: string,
): Promise<{ address: string; link: string }> {
  return db.transaction(async (tx) => {
    const subjectId = await makeAdmin(tx, address)
    await recordAct(tx, { admin: null, action: 'user.role', subjectId, detail: 'admin' })
    return { address, link: await createSignInLink(tx, env, address, { returnTo: '/admin' }) }
  })
}

/** Makes the account where there is none, and gives its number. */
export async function makeAdmin(tx: Transaction, email: string): Promise<number> {
  await tx
    .insert(users)
    .values({ email, username: newUsername(), isEmailVerified: true })
    .onConflictDoNothing({ target: users.email })
  const user = await findUserByEmail(tx, email)
  if (!user) throw notFound(say.userNotFound)
  // People first (accounts/locks.ts).
  await tx
    .update(users)
    .set({ isEmailVerified: true, suspendedAt: null, updatedAt: new Date() })
    .where(eq(users.id, user.id))
  // Whatever somebody set up with an address that was not theirs to use does not become an admin's.
  if (!user.isEmailVerified) {
    await tx.delete(accounts).where(eq(accounts.userId, user.id))
    await endSessions(tx, user.id)
  }
  if (user.suspendedAt)
    await recordAct(tx, { admin: null, action: 'user.restore', subjectId: user.id })
  await setRole(tx, user.id, 'admin')
  return user.id
}

/** Throws conflict for the last admin: nobody could name another one from within the site. */
export async function revokeAdmin(db: Database, address: string): Promise<string> {
  return db.transaction(async (tx) => {
    const found = await findUserByEmail(tx, address)
    if (!found) throw notFound(say.userNotFound)
    const { user, otherAdmins } = await lockUserAndAdmins(tx, found.id)
    if (user.role === 'admin') {
      if (otherAdmins.length === 0) throw conflict(say.lastAdminRevoked)
      await setRole(tx, user.id, 'user')
      await recordAct(tx, { admin: null, action: 'user.role', subjectId: user.id, detail: 'user' })
    }
    return user.email
  })
}

export async function findAdmins(db: Database | Transaction): Promise<string[]> {
  const rows = await db
    .select({ email: users.email })
    .from(users)
    .where(eq(users.role, 'admin'))
    .orderBy(asc(users.email))
  return rows.map(({ email }) => email)
}
