import { constants } from 'node:os'
import { runSteps, type Step } from './steps.ts'
import { readOptions } from './test-options.ts'
import { forgetReports, readReports, recordDurations } from './test-reports.ts'
import { stepsOf } from './test-steps.ts'
import { summaryOf } from './test-summary.ts'

/** `npm test`: runs at once what can, up to the first that fails. CONTRIBUTING.md tells what may follow it. */
const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => {
    process.exitCode = 128 + constants.signals[signal]
    stop.abort()
  })

try {
  const options = readOptions(process.argv.slice(2))
  const steps = stepsOf(options)
  forgetReports()
  const failed = await runSteps(steps, print, stop)
  tell(failed)
  if (options.record && !failed) recordDurations(readReports())
  if (failed) process.exitCode = 1
} catch (error) {
  print(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}

function tell(failed: Step | undefined): void {
  const reports = readReports()
  const count = (key: 'passed' | 'failed') => reports.reduce((sum, report) => sum + report[key], 0)
  print(`\n${summaryOf(reports)}\n`)
  if (failed) print(`\nStopped: ${failed.name} failed.\n`)
  // The last line is for programs; a step that fails without a test of its own counts as one.
  print(`\n${count('passed')} passed, ${Math.max(count('failed'), failed ? 1 : 0)} failed\n`)
}

function print(text: string): void {
  process.stdout.write(text)
}
