import { and, eq } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { siteState } from '../../db/schema.ts'
import type { ServerEnv } from '../../env/env.ts'
import { openSecretBefore, openSecrets, type SecretFor } from '../../start/secrets.ts'

type SecretSettings = Pick<ServerEnv, 'SECRET_KEY' | 'SECRET_KEY_BEFORE' | 'DATA_DIR'>

const NAME = 'secret'

/** Says nothing about the secret, but whether another one is the same. */
const fingerprint = (secretFor: SecretFor) => secretFor('fingerprint')

/**
 * Throws a sentence when this database is used with another secret than ours: what one process signs and seals, the
 * other could not read. A change of the secret begins with the first start that knows both.
 */
export async function checkSecret(db: Database, env: SecretSettings): Promise<void> {
  const value = fingerprint(openSecrets(env))
  await db.insert(siteState).values({ name: NAME, value }).onConflictDoNothing()
  const before = openSecretBefore(env)
  if (before)
    await db
      .update(siteState)
      .set({ value })
      .where(and(eq(siteState.name, NAME), eq(siteState.value, fingerprint(before))))
  const [known] = await db.select().from(siteState).where(eq(siteState.name, NAME))
  if (known?.value !== value) throw new Error(OTHER_SECRET)
}

/** From now on the database is used with our secret, whichever it was before. */
export async function adoptSecret(db: Database, env: SecretSettings): Promise<void> {
  const value = fingerprint(openSecrets(env))
  await db
    .insert(siteState)
    .values({ name: NAME, value })
    .onConflictDoUpdate({ target: siteState.name, set: { value } })
}

const OTHER_SECRET =
  'This database is used with another secret than this start has in SECRET_KEY, or in the file "secret" of DATA_DIR. ' +
  'Please give each process of the site the same secret, and set SECRET_KEY_BEFORE to the old one while you change it. ' +
  'If the old one is lost, run "npm run secret -- adopt": then everybody is signed out, and what people told for events can no longer be read.'
