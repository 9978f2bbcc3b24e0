let words = ''

/** Listens to PostgreSQL's own log. The exceptions it ends with say only that it ended. */
export function hearLog(line: string): boolean {
  const fatal = /(?:FATAL|PANIC): +(.+)/.exec(line)
  if (fatal?.[1]) words = fatal[1]
  // Nothing is printed: an ordinary ERROR line carries the statement, and with it what people wrote.
  return false
}

/** An error and what PostgreSQL said when it gave up, for one line of a log. */
export function withLastWords(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return words ? `${words} (${message})` : message
}
