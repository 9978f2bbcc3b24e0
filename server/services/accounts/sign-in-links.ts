import { TransactionRollbackError } from 'drizzle-orm'
import { z } from 'zod'
import { LINK_MINUTES } from '../../../shared/accounts/visitor.ts'
import type { Database, Transaction } from '../../db/open.ts'
import { publicSettings, siteOrigin, type ServerEnv } from '../../env/env.ts'
import { alreadyRegisteredMail } from '../../mail/templates/accounts/already-registered.ts'
import { resetPasswordMail } from '../../mail/templates/accounts/reset-password.ts'
import { signInLinkMail } from '../../mail/templates/accounts/sign-in-link.ts'
import { verifyEmailMail } from '../../mail/templates/accounts/verify-email.ts'
import { issueToken } from './one-time-tokens.ts'
import { queueMail, type NewMail } from '../../mail/outbox.ts'
import { findUserByEmail } from './users.ts'

/** Long enough for a mail that is read tomorrow morning. */
const SIGN_UP_MINUTES = 24 * 60

/** What waits for the owner of the address to say yes. There is no account before that (docs/decisions/013). */
export const pendingSignUp = z.object({
  email: z.string(),
  passwordHash: z.string(),
  firstName: z.string(),
  lastName: z.string().optional(),
  returnTo: z.string(),
})

export type PendingSignUp = z.output<typeof pendingSignUp>

/** What a link that signs in stands for; `mayMake` when the person said to be 18 or older (ruling 20). */
export const linkValue = z.object({ email: z.string(), mayMake: z.boolean() })

/** Keeps a sign-up until its address is confirmed, and gives its token. Somebody who has an account is told so by mail alone. */
export async function requestSignUp(
  db: Database,
  env: ServerEnv,
  wanted: PendingSignUp,
): Promise<string> {
  return db.transaction(async (tx) => {
    // Made for a known address too, so that both take as long.
    const { email } = wanted
    const token = await issueToken(tx, 'sign-up', {
      value: JSON.stringify(wanted),
      email,
      minutes: SIGN_UP_MINUTES,
    })
    const user = await findUserByEmail(tx, email)
    const site = publicSettings(env)
    const url = `${siteOrigin(env)}/api/auth/verify?${new URLSearchParams({ token })}`
    await queueMail(tx, {
      ...(user?.isEmailVerified
        ? alreadyRegisteredMail(site, { signInUrl: `${siteOrigin(env)}/login` })
        : verifyEmailMail(site, { url, minutes: SIGN_UP_MINUTES })),
      to: email,
    })
    return token
  })
}

/** Mails a link that signs in. Where there is no account, only somebody who may have one gets a link, which makes it. */
export async function requestLink(
  db: Database,
  env: ServerEnv,
  { email, returnTo, mayMake }: { email: string; returnTo: string; mayMake: boolean },
): Promise<void> {
  await db.transaction(async (tx) => {
    const user = await findUserByEmail(tx, email)
    const gets = user ? !user.suspendedAt : mayMake
    const url = await createSignInLink(tx, env, gets ? email : null, { returnTo, mayMake })
    const letter = signInLinkMail(publicSettings(env), { url, minutes: LINK_MINUTES })
    await queueMailIf(gets, tx, { ...letter, to: email })
  })
}

/** A link that signs in once, within fifteen minutes; for null one that leads nowhere. */
export async function createSignInLink(
  tx: Database | Transaction,
  env: ServerEnv,
  email: string | null,
  { returnTo = '/', mayMake = false }: { returnTo?: string; mayMake?: boolean },
): Promise<string> {
  const value = JSON.stringify({ email, mayMake })
  const kind = email === null ? 'none' : 'sign-in'
  const token = await issueToken(tx, kind, { value, email, minutes: LINK_MINUTES })
  return `${siteOrigin(env)}/api/auth/link?${new URLSearchParams({ token, returnTo })}`
}

/** Mails a link to where a new password is set, to whoever has an account. */
export async function requestReset(db: Database, env: ServerEnv, email: string): Promise<void> {
  await db.transaction(async (tx) => {
    const user = await findUserByEmail(tx, email)
    const gets = user?.isEmailVerified === true && !user.suspendedAt
    const token = await issueToken(tx, gets ? 'reset-password' : 'none', {
      value: String(user?.id ?? 0),
      email: gets ? email : null,
      minutes: LINK_MINUTES,
    })
    const url = `${siteOrigin(env)}/api/auth/reset?${new URLSearchParams({ token })}`
    const letter = resetPasswordMail(publicSettings(env), { url, minutes: LINK_MINUTES })
    await queueMailIf(gets, tx, { ...letter, to: email })
  })
}

/** Writes the mail in any case and takes it back where nobody gets it: how long it took does not say which. */
async function queueMailIf(isWanted: boolean, tx: Transaction, mail: NewMail): Promise<void> {
  await tx
    .transaction(async (inner) => {
      await queueMail(inner, mail)
      if (!isWanted) inner.rollback()
    })
    .catch((error: unknown) => {
      if (!(error instanceof TransactionRollbackError)) throw error
    })
}
