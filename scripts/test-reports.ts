import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DURATIONS } from '../tests/runner/order.ts'
import type { RunReport } from '../tests/runner/report.ts'

/** The reports that the test runner writes (tests/runner/report.ts). */

const FOLDER = join('.cache', 'tests')
const NAMES = ['unit', 'api', 'faults', 'browser'] as const

/** Files that take less, in seconds, need no place in the order. */
const WORTH_RECORDING = 5

export type ReportName = (typeof NAMES)[number]

export const reportFile = (name: ReportName) => join(FOLDER, `${name}.json`)

/** Nothing when the tests did not come to their end. */
export function readReport(name: ReportName): RunReport | undefined {
  const file = reportFile(name)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

export const readReports = () => NAMES.flatMap((name) => readReport(name) ?? [])

export function forgetReports(): void {
  rmSync(FOLDER, { recursive: true, force: true })
}

/** For the next runs, here and elsewhere: what takes long starts first. */
export function recordDurations(reports: RunReport[]): void {
  const known: Record<string, number> = JSON.parse(readFileSync(DURATIONS, 'utf8'))
  for (const { name, seconds } of reports.flatMap(({ files }) => files)) {
    delete known[name]
    if (seconds >= WORTH_RECORDING) known[name] = Math.round(seconds)
  }
  const sorted = Object.entries(known)
    .filter(([name]) => existsSync(name))
    .toSorted(([, a], [, b]) => b - a)
  writeFileSync(DURATIONS, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
}
