/** The one shape of every refusal (§8): a sentence, a code, and the sentence for each field that was wrong. */
export const ERROR_CODES = [
  'invalid',
  'unauthorized',
  'forbidden',
  'not_found',
  'conflict',
  'gone',
  'too_large',
  'unprocessable',
  'too_many',
  'internal',
  'unavailable',
] as const

export type ErrorCode = (typeof ERROR_CODES)[number]

export interface ApiProblem {
  message: string
  code: ErrorCode
  fields?: Record<string, string>
}

/** A form that a browser sent without script: what was written in it, and what was wrong. */
export interface RefusedForm {
  fields: Record<string, string>
  problem: ApiProblem
}
