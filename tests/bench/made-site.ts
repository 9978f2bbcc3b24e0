import pg from 'pg'
import { migrate } from '../../server/db/migrate.ts'
import { toDrizzle } from '../../server/db/open.ts'
import { openPool, withDatabase } from '../support/server.ts'
import { startSite } from '../support/site.ts'
import { makeListings } from './made-listings.ts'
import { makePages } from './made-pages.ts'

/** The built site with so many made listings, and so many articles and events, in a new database of this server. */
export async function startMadeSite(serverUrl: string, listings: number, pages = 0) {
  const name = `made_${listings}`
  const admin = new pg.Client({ connectionString: serverUrl })
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  const url = withDatabase(serverUrl, name)
  const pool = openPool({ connectionString: url, max: 2 })
  await migrate(pool)
  await makeListings(toDrizzle(pool), 0, listings)
  await makePages(toDrizzle(pool), pages)
  await pool.query('vacuum analyze')
  await pool.end()
  return startSite({ DATABASE_URL: url, SEED: 'none' })
}
