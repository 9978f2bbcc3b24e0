import type { ApiProblem } from '../../../../shared/errors.ts'
import { questionsFor } from '../../../../shared/events/registration-state.ts'
import { useRefusedForm } from '../../../parts/form/use-refused-form.ts'

/** Names the field in which the form without script says what it asked. */
export const ASKED = 'asked'

export interface RefusedRegistration {
  fields: Record<string, string>
  /** Left out where nothing was wrong with what had been asked: the next questions follow. */
  problem?: ApiProblem
}

/**
 * Without script the questions come step by step, a page each: what was not asked yet cannot have been answered
 * wrongly, and what is not asked any more is no matter.
 */
export function useRefusedRegistration(): RefusedRegistration | undefined {
  const refused = useRefusedForm()
  if (!refused?.problem.fields) return refused
  const { fields, problem } = refused
  const before = (fields[ASKED] ?? '').split(' ')
  const { asked } = questionsFor(fields)
  const wrong = Object.entries(problem.fields ?? {}).filter(
    ([name]) => before.includes(name) && asked.includes(name),
  )
  return wrong.length > 0
    ? { fields, problem: { ...problem, fields: Object.fromEntries(wrong) } }
    : { fields }
}
