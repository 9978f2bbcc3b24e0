import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/open.ts'
import { accounts, users } from '../../db/schema.ts'
import type { ServerEnv } from '../../env/env.ts'
import { forgetTokens, takeToken } from './one-time-tokens.ts'
import { endSessions } from './sessions.ts'
import { pendingSignUp, type PendingSignUp } from './sign-in-links.ts'
import { findUserByEmail, newUsername, roleOf } from './users.ts'

interface FinishedSignUp {
  userId: number
  returnTo: string
  /** The password typed at sign-up is the account's; otherwise it has none yet. */
  hasPassword: boolean
}

/**
 * Makes the account whose address has just been confirmed. The password counts only when the link was opened in the
 * browser that signed up: whoever signs up with another person's address must not get into what that person confirms.
 * Nothing when the link was used, ran out, or the account has come about some other way in the meantime.
 */
export async function finishSignUp(
  db: Database,
  env: ServerEnv,
  token: string,
  isSameBrowser: boolean,
): Promise<FinishedSignUp | undefined> {
  return db.transaction(async (tx) => {
    const value = await takeToken(tx, 'sign-up', token)
    if (value === undefined) return undefined
    const wanted = pendingSignUp.parse(JSON.parse(value))
    const existing = await findUserByEmail(tx, wanted.email)
    if (existing?.isEmailVerified || existing?.suspendedAt) return undefined
    // What somebody made with an address that was not confirmed is not handed to whoever confirms it.
    if (existing) await forgetUnproven(tx, existing.id)
    const userId = await makeUser(tx, env, wanted)
    if (userId === undefined) return undefined
    // Other sign-ups with this address have nothing to wait for.
    await forgetTokens(tx, wanted.email)
    if (isSameBrowser) await addPassword(tx, userId, wanted.passwordHash)
    return { userId, returnTo: wanted.returnTo, hasPassword: isSameBrowser }
  })
}

async function forgetUnproven(tx: Transaction, id: number): Promise<void> {
  await endSessions(tx, id)
  await tx.delete(users).where(eq(users.id, id))
}

async function makeUser(
  tx: Transaction,
  env: ServerEnv,
  { email, firstName, lastName }: PendingSignUp,
): Promise<number | undefined> {
  const [user] = await tx
    .insert(users)
    .values({
      email,
      username: newUsername(),
      firstName,
      lastName: lastName || null,
      isEmailVerified: true,
      role: roleOf(email, env),
      adultSince: new Date(),
    })
    // Two links of two sign-ups, opened at the same moment: one makes the account.
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id })
  return user?.id
}

const addPassword = (tx: Transaction, userId: number, password: string) =>
  tx
    .insert(accounts)
    .values({ userId, providerId: 'credential', accountId: String(userId), password })
