import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { get } from 'node:http'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { READS } from '../../server/http/limits.ts'
import { findFreePort, startSite } from '../support/site.ts'
import { expectWithin, slowness } from '../support/slowness.ts'
import { ask, startCluster, type Cluster } from './cluster.ts'
import { report } from './figures.ts'
import { sendVisitors } from './visitors.ts'

const WORKERS = 3

/** Over a connection of its own, which any worker may take. */
async function read(address: string) {
  const request = get(address, { agent: false })
  const [answer] = await once(request, 'response')
  return { status: Number(answer.statusCode), text: await text(answer) }
}

const workersOf = (pid: number | undefined) =>
  execFileSync('ps', ['--ppid', String(pid), '-o', 'pid=,args='], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes('dist/server/main.js'))
    .map((line) => Number.parseInt(line, 10))

/** One that has ended has no arguments any more, though its parent may not have asked what became of it. */
const isAlive = (pid: number) => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8') !== ''
  } catch {
    return false
  }
}

describe('several processes that answer visitors', () => {
  let cluster: Cluster
  let settings: Record<string, string>
  beforeAll(async () => {
    cluster = await startCluster()
    settings = { WORKERS: String(WORKERS), LOG_LEVEL: 'fatal' }
  })
  afterAll(() => cluster?.remove())

  async function start(more: Record<string, string> = {}) {
    const url = await cluster.newDatabase()
    const site = await startSite({ ...settings, DATABASE_URL: url, ...more })
    onTestFinished(site.stop)
    await expect.poll(site.printed).toContain('is ready')
    expect(workersOf(site.process.pid)).toHaveLength(WORKERS)
    return { ...site, url }
  }

  test('one that is killed is replaced while the others go on, and a signal ends all', async () => {
    const { process: first, origin } = await start()
    const before = workersOf(first.pid)
    const visitors = sendVisitors(origin, 4, [{ path: '/about' }])
    await pause(1_000)
    process.kill(before[0]!, 'SIGKILL')
    await expect
      .poll(() => workersOf(first.pid).filter((pid) => !before.includes(pid)).length, {
        timeout: 5_000 * (await slowness()),
      })
      .toBe(1)
    await pause(2_000)
    expect(workersOf(first.pid)).toHaveLength(WORKERS)
    const answers = await visitors.leave()
    const failed = answers.filter(({ status }) => status !== 200)
    report(`a worker that was killed: ${answers.length} requests, ${failed.length} failed`)
    // What it was answering just then, one a visitor.
    expect(failed.length).toBeLessThanOrEqual(4)

    const workers = workersOf(first.pid)
    const told = performance.now()
    first.kill('SIGTERM')
    expect(await once(first, 'exit')).toEqual([0, null])
    const took = performance.now() - told
    await expectWithin(3_000, took)
    expect(workers.filter(isAlive)).toEqual([])
  })

  test('when the first process is killed, the others end', async () => {
    const { process: first } = await start()
    const workers = workersOf(first.pid)
    first.kill('SIGKILL')
    await expect.poll(() => workers.filter(isAlive)).toEqual([])
  })

  test('what changes shows at once from each of them', async () => {
    const { origin, url } = await start()
    const all = () => Promise.all(Array.from({ length: 12 }, () => read(`${origin}/directory`)))
    await all()
    for (const name of ['A Quiet Name', 'Another Quiet Name']) {
      await ask(url, `update listings set name = '${name}'`)
      // Notifications of other processes arrive within a moment.
      await expect
        .poll(async () => (await all()).map(({ text }) => text.includes(name)), {
          timeout: 2_000 * (await slowness()),
        })
        .not.toContain(false)
    }
  })

  test('reads are counted together', async () => {
    const { origin } = await start({ RATE_LIMIT_EXEMPT: '' })
    let answered = 0
    // A page that is drawn counts as five reads; each has an address of its own, so that none comes from memory.
    for (let n = 0; n < READS.points; n += 1) {
      const { status } = await read(`${origin}/about?n=${n}`)
      if (status === 429) break
      answered += 1
    }
    report(`reads over ${WORKERS} workers: ${answered} pages of ${READS.points / 5}`)
    expect(answered).toBeGreaterThanOrEqual(READS.points / 5 - 1)
    // What was answered within the moment in which they tell each other.
    expect(answered).toBeLessThan(READS.points / 5 + 60)
  })

  test('an email that any of them has queued leaves at once', async () => {
    const asked: number[] = []
    const mailServer = createServer((socket) => {
      asked.push(performance.now())
      socket.destroy()
    })
    const port = await findFreePort()
    mailServer.listen(port, '127.0.0.1')
    onTestFinished(() => void mailServer.close())
    const { origin } = await start({
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'saath@example.org',
    })
    const told = performance.now()
    const answer = await fetch(`${origin}/api/newsletter`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ email: 'asha@example.org' }),
    })
    expect(answer.ok).toBe(true)
    await expect
      .poll(() => asked.filter((at) => at > told).length, { timeout: 5_000 * (await slowness()) })
      .toBeGreaterThan(0)
  })

  test('a port that is taken is said once, in one sentence', async () => {
    const taken = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1')
    await once(taken, 'listening')
    onTestFinished(() => void taken.close())
    const address = taken.address()
    const port = typeof address === 'object' ? address?.port : undefined
    const url = await cluster.newDatabase()
    await expect(startSite({ ...settings, DATABASE_URL: url }, port)).rejects.toThrow(
      'The server ended with 1.',
    )
  })
})
