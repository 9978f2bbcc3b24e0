/** What follows `npm test`; CONTRIBUTING.md tells what each is for. */
export interface Options {
  part: string
  /** The commit from which on changes count; unset, everything runs. */
  changedSince?: string
  order?: 'reverse' | 'random'
  /** Whether to keep how long each file took. */
  record: boolean
  /** For the test runner. */
  rest: string[]
}

export function readOptions(args: string[]): Options {
  const options: Options = { part: 'all', record: false, rest: [] }
  for (const [at, arg] of args.entries()) {
    const [name, value] = arg.split('=', 2)
    if (at === 0 && !arg.startsWith('-')) options.part = arg
    else if (name === '--changed') options.changedSince = value ?? 'HEAD'
    else if (name === '--reverse') options.order = 'reverse'
    else if (name === '--random') options.order = 'random'
    else if (name === '--record') options.record = true
    else options.rest.push(arg)
  }
  return options
}
