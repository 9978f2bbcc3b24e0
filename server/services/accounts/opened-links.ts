import type { OpenedLink, OpenedReset } from '../../../shared/accounts/sign-in.ts'
import { eq } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { accounts, users } from '../../db/schema.ts'
import type { ServerEnv } from '../../env/env.ts'
import { peekToken, takeToken, tokenId } from './one-time-tokens.ts'
import { endSessions } from './sessions.ts'
import { linkValue } from './sign-in-links.ts'
import { findUserByEmail, newUsername, roleOf } from './users.ts'

/** What the page asks the person to press for; the link stays as it is. Nothing for one that does not work any more. */
export async function findOpenedLink(
  db: Database,
  kind: OpenedLink['kind'],
  token: string,
): Promise<OpenedLink | null> {
  const opened = await findOpened(db, kind, token)
  return opened && { ...opened, kind }
}

/** The same of a link that sets a new password. */
export const findOpenedReset = (db: Database, token: string): Promise<OpenedReset | null> =>
  findOpened(db, 'reset-password', token)

async function findOpened(
  db: Database,
  kind: OpenedLink['kind'] | 'reset-password',
  token: string,
): Promise<OpenedReset | null> {
  const link = await peekToken(db, kind, token)
  return link?.email ? { id: tokenId(kind, token), email: mask(link.email) } : null
}

/** "asha@example.org" as "a…@example.org": its owner knows it, somebody who found the mail does not learn it. */
const mask = (email: string) => `${email.slice(0, 1)}…${email.slice(email.lastIndexOf('@'))}`

/**
 * Uses up a link that signs in, and says who comes in. It makes the account where there is none only for somebody who
 * said to be 18 or older when asking for it.
 */
export async function enterByLink(
  db: Database,
  env: ServerEnv,
  token: string,
): Promise<number | undefined> {
  return db.transaction(async (tx) => {
    const value = await takeToken(tx, 'sign-in', token)
    if (value === undefined) return undefined
    const { email, mayMake } = linkValue.parse(JSON.parse(value))
    const user = await findUserByEmail(tx, email)
    if (user?.isEmailVerified) return user.id
    if (user) {
      // What somebody set up with an address that was not theirs to use does not come with it.
      await tx.delete(accounts).where(eq(accounts.userId, user.id))
      await endSessions(tx, user.id)
      await tx
        .update(users)
        .set({ isEmailVerified: true, updatedAt: new Date() })
        .where(eq(users.id, user.id))
      return user.id
    }
    if (!mayMake) return undefined
    const [made] = await tx
      .insert(users)
      .values({
        email,
        username: newUsername(),
        isEmailVerified: true,
        role: roleOf(email, env),
        adultSince: new Date(),
      })
      .onConflictDoNothing({ target: users.email })
      .returning({ id: users.id })
    return made?.id
  })
}
