import { toDrizzle } from '../../server/db/open.ts'
import { readEnv } from '../../server/env/env.ts'
import { openSiteCiphers } from '../../server/http/ciphers.ts'
import { mailProviders } from '../../server/services/providers/mail-ladder.ts'
import { openPool } from '../support/server.ts'

/** A process that writes to the providers who are due, in the database DATABASE_URL names. */
const env = readEnv(process.env)
const pool = openPool({ connectionString: env.DATABASE_URL })
const ciphers = openSiteCiphers(env)
await mailProviders(toDrizzle(pool), { env, ciphers, now: new Date('2027-01-04T04:30:00Z') })
await pool.end()
