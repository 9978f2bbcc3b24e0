import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Reporter, TestCase, TestModule } from 'vitest/node'

/** What scripts/test.ts needs to know of a run. */
export interface RunReport {
  passed: number
  failed: number
  /** Calls of `expect` in the tests that ran. */
  assertions: number
  files: { name: string; seconds: number; skipped: number }[]
  tests: { name: string; seconds: number }[]
  /** The tests that were tried more than once, and what was wrong at first. */
  retried: { name: string; error: string }[]
}

/** Writes the report of a run to the file that TEST_REPORT names. */
export function reportTo(path: string | undefined): Reporter {
  return {
    onTestRunEnd(modules) {
      if (!path) return
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, JSON.stringify(reportOf(modules)))
    },
  }
}

function reportOf(modules: readonly TestModule[]): RunReport {
  const tests = modules.flatMap((module) => [...module.children.allTests()])
  const having = (state: string) => tests.filter((test) => test.result().state === state)
  // A file that fails as a whole has no test that says so.
  const brokenFiles = modules.filter(
    (module) => !module.ok() && [...module.children.allTests('failed')].length === 0,
  )
  return {
    passed: having('passed').length,
    failed: having('failed').length + brokenFiles.length,
    assertions: sum(tests.map((test) => test.meta().assertions ?? 0)),
    files: modules.map((module) => ({
      name: module.relativeModuleId,
      seconds: (module.diagnostic().collectDuration + module.diagnostic().duration) / 1000,
      skipped: [...module.children.allTests('skipped')].length,
    })),
    tests: tests.map((test) => ({
      name: nameOf(test),
      seconds: (test.diagnostic()?.duration ?? 0) / 1000,
    })),
    retried: tests
      .filter((test) => test.diagnostic()?.retryCount)
      .map((test) => ({ name: nameOf(test), error: errorOf(test) })),
  }
}

const nameOf = ({ module, fullName }: TestCase) => `${module.relativeModuleId} > ${fullName}`
const errorOf = (test: TestCase) => test.result().errors?.[0]?.message ?? 'without a message'
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
