import { spawn, type ChildProcess } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { plainEnvironment } from './environment.ts'

/** Where a site answers, and the folder in which it takes commands. */
export interface Site {
  origin: string
  dataDir: string
}

export interface StartedSite extends Site {
  port: number
  /** For tests that send it signals, or wait for its end. */
  process: ChildProcess
  /** What it has printed so far. */
  printed: () => string
  stop: () => Promise<void>
}

/** How long a start may take, in milliseconds: a new database with its starter content is made in it. */
const PATIENCE = 120_000
/** As scripts/bootstrap.mjs gives it to the site. */
const MEMORY = '--max-semi-space-size=8'

/** The built site with its starter content, as `npm start` serves it, with data of its own and on a free port or the given. */
export async function startSite(
  settings: Record<string, string> = {},
  given?: number,
): Promise<StartedSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'saath-'))
  const port = given ?? (await findFreePort())
  const origin = `http://127.0.0.1:${port}`
  const server = spawn(process.execPath, [MEMORY, 'dist/server/main.js'], {
    env: {
      ...plainEnvironment(),
      NODE_ENV: 'production',
      PORT: String(port),
      PUBLIC_URL: origin,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      // A run of the tests asks more often in a minute than a town.
      RATE_LIMIT_EXEMPT: '127.0.0.1',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  server.stdout.on('data', (text: Buffer) => {
    printed += text.toString()
    process.stdout.write(text)
  })
  // However this process ends, the site ends with it.
  process.once('exit', () => server.kill())
  const stop = async () => {
    await end(server)
    await rm(dataDir, { recursive: true, force: true })
  }
  await untilReady(origin, server).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return { origin, dataDir, port, process: server, printed: () => printed, stop }
}

/** Below those that systems give to outgoing connections: one of these could be taken before the site listens. */
const PORTS = { from: 20_000, to: 32_000 }

export async function findFreePort(): Promise<number> {
  const port = randomInt(PORTS.from, PORTS.to)
  const server = createServer()
  const isFree = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => resolve(true))
  })
  if (!isFree) return findFreePort()
  server.close()
  await once(server, 'close')
  return port
}

async function untilReady(origin: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + PATIENCE
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}.`)
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await wait(50)
  }
  throw new Error(`The server was not ready after ${PATIENCE / 1000} s.`)
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  await ended
}
