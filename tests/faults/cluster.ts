import { execFile } from 'node:child_process'
import { chownSync, readdirSync, readFileSync } from 'node:fs'
import { appendFile, chmod, cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { accountFor } from '../../server/db/postgres/account.ts'
import { findPrograms } from '../../server/db/postgres/programs.ts'
import { findFreePort } from '../support/site.ts'

const run = promisify(execFile)

/** A PostgreSQL server of its own, which a test may stop, freeze and lock. */
export interface Cluster {
  /** The address of a new, empty database. */
  newDatabase(): Promise<string>
  /** Resolves when it is down. */
  stop(mode: 'immediate' | 'fast'): Promise<void>
  /** Resolves when it takes connections. */
  start(): Promise<void>
  /** A copy that follows it. */
  addReplica(): Promise<ClusterReplica>
  freeze(): void
  thaw(): void
  remove(): Promise<void>
}

export interface ClusterReplica {
  /** Where the database of this address is in the replica. */
  addressOf(url: string): string
  start(): Promise<void>
  stop(): Promise<void>
}

export async function startCluster(): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'saath-faults-'))
  const account = accountFor(folder)
  if (account) chownSync(folder, account.uid, account.gid)
  const programs = findPrograms(account, folder)
  const port = await findFreePort()
  const data = join(folder, 'data')
  const use = (program: 'initdb' | 'pg_ctl', ...args: string[]) =>
    run(programs(program), args, { ...account, cwd: folder })
  const address = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`
  const options = `-h 127.0.0.1 -p ${port} -k ${folder} -c fsync=off`

  await use('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C')
  const start = async () => {
    // Its output would be held open by the server.
    await use('pg_ctl', 'start', '-w', '-s', '-D', data, '-l', join(folder, 'log'), '-o', options)
  }
  await start()
  let databases = 0
  const replicas: ClusterReplica[] = []
  return {
    start,
    async addReplica() {
      const replica = await follow()
      replicas.push(replica)
      return replica
    },
    async newDatabase() {
      databases += 1
      await ask(address('postgres'), `create database site_${databases}`)
      return address(`site_${databases}`)
    },
    stop: async (mode) => void (await use('pg_ctl', 'stop', '-w', '-s', '-D', data, '-m', mode)),
    freeze: () => signalAll(data, 'SIGSTOP'),
    thaw: () => signalAll(data, 'SIGCONT'),
    async remove() {
      await Promise.all(replicas.map(({ stop }) => stop().catch(() => {})))
      signalAll(data, 'SIGCONT')
      await use('pg_ctl', 'stop', '-s', '-D', data, '-m', 'immediate').catch(() => {})
      await rm(folder, { recursive: true, force: true })
    },
  }

  /** As PostgreSQL's documentation makes one without pg_basebackup, which the packages have not. */
  async function follow(): Promise<ClusterReplica> {
    const copy = join(folder, 'replica')
    const ownPort = await findFreePort()
    const client = new pg.Client({ connectionString: address('postgres') })
    await client.connect()
    await client.query("select pg_backup_start('replica', true)")
    await cp(data, copy, { recursive: true, filter: (path) => !path.endsWith('postmaster.pid') })
    const { rows } = await client.query<{ labelfile: string }>('select * from pg_backup_stop()')
    await client.end()
    await writeFile(join(copy, 'backup_label'), rows[0]!.labelfile)
    await writeFile(join(copy, 'standby.signal'), '')
    await appendFile(
      join(copy, 'postgresql.auto.conf'),
      `primary_conninfo = 'host=127.0.0.1 port=${port} user=postgres'\n`,
    )
    if (account) await run('chown', ['-R', `${account.uid}:${account.gid}`, copy])
    await chmod(copy, 0o700)
    const own = `-h 127.0.0.1 -p ${ownPort} -k ${folder} -c fsync=off`
    const replica = {
      addressOf: (url: string) => url.replace(`:${port}/`, `:${ownPort}/`),
      start: async () =>
        void (await use(
          'pg_ctl',
          'start',
          '-w',
          '-s',
          '-D',
          copy,
          '-l',
          join(folder, 'log-2'),
          '-o',
          own,
        )),
      stop: async () =>
        void (await use('pg_ctl', 'stop', '-w', '-s', '-D', copy, '-m', 'immediate')),
    }
    await replica.start()
    return replica
  }
}

/** Does one thing on a connection that the site knows nothing of. */
export async function ask(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

/** The server, and the processes it has made for its connections. */
function signalAll(data: string, signal: 'SIGSTOP' | 'SIGCONT'): void {
  const server = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
  process.kill(server, signal)
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const [, parent] = /\) \S (\d+)/.exec(readStat(pid)) ?? []
    if (Number(parent) === server) process.kill(Number(pid), signal)
  }
}

function readStat(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return ''
  }
}
