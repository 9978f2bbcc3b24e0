import { constants } from 'node:os'
import type { RunReport } from '../tests/runner/report.ts'
import { runSteps } from './steps.ts'
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
  const reports = readReports()
  print(summaryOf(reports))
  if (options.record && !failed) recordDurations(reports)
  const complaint = failed ? `${failed.name} failed.` : stop.signal.aborted && 'from outside.'
  end(complaint && `Stopped: ${complaint}`, reports)
} catch (error) {
  end(error instanceof Error ? error.message : String(error))
}

/** The last line is for programs; what fails without a test of its own counts as one. */
function end(complaint: string | false, reports: RunReport[] = []): void {
  if (complaint) process.exitCode ??= 1
  const count = (key: 'passed' | 'failed') => reports.reduce((sum, report) => sum + report[key], 0)
  const failed = Math.max(count('failed'), complaint ? 1 : 0)
  print(`${complaint ? `\n${complaint}\n` : ''}\n${count('passed')} passed, ${failed} failed\n`)
}

function print(text: string): void {
  process.stdout.write(text)
}
