import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { startPostgres } from '../../server/db/postgres/start.ts'
import { openPool } from '../support/server.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { processesOf } from './processes.ts'
import { startSite } from './site.ts'
import { checkWhole, startWriters } from './writers.ts'

/** By hand and as root, because it mounts file systems: POWER_CUTS=8. */
const ROUNDS = Number(process.env.POWER_CUTS ?? 0)

/**
 * The database is on a disk of its own, an image of one. Everything is halted in the middle of writing and the image
 * copied: what the system had not written to that disk yet is not on the copy, as after a power cut.
 */
test.runIf(ROUNDS > 0)(
  `${ROUNDS} power cuts under 20 writers: it opens each time, with all that was confirmed`,
  async () => {
    const folder = await temporaryFolder()
    const confirmed: number[] = []
    for (let round = 1; round <= ROUNDS; round += 1) {
      const disk = join(folder, 'disk')
      const mounted = join(folder, 'mounted')
      makeDisk(disk)
      mount(disk, mounted)
      const site = await startSite(join(mounted, 'data'))
      execFileSync('sync', ['--file-system', mounted])
      const writers = startWriters(`round-${round}`, () => site.origin)
      await pause(1_500 + Math.random() * 4_000)

      const running = processesOf(mounted).map(({ pid }) => pid)
      for (const pid of [site.pid, ...running]) process.kill(pid, 'SIGSTOP')
      execFileSync('cp', ['--sparse=always', disk, `${disk}-after`])
      for (const pid of [site.pid, ...running]) process.kill(pid, 'SIGKILL')
      await writers.stop()
      expect(writers.confirmed.length).toBeGreaterThan(20)
      confirmed.push(writers.confirmed.length)
      await unmount(mounted)

      mount(`${disk}-after`, mounted)
      const { connection, stop } = await startPostgres(
        join(mounted, 'data'),
        pino({ level: 'silent' }),
      )
      const pool = openPool({ ...connection, user: 'postgres' })
      await checkWhole(pool, writers.confirmed).finally(() => pool.end())
      await stop()
      await unmount(mounted)
    }
    process.stdout.write(`confirmed and there: ${confirmed.join(', ')}\n`)
  },
  ROUNDS * 120_000,
)

function makeDisk(file: string): void {
  rmSync(file, { force: true })
  execFileSync('truncate', ['--size=700M', file])
  execFileSync('mkfs.ext4', ['-q', file])
}

/** What has been killed takes a moment to let go of its files. */
async function unmount(folder: string): Promise<void> {
  await expect.poll(() => spawnSync('umount', [folder], { stdio: 'ignore' }).status).toBe(0)
}

function mount(disk: string, folder: string): void {
  mkdirSync(folder, { recursive: true })
  execFileSync('mount', ['-o', 'loop', disk, folder])
}
