import type { z } from 'zod'

/** What a provider gave for the code. */
export interface Tokens {
  accessToken?: string | undefined
  idToken?: string | undefined
}

/** A provider that does not answer, or not as it should. Says nothing of what it said, which may be about a person. */
export class ProviderError extends Error {}

/** A provider's answer, if it has the shape it should. */
export function read<Schema extends z.ZodType>(schema: Schema, answer: unknown): z.output<Schema> {
  const result = schema.safeParse(answer)
  if (result.success) return result.data
  throw new ProviderError('The sign-in provider answered something else than was asked.')
}
