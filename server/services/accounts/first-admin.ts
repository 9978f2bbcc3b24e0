import type { Database } from '../../db/open.ts'
import { siteOrigin, type ServerEnv } from '../../env/env.ts'
import { LINK_MINUTES } from '../../../shared/accounts/visitor.ts'
import { findAdmins, makeAdmin } from './admins.ts'
import { recordAct } from '../admin/audit.ts'
import { issueToken, takeToken } from './one-time-tokens.ts'

/** Whose the trial is when nobody is signed in who opens the link. Nobody can ever have mail at .invalid (RFC 2606). */
const TRIAL_ADMIN = 'admin@trial.invalid'

/** While nobody is admin: a link that makes whoever opens it admin, once, within fifteen minutes (ruling 44). */
export async function printFirstAdminLink(
  db: Database,
  env: ServerEnv,
): Promise<string | undefined> {
  if ((await findAdmins(db)).length > 0) return undefined
  const token = await issueToken(db, 'first-admin', {
    value: '',
    email: TRIAL_ADMIN,
    minutes: LINK_MINUTES,
  })
  return `${siteOrigin(env)}/api/auth/first-admin?${new URLSearchParams({ token, returnTo: '/admin' })}`
}

/**
 * Uses the link up and gives who is admin now: the account that is signed in, or else one that is made. Nothing when
 * somebody has become admin since. All such tokens are of one address, on which takeToken waits: one of two gets it.
 */
export async function becomeFirstAdmin(
  db: Database,
  token: string,
  email = TRIAL_ADMIN,
): Promise<number | undefined> {
  return db.transaction(async (tx) => {
    if ((await takeToken(tx, 'first-admin', token)) === undefined) return undefined
    if ((await findAdmins(tx)).length > 0) return undefined
    const subjectId = await makeAdmin(tx, email)
    await recordAct(tx, { admin: null, action: 'user.role', subjectId, detail: 'admin' })
    return subjectId
  })
}
