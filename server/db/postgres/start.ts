import { accessSync, constants, mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type pg from 'pg'
import type { Logger } from 'pino'
import { removeSocketFolder } from '../../short-socket.ts'
import { portAddress, socketAddress, socketFolderOf, type Address } from './address.ts'
import { CannotStart } from './errors.ts'
import { lockFolder } from './folder-lock.ts'
import { checkFolderVersion, writeFolderVersion } from './folder-version.ts'
import { initialise, SITE } from './initialise.ts'
import { keepRunning } from './keep-running.ts'
import { killRemains, stopOrphan } from './orphans.ts'
import { findPlace } from './place.ts'
import { run } from './run.ts'
import { serverArguments } from './settings.ts'

/** A PostgreSQL of our own, as a child of this process. */
interface OwnPostgres {
  /** What `pg` needs to connect. */
  connection: pg.ClientConfig
  /** Where its files are. */
  folder: string
  /** Ends what runs, writes a checkpoint and releases the folder, within ten seconds. May be called again. */
  stop(): Promise<void>
}

interface Options {
  /** Where a database goes, and the programs, that the user PostgreSQL runs as cannot reach where they are. */
  elsewhere?: string
  /** Listens on a port with a password, as where there are no sockets. */
  onPort?: boolean
  /** More settings of PostgreSQL: `{ fsync: 'off' }` in tests. */
  settings?: Record<string, string>
}

/**
 * Starts PostgreSQL on the database in this data folder, made first where there is none, and keeps it running. Whatever
 * keeps it from starting is thrown as a sentence that a person can act on.
 */
export async function startPostgres(
  dataDir: string,
  log: Logger,
  {
    elsewhere = '/var/lib/saath',
    onPort = process.platform === 'win32',
    settings = {},
  }: Options = {},
): Promise<OwnPostgres> {
  const folder = resolve(dataDir)
  makeFolder(folder)
  const lock = await lockFolder(folder)
  try {
    checkFolderVersion(folder)
    const { data, programs, account } = findPlace(folder, elsewhere, log)
    await stopOrphan(data, account, log)
    removeSocketFolder(socketFolderOf(folder))
    const address = onPort
      ? await portAddress(folder, account)
      : socketAddress(folder, data, account)
    await initialise(data, programs, account, address.password)
    writeFolderVersion(folder)

    const args = serverArguments(data, address, settings)
    const start = async () => {
      await killRemains(data, account)
      return run(programs('postgres'), args, account, log)
    }
    const server = await keepRunning(start, log)
    const stop = async () => {
      await server.stop()
      removeSocketFolder(socketFolderOf(folder))
      lock.release()
    }
    let stopped: Promise<void> | undefined
    return { connection: connectionTo(address), folder: data, stop: () => (stopped ??= stop()) }
  } catch (error) {
    lock.release()
    throw error
  }
}

function connectionTo({ socket, port, password }: Address): pg.ClientConfig {
  return {
    host: socket ?? '127.0.0.1',
    port,
    user: SITE,
    password: password?.text,
    database: SITE,
    // Named, so that PGSSLMODE in the environment means nothing here.
    ssl: false,
  }
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
  } catch (error) {
    throw new CannotStart(
      `The data folder ${folder} cannot be written (${String(error)}). ` +
        'Set DATA_DIR to a folder this user may write to, or start the site as the user it belongs to.',
    )
  }
}
