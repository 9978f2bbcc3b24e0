import { existsSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { pino } from 'pino'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startPostgres } from '../../server/db/postgres/start.ts'
import { openPool } from '../support/server.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { guardsOf, postmastersOf, processesOf } from './processes.ts'
import { startSite, type Site } from './site.ts'
import { checkWhole, startWriters } from './writers.ts'

/** Of each kind. */
const ROUNDS = Number(process.env.CRASH_ROUNDS ?? 1)

const killPostgres = (folder: string) =>
  postmastersOf(folder).forEach(({ pid }) => process.kill(pid, 'SIGKILL'))

/** What is killed; true when the site has to be started again. */
const VICTIMS: Record<string, (folder: string, site: Site) => Promise<boolean>> = {
  'the site': async (_folder, site) => {
    await site.kill()
    return true
  },
  'the site, and what would have stopped PostgreSQL then': async (folder, site) => {
    for (const { pid } of guardsOf(folder)) process.kill(pid, 'SIGKILL')
    await site.kill()
    return true
  },
  PostgreSQL: async (folder) => {
    killPostgres(folder)
    return false
  },
  both: async (folder, site) => {
    killPostgres(folder)
    await site.kill()
    return true
  },
}

// The processes are counted as Linux tells of them.
describe.runIf(existsSync('/proc'))(`kill -9 at ${ROUNDS} random moments under 20 writers`, () => {
  test.each(Object.keys(VICTIMS))(
    'of %s: what was confirmed is there, there is one PostgreSQL, and in the end none',
    async (victim) => {
      const folder = await temporaryFolder()
      let site = await startSite(folder)
      onTestFinished(() => site.kill())
      const starts: number[] = []
      const writers = startWriters('round', () => site.origin)
      const watch = watchForTwo(folder)
      for (let round = 1; round <= ROUNDS; round += 1) {
        const before = writers.confirmed.length
        await expect.poll(() => writers.confirmed.length).toBeGreaterThan(before + 20)
        await pause(Math.random() * 1_000)
        if (await VICTIMS[victim]!(folder, site)) {
          site = await startSite(folder)
          starts.push(site.startedIn)
        }
      }
      const before = writers.confirmed.length
      await expect.poll(() => writers.confirmed.length).toBeGreaterThan(before)
      await writers.stop()
      expect(writers.unexpected).toEqual([])
      await site.stop()
      expect(await watch.stop()).toEqual([])
      expect(processesOf(folder)).toEqual([])
      // For `CRASH_ROUNDS=20`, which is run by hand: how long starts take is measured and not tested.
      if (starts.length > 2)
        process.stdout.write(
          `${victim}: ${writers.confirmed.length} confirmed, slowest start ${Math.round(Math.max(...starts))} ms\n`,
        )

      const { connection, stop } = await startPostgres(folder, pino({ level: 'silent' }))
      const pool = openPool({ ...connection, user: 'postgres' })
      await checkWhole(pool, writers.confirmed).finally(() => pool.end())
      await stop()
    },
    60_000 + ROUNDS * 20_000,
  )
})

/** Looks again and again whether two PostgreSQLs run on one database. */
function watchForTwo(folder: string) {
  const seen: string[] = []
  const over = new AbortController()
  const look = async () => {
    while (!over.signal.aborted) {
      const first = postmastersOf(folder)
      await pause(20)
      // What has just begun or is just ending looks like one for a moment.
      const still = postmastersOf(folder).filter(({ pid }) => first.some((one) => one.pid === pid))
      if (still.length > 1) seen.push(still.map(({ pid }) => pid).join(' and '))
    }
    return seen
  }
  const looking = look()
  return {
    stop: () => {
      over.abort()
      return looking
    },
  }
}
