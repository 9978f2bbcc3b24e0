/** The worker with one safeguard left out, so that a test can show what it is for: `?without=…`. */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { DurableNodeFS } from '../../server/db/embedded/durable-fs.ts'

/** While this file exists, every fsync of a file fails. */
const BROKEN_DISK = process.env.BROKEN_DISK_FLAG ?? ''

const sabotage: Record<string, () => void> = {
  'the fsync hook': () => {
    DurableNodeFS.prototype.init = NodeFS.prototype.init
  },
  'fsync=on': () => changeParams((params) => [...params, '-F']),
  'wal_sync_method=fsync': () =>
    changeParams((params) =>
      params.map((param) => param.replace('wal_sync_method=fsync', 'wal_sync_method=fdatasync')),
    ),
  'synchronous_commit=on': () =>
    changeParams((params) =>
      params.map((param) => param.replace('synchronous_commit=on', 'synchronous_commit=off')),
    ),
  'the tested version': () => {
    const read = fs.readFileSync
    Object.assign(fs, {
      readFileSync: (...args: Parameters<typeof read>) =>
        String(args[0]).endsWith('package.json') ? '{ "version": "0.5.15" }' : read(...args),
    })
    syncBuiltinESMExports()
  },
  'a working disk': () => {
    const sync = fs.fsyncSync
    Object.assign(fs, {
      fsyncSync: (file: number) => {
        if (fs.existsSync(BROKEN_DISK) && fs.fstatSync(file).isFile())
          throw Object.assign(new Error('EIO: i/o error, fsync'), { code: 'EIO' })
        sync(file)
      },
    })
    syncBuiltinESMExports()
  },
  /** PGlite has just written PG_VERSION, which says "this is a database"; its settings are still missing. */
  'the last files of a new database': () => {
    const write = fs.writeFileSync
    Object.assign(fs, {
      writeFileSync: (...args: Parameters<typeof write>) => {
        if (String(args[0]).endsWith('postgresql.conf')) process.kill(process.pid, 'SIGKILL')
        write(...args)
      },
    })
    syncBuiltinESMExports()
  },
  'the end of a session': () => {
    const { exec } = PGlite.prototype
    PGlite.prototype.exec = function (sql, ...rest) {
      return sql === 'ROLLBACK' || sql === 'DISCARD ALL'
        ? Promise.resolve([])
        : exec.call(this, sql, ...rest)
    }
  },
}

function changeParams(change: (params: string[]) => string[]) {
  const create = PGlite.create.bind(PGlite)
  Object.assign(PGlite, {
    create: ({ startParams, ...options }: PGliteOptions) =>
      create({ ...options, ...(startParams && { startParams: change(startParams) }) }),
  })
}

const without = new URL(import.meta.url).searchParams.get('without') ?? ''
const leaveOut = sabotage[without]
if (!leaveOut) throw new Error(`No sabotage is named ${without}.`)
leaveOut()
await import('../../server/db/embedded/worker.ts')
