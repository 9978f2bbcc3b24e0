import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/open.ts'
import { users, verifications } from '../../db/schema.ts'

/** `none` opens nothing: it is written where there is nobody, so that looking takes as long. */
type Kind = 'sign-in' | 'reset-password' | 'sign-up' | 'first-admin' | 'none'

/** Makes a token that works once, for so many minutes. The table keeps its hash, so reading the table opens nothing. */
export async function issueToken(
  tx: Database | Transaction,
  kind: Kind,
  { value, email, minutes }: { value: string; email: string | null; minutes: number },
): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  await tx.insert(verifications).values({
    identifier: tokenId(kind, token),
    value,
    email,
    expiresAt: new Date(Date.now() + minutes * 60_000),
  })
  return token
}

/**
 * Uses a token up and gives what it stands for: of two who try at once, one gets it. The address it was mailed to is
 * locked before, since one token that is taken may end the others, and so is its account, if there is one
 * (locks.ts): changing or deleting it ends its tokens, too.
 */
export async function takeToken(
  tx: Transaction,
  kind: Kind,
  token: string,
): Promise<string | undefined> {
  const mailed = await peekToken(tx, kind, token)
  if (mailed?.email) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`tokens of ${mailed.email}`}))`)
    await tx.select({ id: users.id }).from(users).where(eq(users.email, mailed.email)).for('update')
  }
  const [row] = await tx.delete(verifications).where(isValid(kind, token)).returning()
  return row?.value
}

/** What a token stands for and whose it is, without using it up. */
export async function peekToken(
  db: Database | Transaction,
  kind: Kind,
  token: string,
): Promise<{ value: string; email: string | null } | undefined> {
  const [row] = await db.select().from(verifications).where(isValid(kind, token))
  return row
}

/** No link that was sent to an address works any more. */
export async function forgetTokens(tx: Database | Transaction, email: string): Promise<void> {
  await tx.delete(verifications).where(eq(verifications.email, email))
}

const isValid = (kind: Kind, token: string) =>
  and(eq(verifications.identifier, tokenId(kind, token)), gt(verifications.expiresAt, new Date()))

/** Names a token without being one. */
export const tokenId = (kind: Kind, token: string) =>
  createHash('sha256').update(`${kind}:${token}`).digest('base64url')
