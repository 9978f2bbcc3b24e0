import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const SOURCES = [
  'shared/**',
  'server/**',
  'web/**',
  'vite.config.ts',
  'scripts/light-react.ts',
  'package-lock.json',
]

/** Builds the site into dist/ when a source has changed since the last time. */
export function buildIfStale(project: string): void {
  const stamp = join(project, 'dist/.stamp')
  const wanted = fingerprint(project)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  process.stdout.write('Building the site …\n')
  const started = performance.now()
  rmSync(stamp, { force: true })
  build(project)
  writeFileSync(stamp, wanted)
  process.stdout.write(
    `Built the site in ${((performance.now() - started) / 1000).toFixed(1)} s.\n`,
  )
}

/** The same for a command, which ends with a sentence. */
export function buildOrExit(project: string): void {
  try {
    buildIfStale(project)
  } catch (error) {
    process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n\n`)
    process.exit(1)
  }
}

/** Changes with the content of what the build reads: tests and dates of files do not count. */
export function fingerprint(project: string): string {
  const files = globSync(SOURCES, { cwd: project })
    .filter((file) => !/\.test\.tsx?$/.test(file) && statSync(join(project, file)).isFile())
    .toSorted()
  const hash = createHash('sha256')
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(project, file)))
      .update('\0')
  return hash.digest('hex')
}

function build(project: string): void {
  const vite = join(project, 'node_modules/vite/bin/vite.js')
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel=warn'], {
    cwd: project,
    // React and the site itself are built for production whatever this shell is set to.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (status !== 0) throw new Error('The site could not be built (see above).')
}

if (import.meta.main) buildOrExit(process.cwd())
