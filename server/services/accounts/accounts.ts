import { and, asc, eq } from 'drizzle-orm'
import type { SignInMethods } from '../../../shared/accounts/sign-in.ts'
import type { Methods, User } from '../../../shared/accounts/users.ts'
import type { Database, Transaction } from '../../db/open.ts'
import { accounts, removedMethods } from '../../db/schema.ts'
import type { ServerEnv } from '../../env/env.ts'
import { conflict, notFound } from '../../errors.ts'
import { takeToken } from './one-time-tokens.ts'
import { endSessions, isFreshSession } from './sessions.ts'
import { tellOfNewPassword, tellOfRemovedMethod } from './sign-in-mails.ts'
import { lockUser } from './locks.ts'
import { say } from '../../sentences.ts'

const PASSWORD = 'credential'

export async function findPasswordHash(db: Database, userId: number): Promise<string | null> {
  const [row] = await db
    .select({ password: accounts.password })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, PASSWORD)))
  return row?.password ?? null
}

/** The ways into an account; `ways` says how each provider is called. */
export async function findMethods(
  db: Database,
  { user, sid }: { user: User; sid: string },
  ways: SignInMethods,
): Promise<Methods> {
  const rows = await db
    .select()
    .from(accounts)
    .where(eq(accounts.userId, user.id))
    .orderBy(asc(accounts.id))
  return {
    hasPassword: rows.some(({ providerId }) => providerId === PASSWORD),
    isFresh: await isFreshSession(db, sid),
    providers: rows
      .filter(({ providerId }) => providerId !== PASSWORD)
      .map(({ id, providerId, createdAt }) => ({
        id,
        provider: providerId,
        name: nameOf(providerId, ways),
        since: createdAt.toISOString(),
      })),
    more: ways.providers.filter(({ id }) => rows.every(({ providerId }) => providerId !== id)),
  }
}

const nameOf = (id: string, { providers }: SignInMethods) =>
  providers.find((provider) => provider.id === id)?.name ?? id

/**
 * Takes a provider off one's account, unless nothing would lead into it any more. Whoever came in that way is signed
 * out, with everyone but `here`, and the owner is told. It does not come back on its own: whoever has the account there
 * may be somebody else by now.
 */
export async function removeMethod(
  { db, env, ways }: { db: Database; env: ServerEnv; ways: SignInMethods },
  here: { user: User; sid: string },
  id: number,
): Promise<void> {
  const { user, sid } = here
  await db.transaction(async (tx) => {
    await lockUser(tx, user.id)
    const rows = await tx.select().from(accounts).where(eq(accounts.userId, user.id)).for('update')
    const method = rows.find((row) => row.id === id && row.providerId !== PASSWORD)
    if (!method) throw notFound(say.methodNotFound)
    if (rows.length === 1 && !ways.hasMail) throw conflict(say.lastMethod)
    await tx.delete(accounts).where(eq(accounts.id, id))
    await tx
      .insert(removedMethods)
      .values({ userId: user.id, providerId: method.providerId })
      .onConflictDoNothing()
    await endSessions(tx, user.id, sid)
    await tellOfRemovedMethod(tx, env, user, nameOf(method.providerId, ways))
  })
}

/** Whether its owner took this provider off the account. */
export async function isRemovedMethod(
  db: Database,
  userId: number,
  providerId: string,
): Promise<boolean> {
  return (await db.$count(removedMethods, isRemovedFrom(userId, providerId))) > 0
}

/** Its owner has added it again. */
export async function forgetRemoval(
  db: Database,
  userId: number,
  providerId: string,
): Promise<void> {
  await db.delete(removedMethods).where(isRemovedFrom(userId, providerId))
}

const isRemovedFrom = (userId: number, providerId: string) =>
  and(eq(removedMethods.userId, userId), eq(removedMethods.providerId, providerId))

/** Sets a password by its hash, signs out everywhere but here, and tells the owner. */
export async function setPassword(
  db: Database,
  env: ServerEnv,
  user: User,
  password: string,
  sid: string,
): Promise<void> {
  await db.transaction((tx) => writePassword(tx, env, user.id, password, sid))
}

/** Sets a password by a link of a mail, and signs out everywhere. False when the link does not work any more. */
export async function resetPassword(
  db: Database,
  env: ServerEnv,
  token: string,
  password: string,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const owner = await takeToken(tx, 'reset-password', token)
    if (owner === undefined) return false
    await writePassword(tx, env, Number(owner), password)
    return true
  })
}

async function writePassword(
  tx: Transaction,
  env: ServerEnv,
  userId: number,
  password: string,
  exceptSid?: string,
): Promise<void> {
  await lockUser(tx, userId)
  await tx
    .insert(accounts)
    .values({ userId, providerId: PASSWORD, accountId: String(userId), password })
    .onConflictDoUpdate({
      target: [accounts.providerId, accounts.accountId],
      set: { password, updatedAt: new Date() },
    })
  await endSessions(tx, userId, exceptSid)
  await tellOfNewPassword(tx, env, userId)
}
