import type { Answer } from './visitors.ts'

/** For whoever compares one machine, or one version, with another. */
export const report = (line: string) => process.stdout.write(`${line}\n`)

export interface Figures {
  requests: number
  /** How many answers of each status; 0 are those that never came. */
  statuses: Record<string, number>
  slowestMs: number
  slowest: string
  /** How long after the end of the fault the last request was sent that was refused. */
  backAfterMs: number
  /** What must never happen, and how often it did. */
  wrong: Record<string, number>
}

/** `ALWAYS` answers whatever happens to the database. */
export function figuresOf(answers: Answer[], backAt: number, always: Set<string>): Figures {
  const slowest = answers.reduce((worst, answer) => (answer.ms > worst.ms ? answer : worst))
  const refused = answers.filter(({ status }) => status === 503 || status === 0)
  return {
    requests: answers.length,
    statuses: countBy(answers, ({ status }) => String(status)),
    slowestMs: Math.round(slowest.ms),
    slowest: slowest.path,
    backAfterMs: Math.round(Math.max(0, ...refused.map(({ at }) => at - backAt))),
    wrong: countBy(
      answers.filter((answer) => isWrong(answer, always)),
      ({ path, status, retryAfter, error }) =>
        `${path}: ${status}, ${retryAfter === null ? 'no Retry-After' : 'Retry-After'}${error ? `, ${error}` : ''}`,
    ),
  }
}

function countBy(answers: Answer[], nameOf: (answer: Answer) => string): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const answer of answers) counts[nameOf(answer)] = (counts[nameOf(answer)] ?? 0) + 1
  return counts
}

function isWrong({ path, status, retryAfter }: Answer, always: Set<string>): boolean {
  if (status === 503) return always.has(path) || retryAfter === null
  return status === 0 || status >= 400
}
