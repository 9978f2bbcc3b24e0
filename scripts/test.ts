import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildIfStale } from './build.ts'
import { readyChromium } from './chromium.ts'
import { readyFonts } from './fonts.ts'
import { racesRan } from './races-ran.ts'

/**
 * `npm test`: every check in order, up to the first that fails.
 * With a name from PARTS, that part alone; what follows the name goes to the test runner.
 */
const [part = 'all', ...options] = process.argv.slice(2)

const REPORT = join('.cache', 'tests.json')

interface Step {
  name: string
  /** False, or throws, when it fails. */
  passes: () => boolean
}

const browser: Step = { name: 'browser', passes: readyBrowser }
const format: Step = { name: 'format', passes: () => node('oxfmt/bin/oxfmt', '--check') }
const lint: Step = { name: 'lint', passes: () => node('oxlint/bin/oxlint', '--deny-warnings') }
const types: Step = { name: 'types', passes: () => node('typescript/bin/tsc') }
const unit: Step = { name: 'unit and API tests', passes: () => vitest() }
const api: Step = {
  name: 'API tests',
  // What is about the embedded database alone, or about what pages make of answers, says nothing about another one.
  passes: () =>
    vitest(
      'server/',
      'tests/',
      '--exclude=server/db/embedded/**',
      '--exclude=tests/crash/**',
      '--exclude=tests/attacks/xss*',
      '--exclude=tests/{pages,metadata,authorisation-screens,specification-messages}.test.*',
    ) &&
    (!process.env.CI || hasRaces()),
}
const build: Step = {
  name: 'build',
  passes: () => {
    buildIfStale(process.cwd())
    return true
  },
}
const browserTests: Step = {
  name: 'browser tests',
  passes: () => vitest('--config=tests/e2e/vitest.config.ts'),
}

const PARTS: Record<string, Step[]> = {
  all: [browser, format, lint, types, unit, build, browserTests],
  unit: [unit],
  api: [api],
  browser: [browser, build, browserTests],
}

const counts = { passed: 0, failed: 0 }
const failure = PARTS[part]?.find((step) => !run(step))
if (failure) process.stdout.write(`\nStopped: ${failure.name} failed.\n`)
// The last line is for programs; a step that fails without a test of its own counts as one.
if (failure && counts.failed === 0) counts.failed = 1
process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed\n`)
process.exit(failure ? 1 : 0)

function run({ name, passes }: Step): boolean {
  process.stdout.write(`\n> ${name}\n`)
  const started = performance.now()
  const passed = attempt(passes)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  process.stdout.write(`${passed ? 'ok' : 'FAILED'}: ${name}, ${seconds} s\n`)
  return passed
}

function attempt(passes: () => boolean): boolean {
  try {
    return passes()
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    return false
  }
}

function vitest(...args: string[]): boolean {
  rmSync(REPORT, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`]
  const passed = node('vitest/vitest.mjs', 'run', ...args, ...reporters, ...options)
  if (existsSync(REPORT)) count(JSON.parse(readFileSync(REPORT, 'utf8')))
  return passed
}

function readyBrowser(): boolean {
  return Boolean(readyChromium() && readyFonts('noto') && readyFonts('dejavu'))
}

/** In CI these are the tests on a PostgreSQL server, and races that skip themselves would be seen by nobody. */
function hasRaces(): boolean {
  if (racesRan(JSON.parse(readFileSync(REPORT, 'utf8')))) return true
  process.stderr.write('tests/race did not all run. Please set TEST_DATABASE_URL.\n')
  return false
}

function count(report: { numPassedTests: number; numFailedTests: number }): void {
  counts.passed += report.numPassedTests
  counts.failed += report.numFailedTests
}

function node(script: string, ...args: string[]): boolean {
  const path = join('node_modules', script)
  return spawnSync(process.execPath, [path, ...args], { stdio: 'inherit' }).status === 0
}
