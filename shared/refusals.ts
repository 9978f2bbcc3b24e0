import type { z } from 'zod'
import { words } from './refusal-words.ts'

/** Zod's own language, in place of English for programmers: `config({ localeError: sentenceFor })`. */
export const sentenceFor: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? words.missing : words.check
    case 'invalid_value':
      return words.choose
    case 'too_big':
      return tooBig(issue.origin)(issue.maximum)
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return words.missing
      return tooSmall(issue.origin)(issue.minimum)
    case 'invalid_format':
      return issue.format === 'email' ? words.email : words.check
    case 'unrecognized_keys':
      return words.unknown(issue.keys)
    default:
      return words.check
  }
}

const tooBig = (origin: string) => {
  if (origin === 'string') return words.shorten
  return origin === 'array' ? words.fewer : words.less
}

const tooSmall = (origin: string) => {
  if (origin === 'string') return words.lengthen
  return origin === 'array' ? words.more : words.greater
}
