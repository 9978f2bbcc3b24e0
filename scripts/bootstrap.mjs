// Makes a fresh machine ready, then runs a script of the project: node scripts/bootstrap.mjs scripts/start.ts
// Plain JavaScript without dependencies: nothing is installed yet, and any Node from 20 on must read it.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { pathToFileURL } from 'node:url'
import { installPackages } from './install.mjs'
import { linkLibraries } from './link-libraries.mjs'
import { findNode, offerToScripts } from './node.mjs'
import { pathWith, PROJECT } from './npm.mjs'

const [script, ...options] = process.argv.slice(2)
try {
  if (!script) throw new Error('Please name a script, for example: scripts/start.ts')
  const node = findNode()
  installPackages(node)
  linkLibraries()
  offerToScripts(node)
  runInPlaceOfThis(node, [...settingsFor(script), ...memoryFor(script), script, ...options])
} catch (error) {
  console.error(`\n${error.message}\n`)
  process.exit(1)
}

/** What serves the site or works on its data reads the file .env, too; what the shell sets stands above it. */
function settingsFor(script) {
  const isOfSite =
    /^(scripts\/(start|dev|demo|admin|rotate-secret|check-counters)\.ts|server\/control\/)/
  return isOfSite.test(script) && existsSync(`${PROJECT}/.env`) ? ['--env-file=.env'] : []
}

/**
 * Node keeps three times 16 MB for what has just been made. With half of it the site keeps 13 MB less and answers as fast;
 * with a quarter it would keep 9 MB less again, and take a third longer over a page (`npm run bench:memory`, `bench:cpu`).
 * What measures runs as the site does.
 */
function memoryFor(script) {
  return /^(scripts\/start|tests\/bench\/import)\.ts$/.test(script)
    ? ['--max-semi-space-size=8']
    : []
}

/** The site is bundled and has no use for it. */
function importsFor(script) {
  const file = pathToFileURL(`${PROJECT}/scripts/quick-imports.mjs`)
  return script === 'scripts/start.ts' ? '' : `--import ${file.href}`
}

/**
 * From here on this process only passes signals down and the exit code up. Over the fourth channel the script learns that
 * this process was killed (end-with-parent.ts).
 */
function runInPlaceOfThis(node, args) {
  const env = {
    // What is compiled is kept: the next start is shorter, and need not load what makes JavaScript of TypeScript.
    NODE_COMPILE_CACHE: `${PROJECT}/.cache/compiled`,
    ...process.env,
    NODE_OPTIONS: [process.env.NODE_OPTIONS, importsFor(script)].filter(Boolean).join(' '),
    PATH: pathWith(`${PROJECT}/node_modules/.bin`),
  }
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc']
  const child = spawn(node, args, { cwd: PROJECT, env, stdio })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
  if (process.env.npm_lifecycle_event) whenParentIsGone(() => child.kill('SIGTERM'))
}

/** npm, killed without a chance to say so. Whoever else has started us may go and leave us running. */
function whenParentIsGone(act) {
  const parent = process.ppid
  const look = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(look)
    act()
  }, 500)
}
