import { z } from 'zod'

/** One line of text as a person typed it: control characters become spaces, half characters are mended, ends trimmed. */
export const line = (max: number) =>
  z
    .string()
    .transform((text) =>
      text
        .toWellFormed()
        .replace(/\p{Cc}+/gu, ' ')
        .trim(),
    )
    .pipe(z.string().max(max))
