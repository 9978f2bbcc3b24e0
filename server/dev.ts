import { render, renderFailure } from '../web/entry-server.tsx'
import { createApp } from './app.ts'
import { devAssets } from './pages/assets.ts'
import { openControl } from './control/open.ts'
import { openDatabase, type OpenDatabase } from './db/open.ts'
import { readEnv } from './env/env.ts'
import { startJobs } from './jobs/start.ts'
import { createLog } from './log.ts'
import { createPages } from './pages/pages.ts'
import { prepare } from './start/prepare.ts'

declare global {
  /** Survives a hot reload of the server's modules: the database must not be opened twice. */
  var devDatabase: Promise<OpenDatabase> | undefined
}

/** The app for `npm run dev`, loaded through the build tool so that an edit is there at the next request. */
export async function createDevApp() {
  const env = readEnv({ ...process.env, NODE_ENV: 'development' })
  const log = createLog(env)
  globalThis.devDatabase ??= openAndSeed()
  const { db } = await globalThis.devDatabase
  return createApp(
    { db, env, log },
    createPages({ render, renderFailure, assets: devAssets, policy: null }),
  )

  async function openAndSeed() {
    const database = await openDatabase(env, log)
    await prepare(database.jobs, env)
    await startJobs({ db: database.jobs, env, log })
    await openControl({ db: database.jobs, env, log })
    return database
  }
}
