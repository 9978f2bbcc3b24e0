import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { plainEnvironment } from '../support/environment.ts'

export interface Site {
  pid: number
  origin: string
  /** How long it took from its start to its first answer, in milliseconds. */
  startedIn: number
  kill: () => Promise<void>
  stop: () => Promise<void>
}

/** The whole site once it is built, else the API without its pages. */
const BUILT = process.env.CRASH_BUILT === 'true'
const script = BUILT
  ? 'dist/server/main.js'
  : fileURLToPath(import.meta.resolve('../race/server.ts'))

/** A site with the database in this folder. Resolves when it has answered for the first time. */
export async function startSite(dataDir: string): Promise<Site> {
  const started = performance.now()
  const child = spawn(process.execPath, [script], {
    env: {
      ...plainEnvironment(),
      DATA_DIR: dataDir,
      PORT: '0',
      SECRET_KEY: 'the same secret before and after a crash',
      SEED: 'none',
      LOG_LEVEL: BUILT ? 'info' : 'silent',
      RATE_LIMIT_EXEMPT: '127.0.0.1',
      // Mails wait, so that they can be counted: nobody answers there.
      PUBLIC_URL: 'http://127.0.0.1',
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'saath@example.org',
    },
    stdio: ['pipe', 'pipe', BUILT ? 'ignore' : 'inherit'],
  })
  const ended = once(child, 'exit')
  const port = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [, found] = /^(\d+)$|"port":(\d+)/.exec(line)?.filter(Boolean) ?? []
      if (found) resolve(found)
    })
    void ended.then(([code]) => reject(new Error(`The site ended with ${code}.`)))
  })
  const origin = `http://127.0.0.1:${port}`
  await (await fetch(BUILT ? origin : `${origin}/api/listings`)).text()
  const signal = async (name: 'SIGKILL' | 'SIGTERM') => {
    child.kill(name)
    await ended
  }
  return {
    pid: Number(child.pid),
    origin,
    startedIn: performance.now() - started,
    kill: () => signal('SIGKILL'),
    stop: () => signal('SIGTERM'),
  }
}
