import { spawnSync } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { basename, delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the project. */
export const PROJECT = dirname(dirname(fileURLToPath(import.meta.url)))

/** A PATH that finds what lies in `folder` first. */
export const pathWith = (folder) => [folder, process.env.PATH].join(delimiter)

/**
 * Installs without running any script of a package: those we use need none, and one of them downloads.
 * Throws `complaint` when npm fails; npm itself has said why.
 */
export function npmInstall(node, args, { cwd, complaint }) {
  // `install` and not `ci`: from npm 11.19 on, `ci` refuses a lock file that lacks one platform's optional packages.
  const options = [
    'install',
    '--no-save',
    '--ignore-scripts',
    '--include=dev',
    '--include=optional',
  ]
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
  // Half a minute is long enough to wait for a line that is down; npm itself would take more than one.
  const patience = ['--prefer-offline', '--fetch-retry-maxtimeout=10000']
  const { status } = spawnSync(node, [findNpm(), ...options, ...quiet, ...patience, ...args], {
    cwd,
    env: { ...process.env, PATH: pathWith(dirname(node)) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error(complaint)
}

/** npm's own script: the one that called us, else the one beside Node, else the one in the PATH. */
function findNpm() {
  const ownFolder = dirname(process.execPath)
  const candidates = [
    process.env.npm_execpath,
    join(ownFolder, '../lib/node_modules/npm/bin/npm-cli.js'),
    join(ownFolder, 'node_modules/npm/bin/npm-cli.js'),
    ...(process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'npm')),
  ]
  for (const candidate of candidates) {
    if (!candidate || !existsSync(candidate)) continue
    const script = realpathSync(candidate)
    if (basename(script) === 'npm-cli.js') return script
  }
  throw new Error(
    'npm was not found. Please install it: it comes with Node, from https://nodejs.org.',
  )
}
