import type { Database } from '../db/open.ts'
import { seed } from '../db/seed/seed.ts'
import type { ServerEnv } from '../env/env.ts'
import { placeListingsAgain } from '../services/listings/place/place.ts'
import { checkSecret } from '../services/accounts/site-secret.ts'
import { moveReports } from '../services/reports/move.ts'
import { foldRulesAgain } from '../services/search-rules/stored.ts'
import { grantNamedAdmins } from '../services/accounts/users.ts'

/** What a start does to a database before anybody is served. Throws a sentence when it is not this site's. */
export async function prepare(db: Database, env: ServerEnv): Promise<void> {
  await checkSecret(db, env)
  await seed(db, env.SEED)
  await placeListingsAgain(db)
  await foldRulesAgain(db)
  await moveReports(db, env)
  await grantNamedAdmins(db, env)
}
