import type { z } from 'zod'

/** What is said of an answer that does not fit, where its schema has no sentence of its own: never the library's words. */
const says = {
  missing: 'Please answer this.',
  choose: 'Please choose one of the answers that are offered.',
  check: 'Please check this. It is not what is asked for here.',
  shorten: (max: unknown) => `Please shorten this to ${String(max)} characters.`,
  lengthen: (min: unknown) => `Please write at least ${String(min)} characters.`,
  fewer: (max: unknown) => `Please give at most ${String(max)} of these.`,
  more: (min: unknown) => `Please give at least ${String(min)} of these.`,
  less: (max: unknown) => `Please write ${String(max)} or less.`,
  greater: (min: unknown) => `Please write ${String(min)} or more.`,
  unknown: (names: string[]) => `This is not asked for here: ${names.join(', ')}.`,
}

/** Zod's own language, in place of English for programmers: `config({ localeError: sentenceFor })`. */
export const sentenceFor: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? says.missing : says.check
    case 'invalid_value':
      return says.choose
    case 'too_big':
      return tooBig(issue.origin)(issue.maximum)
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return says.missing
      return tooSmall(issue.origin)(issue.minimum)
    case 'unrecognized_keys':
      return says.unknown(issue.keys)
    default:
      return says.check
  }
}

const tooBig = (origin: string) => {
  if (origin === 'string') return says.shorten
  return origin === 'array' ? says.fewer : says.less
}

const tooSmall = (origin: string) => {
  if (origin === 'string') return says.lengthen
  return origin === 'array' ? says.more : says.greater
}
