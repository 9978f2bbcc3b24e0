import { openDatabase } from '../db/open.ts'
import { makeExamples } from '../db/seed/demo/make.ts'
import type { ServerEnv } from '../env/env.ts'
import { createLog } from '../log.ts'
import { prepare } from './prepare.ts'

/** Brings the starter content and the made examples into an empty data folder. */
export async function fillDemo(env: ServerEnv): Promise<void> {
  const database = await openDatabase(env, createLog(env))
  try {
    await prepare(database.jobs, env)
    await makeExamples(database.jobs, new Date())
  } finally {
    await database.close()
  }
}
