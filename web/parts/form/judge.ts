import type { FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'
import { loadSchema } from './load-schema.ts'

/** Judges what was typed by the schema, fetched with the first press. */
export function resolveBy<Input extends FieldValues>(
  schema: () => Promise<z.ZodType<unknown, Input>>,
  asked?: (typed: Input) => string[],
): Resolver<Input, unknown, Input> {
  return async (values, context, options) => {
    const typed = withoutUnasked(withoutUnticked(values), asked)
    const loaded = await loadSchema(schema).catch(() => null)
    // It did not come: the server judges alone, or the connection is what is missing, and sending says so.
    if (!loaded) return { values: typed, errors: {} }
    const judge = loaded.zodResolver<Input, unknown, unknown>(loaded.shape, undefined, {
      raw: true,
    })
    return judge(typed, context, options)
  }
}

/** A box that is not ticked is not sent, as a browser does it. */
export function withoutUnticked<Input extends FieldValues>(values: Input): Input {
  const kept = { ...values }
  for (const name in kept) if (kept[name] === false) delete kept[name]
  return kept
}

/** What another answer has taken from the page was told to nobody. */
function withoutUnasked<Input extends FieldValues>(
  typed: Input,
  asked?: (typed: Input) => string[],
): Input {
  const standing = asked?.(typed)
  const kept = { ...typed }
  if (standing) for (const name in kept) if (!standing.includes(name)) delete kept[name]
  return kept
}

/** Each wrong field under its whole name: what is in a group is "facts.phone.sourceUrl". */
export const byPath = (errors: object, group = ''): [string, FieldProblem][] =>
  Object.entries(errors).flatMap(([name, error]: [string, unknown]) => {
    if (typeof error !== 'object' || error === null) return []
    const isField = 'type' in error && typeof error.type === 'string'
    return isField ? [[group + name, error]] : byPath(error, `${group}${name}.`)
  })

export interface FieldProblem {
  type?: unknown
  message?: unknown
}
