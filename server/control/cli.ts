import '../start/require-node.ts'
import { stopBackups } from '../backup/make-backup.ts'
import { requireBegun } from '../backup/targets.ts'
import { createLog } from '../log.ts'
import { openAsItIs, openDatabase } from '../db/open.ts'
import { readEnv, type ServerEnv } from '../env/env.ts'
import { runCommand } from './commands.ts'
import { ask } from './socket.ts'
import { words } from './words.ts'

/**
 * `npm run admin -- grant EMAIL`: carried out by the running site, or on its database when none runs.
 * Resolves to the exit code.
 */
export async function main(noun: string, [verb, ...args]: string[]): Promise<number> {
  const command = `${noun} ${verb ?? ''}`
  if (!verb || verb === 'help' || verb === '--help') return say(words.usage)
  return printed(async (env) => {
    return (await ask(env.DATA_DIR, command, args)) ?? (await runAlone(env, command, args))
  })
}

/** Prints what comes of it, or the sentence that says what is wrong. Resolves to the exit code. */
export async function printed(work: (env: ServerEnv) => Promise<string[]>): Promise<number> {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void endBackups(signal))
  try {
    return say(await work(readEnv(process.env)))
  } catch (error) {
    process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n\n`)
    return 1
  }
}

/** What was written of a backup holds people's data: it is erased first. Anything else ends as it would without us. */
async function endBackups(signal: NodeJS.Signals): Promise<void> {
  if (!(await stopBackups())) process.kill(process.pid, signal)
}

async function runAlone(env: ServerEnv, command: string, args: string[]): Promise<string[]> {
  await requireBegun(env)
  // A backup is of what is there, also before the first start of a newer version.
  const open = command.startsWith('backup ') ? openAsItIs : openDatabase
  const database = await open(env, createLog({ LOG_LEVEL: 'silent' }))
  try {
    return await runCommand({ db: database.jobs, env }, command, args)
  } finally {
    await database.close()
  }
}

function say(lines: string[]): number {
  process.stdout.write(`\n${lines.map((line) => `  ${line}`).join('\n')}\n\n`)
  return 0
}
