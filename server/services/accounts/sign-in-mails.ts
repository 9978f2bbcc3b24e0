import { eq } from 'drizzle-orm'
import type { User } from '../../../shared/accounts/users.ts'
import type { Database, Transaction } from '../../db/open.ts'
import { users } from '../../db/schema.ts'
import { publicSettings, siteOrigin, type ServerEnv } from '../../env/env.ts'
import { passwordChangedMail } from '../../mail/templates/accounts/password-changed.ts'
import { signInMethodLinkedMail } from '../../mail/templates/accounts/sign-in-method-linked.ts'
import { signInMethodRemovedMail } from '../../mail/templates/accounts/sign-in-method-removed.ts'
import { queueMail } from '../../mail/outbox.ts'

/** An account younger than this was made by the very sign-in that now links to it. */
const JUST_MADE = 60_000

/** Tells the owner that a provider may open the account from now on. The first way of a new account is no news. */
export async function tellOfNewMethod(
  db: Database,
  env: ServerEnv,
  userId: number,
  method: string,
): Promise<void> {
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  if (!user || Date.now() - user.createdAt.getTime() < JUST_MADE) return
  const letter = { method, linkedAt: new Date(), accountUrl: `${siteOrigin(env)}/account` }
  await queueMail(db, {
    ...signInMethodLinkedMail(publicSettings(env), letter),
    to: user.email,
  })
}

/** Tells the owner that a provider no longer opens the account. */
export async function tellOfRemovedMethod(
  tx: Transaction,
  env: ServerEnv,
  user: User,
  method: string,
): Promise<void> {
  const letter = { method, removedAt: new Date(), accountUrl: `${siteOrigin(env)}/account` }
  await queueMail(tx, {
    ...signInMethodRemovedMail(publicSettings(env), letter),
    to: user.email,
  })
}

/** Tells the owner that the password is another one. */
export async function tellOfNewPassword(
  db: Database | Transaction,
  env: ServerEnv,
  userId: number,
): Promise<void> {
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  if (!user) return
  const letter = { changedAt: new Date(), resetUrl: `${siteOrigin(env)}/login/forgot` }
  await queueMail(db, { ...passwordChangedMail(publicSettings(env), letter), to: user.email })
}
