/**
 * `npm run bench:cpu -- --requests 200`: how much time of a processor an answer takes, of the site and of PostgreSQL, at
 * 20,000 made listings: drawn anew, from memory, and "not changed". Processor time, unlike time, hardly depends on who else
 * is busy. Linux alone tells.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { parseArgs } from 'node:util'
import { buildOrExit } from '../../scripts/build.ts'
import { startServer } from '../support/server.ts'
import { startMadeSite } from './made-site.ts'

const { values } = parseArgs({ options: { requests: { type: 'string', default: '200' } } })
const requests = Number(values.requests)

const PATHS = [
  '/',
  '/directory',
  '/directory?page=40',
  '/directory?search=speech therapy',
  '/listing/7',
  '/blog/made-1',
  '/events',
  '/api/listings?limit=20',
]
/** With a cookie that may be ours nothing is answered from memory. */
const ANEW = { cookie: 'saath_measured=1' }
/** What the kernel counts in. */
const MS_PER_TICK = 10

buildOrExit(process.cwd())
const server = await startServer(tmpdir())
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
try {
  const site = await startMadeSite(server.url, 20_000, 400)
  const own = Number(site.process.pid)
  const measure = async (path: string, count: number, headers: Record<string, string>) => {
    for (let n = 0; n < 20; n += 1) await ask(site.origin + path, headers)
    const before = [cpuOf([own]), cpuOf(postgres(own))] as const
    for (let n = 0; n < count; n += 1) await ask(site.origin + path, headers)
    const spent = (at: 0 | 1, now: number) => ((now - before[at]) / count).toFixed(2)
    return `${spent(0, cpuOf([own]))} ms of the site, ${spent(1, cpuOf(postgres(own)))} of PostgreSQL`
  }
  for (const path of PATHS.map(encodeURI))
    console.log(`  ${path}, drawn anew: ${await measure(path, requests, ANEW)}`)
  const { etag = '' } = await ask(`${site.origin}/directory`, {})
  console.log(`  from memory: ${await measure('/directory', requests * 20, {})}`)
  console.log(
    `  not changed: ${await measure('/directory', requests * 20, { 'if-none-match': etag })}`,
  )
  await site.stop()
} finally {
  agent.destroy()
  await server.stop()
}

function ask(url: string, headers: Record<string, string>): Promise<{ etag?: string | undefined }> {
  return new Promise((resolve, reject) => {
    const sent = { 'accept-encoding': 'br', ...headers }
    get(url, { agent, headers: sent }, (answer) => {
      if (![200, 304].includes(answer.statusCode ?? 0))
        reject(new Error(`${url} answers ${answer.statusCode}.`))
      answer.resume().on('end', () => resolve({ etag: answer.headers.etag }))
    }).on('error', reject)
  })
}

/** In milliseconds, since these processes began. */
function cpuOf(pids: number[]): number {
  return pids.reduce((all, pid) => all + statOf(pid).cpu, 0)
}

/** The processes that this one has started, but for the site. */
function postgres(site: number): number[] {
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), statOf(Number(name)).parent]),
  )
  const isOurs = (pid: number): boolean =>
    pid !== site && (pid === process.pid || isOurs(parents.get(pid) ?? site))
  return [...parents.keys()].filter((pid) => pid !== process.pid && isOurs(pid))
}

/** Nothing of a process that has ended meanwhile. */
function statOf(pid: number): { parent: number; cpu: number } {
  try {
    const [, parent, ...rest] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
    return { parent: Number(parent), cpu: (Number(rest[9]) + Number(rest[10])) * MS_PER_TICK }
  } catch {
    return { parent: 0, cpu: 0 }
  }
}
