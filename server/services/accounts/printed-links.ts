import type { Database } from '../../db/open.ts'
import { users } from '../../db/schema.ts'
import type { ServerEnv } from '../../env/env.ts'
import { conflict, notFound } from '../../errors.ts'
import { recordAct } from '../admin/audit.ts'
import { createSignInLink } from './sign-in-links.ts'
import { findUserByEmail, newUsername } from './users.ts'
import { say } from '../../sentences.ts'

/**
 * A link that signs in, for somebody whose email does not arrive. Whoever runs the site vouches for the address, and
 * makes the account where there is none only for somebody who said to be 18 or older (rulings 17 and 20).
 */
export async function printLink(
  db: Database,
  env: ServerEnv,
  email: string,
  { isAdult }: { isAdult: boolean },
): Promise<string> {
  return db.transaction(async (tx) => {
    if (isAdult)
      await tx
        .insert(users)
        .values({ email, username: newUsername(), isEmailVerified: true, adultSince: new Date() })
        .onConflictDoNothing({ target: users.email })
    const user = await findUserByEmail(tx, email)
    if (!user) throw notFound(say.linkNobody)
    if (user.suspendedAt) throw conflict(say.linkSuspended)
    await recordAct(tx, { admin: null, action: 'user.link', subjectId: user.id })
    return createSignInLink(tx, env, email, {})
  })
}
