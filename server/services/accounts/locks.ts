import { asc, eq, or } from 'drizzle-orm'
import type { Transaction } from '../../db/open.ts'
import { users } from '../../db/schema.ts'
import { forbidden, notFound, unauthorized } from '../../errors.ts'
import { say } from '../../sentences.ts'

/*
 * Locks are taken in one order, so that nobody waits in a ring: first people, by their number, then listings, by theirs
 * (listings/shown.ts), then what belongs to them: reviews, sessions, links that were mailed (one-time-tokens.ts).
 */

/**
 * Holds a person's account while something of theirs is written: it cannot be deleted before that is done. Many things
 * of one person may be written at once. Throws unauthorized when the account has gone in the meantime.
 */
export async function lockUser(tx: Transaction, id: number): Promise<void> {
  const held = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, id))
    .for('key share')
  if (held.length === 0) throw unauthorized(say.signInFirst)
}

/**
 * Holds an admin's account while they do what admins may. Throws forbidden when the role was taken since the request
 * came in: whoever takes it waits until this is done, or has done so before.
 */
export async function lockAdmin(tx: Transaction, id: number): Promise<void> {
  if (!isAdmin(await lockRole(tx, id))) throw forbidden(say.adminsOnly)
}

/** The same for who checks facts: volunteers, and admins. */
export async function lockChecker(tx: Transaction, id: number): Promise<void> {
  const { role, suspendedAt } = await lockRole(tx, id)
  if (role === 'user' || suspendedAt) throw forbidden(say.checkersOnly)
}

type RoleHeld = Pick<typeof users.$inferSelect, 'role' | 'suspendedAt'>

async function lockRole(tx: Transaction, id: number): Promise<RoleHeld> {
  const [held] = await tx
    .select({ role: users.role, suspendedAt: users.suspendedAt })
    .from(users)
    .where(eq(users.id, id))
    .for('share')
  if (!held) throw unauthorized(say.signInFirst)
  return held
}

const isAdmin = ({ role, suspendedAt }: RoleHeld) => role === 'admin' && !suspendedAt

/**
 * Locks a user, and all admins with them: two admins who take the role from each other, or leave, do so one after the
 * other, and the second one stays. `update` is for anyone who deletes the account: it waits for everyone who holds it.
 */
export async function lockUserAndAdmins(
  tx: Transaction,
  id: number,
  strength: 'no key update' | 'update' = 'no key update',
) {
  const locked = await tx
    .select()
    .from(users)
    .where(or(eq(users.id, id), eq(users.role, 'admin')))
    .orderBy(asc(users.id))
    .for(strength)
  const user = locked.find((one) => one.id === id)
  if (!user) throw notFound(say.userNotFound)
  const otherAdmins = locked.filter((one) => one.id !== id && isAdmin(one)).map(({ id }) => id)
  return { user, otherAdmins }
}
