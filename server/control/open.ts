import type { Logger } from 'pino'
import { runCommand, type CommandParts } from './commands.ts'
import { listen } from './socket.ts'

/**
 * Lets commands reach this process while it runs; gives what ends it. Without it they open a PostgreSQL themselves,
 * so a data folder that cannot be written to is no reason not to start.
 */
export async function openControl({
  db,
  env,
  log,
}: CommandParts & { log: Logger }): Promise<() => Promise<void>> {
  try {
    return await listen(env.DATA_DIR, (command, args) => runCommand({ db, env }, command, args))
  } catch (error) {
    log.warn(
      { code: error instanceof Error ? error.message : undefined },
      'no commands while running',
    )
    return async () => {}
  }
}
