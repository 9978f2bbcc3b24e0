import type { RunReport } from '../tests/runner/report.ts'

const SHOWN = 10

/** What is told at the end of a run, of all its parts together. */
export function summaryOf(reports: RunReport[]): string {
  const tests = reports.flatMap((report) => report.tests)
  if (tests.length === 0) return ''
  const files = reports.flatMap((report) => report.files)
  const retried = reports.flatMap((report) => report.retried)
  const assertions = reports.reduce((sum, report) => sum + report.assertions, 0)
  return [
    '',
    ...slowest('files', files),
    ...slowest('tests', tests),
    `Tried twice: ${retried.length || 'none'}`,
    ...retried.map(({ name, error }) => `  ${name}\n    ${error.replaceAll('\n', '\n    ')}`),
    `Assertions: ${assertions.toLocaleString('en')} calls of expect`,
    '',
  ].join('\n')
}

interface Timed {
  name: string
  seconds: number
}

function slowest(what: string, timed: Timed[]): string[] {
  const shown = timed.toSorted((a, b) => b.seconds - a.seconds).slice(0, SHOWN)
  return [
    `Slowest ${what}:`,
    ...shown.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`),
  ]
}
