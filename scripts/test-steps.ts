import { changedFiles, startsOfBrowserTests, startsOfImports } from './changed.ts'
import type { Step } from './steps.ts'
import type { Options } from './test-options.ts'
import { readReport, reportFile, type ReportName } from './test-reports.ts'

/** A browser test may be tried twice in CI; when more of them need it than this, something is wrong. */
const MOST_RETRIED = 3

/** The steps of a part of `npm test`, in the order in which they are printed. */
export function stepsOf({ part, changedSince, order, rest }: Options): Step[] {
  const tests = (report: ReportName, starts: string[] | undefined, ...args: string[]) => ({
    command: ['node_modules/vitest/vitest.mjs', ...commandFor(starts), ...args, ...rest],
    env: { TEST_REPORT: reportFile(report), ...(order && { TEST_ORDER: order }) },
  })
  const changed = changedSince === undefined ? undefined : changedFiles(changedSince)
  const fromImports = changed && startsOfImports(changed)
  const fromScreens = changed && startsOfBrowserTests(changed)

  const format = { name: 'format', command: ['node_modules/oxfmt/bin/oxfmt', '--check'] }
  const lint = { name: 'lint', command: ['node_modules/oxlint/bin/oxlint', '--deny-warnings'] }
  // Four checkers, each of which works out the same types, would take twice the processor time.
  const types = { name: 'types', command: ['node_modules/typescript/bin/tsc', '--checkers', '1'] }
  const build = { name: 'build', command: ['scripts/build.ts'] }
  const unit = { name: 'unit and API tests', ...tests('unit', fromImports) }
  const api = { name: 'API tests', ...tests('api', fromImports, 'server/', 'tests/') }
  const browser = { name: 'browser', command: ['scripts/browser.ts'] }
  // After the browser, because two cannot install packages at once.
  const html = { name: 'HTML', command: ['scripts/check-html.ts'], needs: [build, browser] }
  const faults = {
    name: 'faults',
    ...tests('faults', undefined, '--config=tests/faults/vitest.config.ts'),
    // It says how soon a site answers: beside the unit tests the machine would be what is late.
    needs: [build, unit, html],
  }
  const inBrowser = {
    name: 'browser tests',
    ...tests('browser', fromScreens, '--config=tests/e2e/vitest.config.ts'),
    // Three of them at once use both cores by themselves.
    needs: [build, browser, unit, html, faults],
    complaint: manyRetried,
  }

  const screens = fromScreens?.length === 0 ? [] : [browser, inBrowser]
  const PARTS: Record<string, Step[]> = {
    all: [format, lint, types, build, unit, ...screens],
    check: [format, lint, types, build, unit, browser, html, faults, inBrowser],
    unit: [unit],
    api: [api],
    browser: [build, ...screens],
    faults: [build, faults],
  }
  const steps = PARTS[part]
  if (steps) return steps
  throw new Error(`There is no part "${part}". The parts are ${Object.keys(PARTS).join(', ')}.`)
}

/** Everything, or what imports one of these files. */
const commandFor = (starts: string[] | undefined) =>
  starts ? ['related', '--run', '--passWithNoTests', ...starts] : ['run']

function manyRetried(): string | undefined {
  const retried = readReport('browser')?.retried ?? []
  if (retried.length <= MOST_RETRIED) return undefined
  return `${retried.length} browser tests passed only when they were tried again. At most ${MOST_RETRIED} may.`
}
