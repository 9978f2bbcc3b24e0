import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { migrate } from '../server/db/migrate.ts'
import { toDrizzle } from '../server/db/open.ts'
import { emptySite, ownFolder } from './backup/sites.ts'
import { plainEnvironment } from './support/environment.ts'
import { buildUser } from './support/factories.ts'

const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
)
const OPERATING = readFileSync('docs/operating.md', 'utf8')

const FILES = globSync([
  '*.{md,yaml}',
  'Dockerfile',
  '.ci/run',
  '{docs,server,scripts,shared,web}/**/*.{md,ts,tsx,mjs,css,sql}',
])

/** What each file says, as far as `pattern` finds it. */
const named = (pattern: RegExp) =>
  FILES.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name = '']) => ({ file, name })),
  )

test('no document and no sentence names a command that package.json does not have', () => {
  const commands = named(/npm run (?:-s |--silent )?([a-z][\w:-]*\*?)/g)
  expect(commands.length).toBeGreaterThan(30)
  expect(commands.filter(({ name }) => !exists(name))).toEqual([])
})

/** `bench:*` is any of them. */
const exists = (name: string) =>
  name.endsWith('*')
    ? Object.keys(scripts).some((script) => script.startsWith(name.slice(0, -1)))
    : name in scripts

test('no document names a program of the built site that is not built', () => {
  const programs = named(/node dist\/server\/([\w-]+)\.js/g)
  expect(programs.length).toBeGreaterThan(5)
  const built = readFileSync('vite.config.ts', 'utf8')
  expect(programs.filter(({ name }) => !built.includes(` ${name}: 'server/`))).toEqual([])
})

/** What is not run here, and why. */
const NOT_RUN: Record<string, string> = {
  'npm run demo': 'it serves until it is stopped',
  'npm run dev': 'it serves until it is stopped',
  'npm run bench:registrations': 'it measures for minutes',
  'npm run test:faults': 'the check runs it after these tests, alone',
}

test('each command of docs/operating.md works as it is written there', async () => {
  const running = await emptySite('documented')
  await migrate(running.pool)
  await buildUser(toDrizzle(running.pool), { role: 'admin' })
  const restored = await emptySite('restored')
  const moved = await emptySite('moved')
  const embedded = { DATA_DIR: await ownFolder() }
  const elsewhere = await ownFolder()
  const at = ({ env }: typeof running) => ({
    DATA_DIR: env.DATA_DIR,
    DATABASE_URL: env.DATABASE_URL ?? '',
  })
  const settingsOf = (line: string): Record<string, string> => {
    if (line.startsWith('npm run restore')) return at(restored)
    if (line === 'npm run move -- embedded') return { ...at(restored), ...embedded }
    if (line === 'npm run move -- postgresql') return { ...at(moved), ...embedded }
    return at(running)
  }
  const backup = async () => {
    const folder = join(running.env.DATA_DIR, 'backups')
    return join(folder, (await readdir(folder))[0] ?? '')
  }

  const lines = documentedLines().toSorted((one, other) => order(one) - order(other))
  expect(lines.length).toBeGreaterThan(8)
  for (const line of lines) {
    if (line in NOT_RUN) continue
    const command = line
      .replace('EMAIL', 'asha@example.org')
      .replace('/mnt/disk', elsewhere)
      .replace(/data\/backups\/saath-\S+/, await backup().catch(() => ''))
    expect(await run(command, settingsOf(line)), line).toMatchObject({ code: 0 })
  }
  const check = await run('sha256sum --check SHA256SUMS', {}, await backup())
  expect(OPERATING).toContain('`sha256sum --check SHA256SUMS`')
  expect(check).toMatchObject({ code: 0 })
})

/** Moved back first, so that there is something to move. */
const order = (line: string) => (line.endsWith('move -- postgresql') ? 1 : 0)

/** `npm run …` in its blocks and in its sentences, without what is said about it. */
function documentedLines(): string[] {
  const lines = [...OPERATING.matchAll(/(?:^|`)(npm run [^`#\n]+)/gm)].map(([, line = '']) =>
    line.trim(),
  )
  return [...new Set(lines)]
}

async function run(command: string, settings: Record<string, string>, cwd = '.') {
  const child = spawn(command, { shell: true, cwd, env: { ...plainEnvironment(), ...settings } })
  const output: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk))
  const [code] = await once(child, 'close')
  return { code: Number(code), output: Buffer.concat(output).toString() }
}
