import type { ValidationTargets } from 'hono'
import { validator } from 'hono-openapi'
import { z } from 'zod'
import { LIMITS } from '../../shared/limits.ts'
import { sentenceFor } from '../../shared/refusals.ts'
import { line } from '../../shared/text.ts'
import { invalid, type FieldSentences } from '../errors.ts'
import { say, type Sentence } from '../sentences.ts'

// Whatever a schema says nothing of is refused in a plain sentence, too.
z.config({ localeError: sentenceFor })

/**
 * Parses one part of the request with its schema; what does not fit is a 400 that names each field. Where the error
 * catalogue has a sentence for one field (§8), `main` names it, and the answer as a whole says that sentence.
 */
export function validate<Schema extends z.ZodType, Target extends keyof ValidationTargets>(
  target: Target,
  schema: Schema,
  main?: string,
) {
  return validator(target, schema, (result) => {
    if (result.success) return
    const fields = fieldSentences(result.error)
    throw invalid((main && fields[main]) || say.invalidRequest, fields)
  })
}

interface Issue {
  readonly message: string
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[]
}

function fieldSentences(issues: readonly Issue[]): FieldSentences {
  const sentences = new Map<string, Sentence>()
  for (const { path = [], message } of issues) {
    const field =
      path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.') || 'body'
    if (!sentences.has(field)) sentences.set(field, say.worded(message))
  }
  return Object.fromEntries(sentences)
}

/** A row's number in an address. The column is a 32-bit integer, so a longer one names nothing. */
export const MAX_ID = 2_147_483_647
export const idParam = z.object({ id: z.coerce.number().int().min(1).max(MAX_ID) })
export const slugParam = z.object({ slug: line(LIMITS.title) })
