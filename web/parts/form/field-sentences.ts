import { words as refusals } from '../../../shared/refusal-words.ts'
import type { FieldProblem } from './judge.ts'
import { words } from './words.ts'

/** What a form says of a field that the schema refuses. */
export function sentence(says: unknown, { type, message }: FieldProblem = {}): string {
  if (typeof says === 'string') return says
  if (typeof says === 'function') return String(says(String(type), String(message)))
  return typeof message === 'string' ? message : words.failed
}

/** The server's sentence for any field says nothing of which one it is about: the form's own does. */
export const inOwnWords = (message: string, own: unknown) =>
  ANY_FIELD.includes(message) && typeof own === 'string' ? own : message

const ANY_FIELD = [refusals.missing, refusals.choose, refusals.check]
