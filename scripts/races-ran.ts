import type { RunReport } from '../tests/runner/report.ts'

/** Whether the tests of two processes at once ran, and all of them: without a PostgreSQL server they skip themselves. */
export function racesRan(report: Pick<RunReport, 'files'> | undefined): boolean {
  const races = report?.files.filter(({ name }) => name.startsWith('tests/race/')) ?? []
  return races.length > 0 && races.every(({ skipped }) => skipped === 0)
}
