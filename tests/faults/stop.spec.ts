import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { startSite } from '../support/site.ts'
import { expectWithin } from '../support/slowness.ts'
import { startCluster, type Cluster } from './cluster.ts'
import { report } from './figures.ts'
import { startProxy } from './proxy.ts'
import { sendVisitors } from './visitors.ts'

const ROUNDS = Number(process.env.FAULT_ROUNDS ?? 1)
const rounds = Array.from({ length: ROUNDS }, (_, i) => i + 1)
const SECRET_KEY = 'the processes of one site share one secret'
/** Longer than the proxy needs to hear of it on a busy machine. */
const DRAIN_SECONDS = '3'
const PATHS = ['/', '/directory', '/api/listings', '/about', '/healthz']

describe('a process that stops', () => {
  let cluster: Cluster
  let settings: Record<string, string>
  beforeAll(async () => {
    cluster = await startCluster()
    settings = { DATABASE_URL: await cluster.newDatabase(), SECRET_KEY, LOG_LEVEL: 'fatal' }
  })
  afterAll(() => cluster?.remove())

  test.each(rounds)(
    'round %i: ends within two seconds under eight clients that keep their connections, and fails nobody',
    async (round) => {
      const site = await startSite(settings)
      onTestFinished(site.stop)
      const clients = keepAsking(site.origin, 8)
      // A browser opens connections ahead, on which it may never ask anything.
      const unused = new Agent({ keepAlive: true })
      const ahead = get(`${site.origin}/healthz`, { agent: unused }).on('error', () => {})
      await once(ahead, 'response')
      await pause(1_000)

      const told = performance.now()
      site.process.kill('SIGTERM')
      const [code] = await once(site.process, 'exit')
      const took = Math.round(performance.now() - told)
      const { statuses, resets } = await clients.leave()
      unused.destroy()
      report(`stop, round ${round}: ${took} ms, ${JSON.stringify(statuses)}, resets ${resets}`)
      expect(code).toBe(0)
      await expectWithin(2_000, took)
      expect(Object.keys(statuses)).toEqual(['200'])
      expect(resets).toBeLessThanOrEqual(1)
    },
  )

  test.each(rounds)(
    'round %i: three are restarted in turn behind a proxy that asks /readyz, and no request fails',
    async (round) => {
      const draining = { ...settings, DRAIN_SECONDS }
      const sites = await Promise.all([1, 2, 3].map(() => startSite(draining)))
      onTestFinished(async () => void (await Promise.all(sites.map(({ stop }) => stop()))))
      const proxy = await startProxy(sites.map(({ port }) => port))
      onTestFinished(proxy.stop)
      await Promise.all(sites.map(({ port }) => proxy.hasBack(port)))
      const visitors = sendVisitors(
        proxy.origin,
        10,
        PATHS.map((path) => ({ path })),
      )
      for (const [at, { port, stop }] of sites.entries()) {
        await pause(500)
        await stop()
        sites[at] = await startSite(draining, port)
        await proxy.hasBack(port)
      }
      await pause(500)
      const answers = await visitors.leave()
      const failed = answers.filter(({ status }) => status !== 200)
      report(`rolling restart, round ${round}: ${answers.length} requests, ${failed.length} failed`)
      expect(failed).toEqual([])
      expect(answers.length).toBeGreaterThan(50)
    },
  )
})

/** Clients that each ask over one connection as long as it is open, without a pause. */
function keepAsking(origin: string, count: number) {
  const statuses: Record<string, number> = {}
  let resets = 0
  const over = new AbortController()
  const clients = Array.from({ length: count }, async (_, client) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (let step = client; !over.signal.aborted; step += 1) {
      try {
        const status = await askOver(agent, origin + PATHS[step % PATHS.length])
        statuses[status] = (statuses[status] ?? 0) + 1
      } catch (error) {
        // Refused: nobody listens any more, and nothing was begun that could fail.
        if (error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED') break
        resets += 1
      }
    }
    agent.destroy()
  })
  return {
    async leave() {
      over.abort()
      await Promise.all(clients)
      return { statuses, resets }
    },
  }
}

async function askOver(agent: Agent, address: string): Promise<number> {
  const request = get(address, { agent })
  const [answer] = await once(request, 'response')
  answer.resume()
  await once(answer, 'end')
  return answer.statusCode
}
