import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'

/** What `npm test -- --changed` runs. */

/** The files that differ from where the work left this commit, and those that git does not know yet. */
export function changedFiles(since: string, project = process.cwd()): string[] {
  const files = [
    ...git(project, 'diff', '--name-only', '--merge-base', since),
    ...git(project, 'ls-files', '--others', '--exclude-standard'),
  ]
  return [...new Set(files)]
}

/** From these the test runner follows the imports up to the tests. */
export function startsOfImports(changed: string[]): string[] {
  const readers = changed.flatMap((file) => (isModule(file) ? readersOfWords(file) : naming(file)))
  return [...new Set([...changed, ...readers])].filter((file) => existsSync(file))
}

const isModule = (file: string) => /\.(ts|tsx|mjs)$/.test(file)

/** They are read as text, and not imported, by what compares them with the specification. */
const readersOfWords = (file: string) =>
  file.endsWith('words.ts') ? ['tests/support/words-of.ts'] : []

/** What is no module is read by those that name it. */
const naming = (file: string) =>
  globSync('{shared,server,web,tests,scripts}/**/*.{ts,tsx}').filter((module) =>
    readFileSync(module, 'utf8').includes(basename(file)),
  )

/**
 * What the browser tests of a change start from: the tests named after a noun of a changed file (rule 2 of
 * CONTRIBUTING.md), or all where none is, and the files themselves, which tests may import. Nothing when no browser
 * meets what changed.
 */
export function startsOfBrowserTests(changed: string[]): string[] {
  const met = changed.filter((file) => MET.test(file) && !/\.test\.tsx?$/.test(file))
  const helpers = changed.filter((file) => file.startsWith('tests/e2e/'))
  if (met.length + helpers.length === 0) return []
  const tests = globSync('tests/e2e/*.spec.ts')
  const named = met.map((file) => tests.filter((test) => shareNoun(file, test)))
  const chosen = named.some((some) => some.length === 0) ? tests : named.flat()
  return [...new Set([SMOKE, ...chosen, ...met, ...helpers])].filter((file) => existsSync(file))
}

const SMOKE = 'tests/e2e/smoke.spec.ts'
const MET = /^(web|server|shared)\/|^(vite\.config\.ts|package-lock\.json)$/

function shareNoun(file: string, test: string): boolean {
  const known = new Set(nounsOf(basename(test)))
  return nounsOf(file).some((noun) => known.has(SAME[noun] ?? noun))
}

const nounsOf = (path: string) =>
  path
    .replace(/(\.spec)?\.\w+$/, '')
    .split(/[/.-]/)
    .map((word) => word.replace(/s$/, ''))

/** Other names of what a browser test is named after. */
const SAME: Record<string, string> = {
  account: 'sign',
  advertise: 'advertising',
  advertisement: 'advertising',
  auth: 'sign',
  dashboard: 'submission',
  home: 'visitor',
  layout: 'frame',
  listing: 'directory',
  login: 'sign',
  message: 'contact',
  notice: 'toast',
  place: 'location',
  post: 'blog',
  search: 'directory',
  slot: 'advertising',
  subscriber: 'newsletter',
  submit: 'submission',
  waitlist: 'registration',
}

function git(cwd: string, ...args: string[]): string[] {
  const text = execFileSync('git', args, { cwd, encoding: 'utf8' })
  return text.split('\n').filter(Boolean)
}
