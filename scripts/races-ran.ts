/** What the test runner reports of each file. */
export interface Report {
  testResults: { name: string; assertionResults: { status: string }[] }[]
}

/** Whether the tests of two processes at once ran, and all of them: without a PostgreSQL server they skip themselves. */
export function racesRan({ testResults }: Report): boolean {
  const races = testResults
    .filter(({ name }) => name.includes('/tests/race/'))
    .flatMap(({ assertionResults }) => assertionResults)
  return races.length > 0 && races.every(({ status }) => status === 'passed')
}
