import type { RunReport } from '../tests/runner/report.ts'

const SHOWN = 10

/** What is told at the end of a run, of all its parts together. */
export function summaryOf(reports: RunReport[]): string {
  if (reports.length === 0) return ''
  const retried = reports.flatMap(({ retried }) => retried)
  const assertions = reports.reduce((sum, report) => sum + report.assertions, 0)
  return [
    ...slowest(
      'files',
      reports.flatMap(({ files }) => files),
    ),
    ...slowest(
      'tests',
      reports.flatMap(({ tests }) => tests),
    ),
    `Tried twice: ${retried.length === 0 ? 'none' : retried.length}`,
    ...retried.map((name) => `  ${name}`),
    `Assertions: ${assertions.toLocaleString('en')} calls of expect`,
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
