/**
 * `npm run bench:memory`: the site as `npm start` runs it, on an empty folder and then on the same again: how long each
 * start takes to the first page, how much memory all its processes take together a minute later, and the site itself once it has
 * drawn many pages anew. Linux alone tells.
 */
import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findFreePort } from '../support/site.ts'
import { check } from './measure.ts'

/** Seconds, seconds, MB, MB. */
const BARS = { fresh: 8, warm: 1.5, memory: 330, drawn: 300 }
const REQUESTS = 20
const PATHS = ['/', '/directory', '/listing/1', '/blog', '/events']
/** Pages drawn anew, so many at once; with a cookie that may be ours nothing is answered from memory. */
const DRAWN = { pages: 1500, atOnce: 7 }
const ANEW = { cookie: 'saath_measured=1' }

const dataDir = await mkdtemp(join(tmpdir(), 'saath-memory-'))
const port = await findFreePort()
const origin = `http://127.0.0.1:${port}`
const ready = async () => (await fetch(origin).catch(() => undefined))?.ok

// Whatever is stale is built now, not in the start that is measured.
await (await start()).stop()
await rm(dataDir, { recursive: true })

const fresh = await start()
await fresh.stop()
const warm = await start()
for (let i = 0; i < REQUESTS; i += 1)
  await (await fetch(origin + PATHS[i % PATHS.length])).arrayBuffer()
await pause(60_000)
const processes = descendants(warm.pid).map(({ pid, name }) => ({ name, memory: memoryOf(pid) }))
for (let i = 0; i < DRAWN.pages; i += DRAWN.atOnce) await drawAnew(i)
const drawn = Math.max(...descendants(warm.pid).map(({ pid }) => memoryOf(pid)))
await warm.stop()
await rm(dataDir, { recursive: true })

for (const { name, memory } of processes)
  console.log(`${memory.toFixed(0).padStart(6)} MB  ${name}`)
check('fresh start to the first page, s', fresh.seconds, BARS.fresh)
check('warm start to the first page, s', warm.seconds, BARS.warm)
check(
  'memory of all processes, MB',
  processes.reduce((sum, { memory }) => sum + memory, 0),
  BARS.memory,
)
check(`memory of the site after ${DRAWN.pages} pages drawn anew, MB`, drawn, BARS.drawn)

async function drawAnew(from: number): Promise<void> {
  const others = [`/directory?page=${1 + (from % 12)}`, `/directory?search=speech ${from}`]
  await Promise.all(
    [...PATHS.slice(0, DRAWN.atOnce - others.length), ...others].map(async (path) =>
      (await fetch(origin + path, { headers: ANEW })).arrayBuffer(),
    ),
  )
}

async function start() {
  const started = performance.now()
  const site = spawn('npm', ['start'], {
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  while (!(await ready())) await pause(20)
  return {
    pid: site.pid ?? 0,
    seconds: (performance.now() - started) / 1000,
    stop: async () => {
      const started = descendants(site.pid ?? 0)
      site.kill('SIGTERM')
      // npm ends before what it has started.
      while (started.some(({ pid }) => readOf(pid, 'cmdline'))) await pause(20)
    },
  }
}

/** This process and all that it has started, and these in turn. */
function descendants(root: number): { pid: number; name: string }[] {
  const parents = new Map(
    readdirSync('/proc')
      .filter((entry) => /^\d+$/.test(entry))
      .map((pid) => [Number(pid), Number(/^PPid:\s+(\d+)/m.exec(readOf(pid, 'status'))?.[1])]),
  )
  const found = [root]
  for (const one of found) for (const [pid, parent] of parents) if (parent === one) found.push(pid)
  return found.map((pid) => ({
    pid,
    name: readOf(pid, 'cmdline').replaceAll('\0', ' ').slice(0, 90),
  }))
}

/** MB; what several processes share counts for each by its part. */
function memoryOf(pid: number): number {
  return Number(/^Pss:\s+(\d+)/m.exec(readOf(pid, 'smaps_rollup'))?.[1] ?? 0) / 1024
}

/** Empty for a process that has ended meanwhile. */
function readOf(pid: number | string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
