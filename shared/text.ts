import { z } from 'zod'
import { words } from './words.ts'

/** One line of text as a person typed it: control characters become spaces, half characters are mended, ends trimmed. */
export const line = (max: number, tooLong?: string) =>
  z.string().transform(toLine).pipe(z.string().max(max, tooLong))

/** The same without a limit, for texts that come by the thousand. */
export const toLine = (typed: string): string =>
  typed
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim()

/** Text of several lines as a person typed it: line ends as one, other control characters become spaces, ends trimmed. */
export const paragraphs = (max: number, says: { missing?: string; tooLong?: string } = {}) =>
  z
    .string(says.missing)
    .transform((text) =>
      text
        .toWellFormed()
        .replace(/\r\n?/g, '\n')
        .replace(/[^\P{Cc}\n]+/gu, ' ')
        .trim(),
    )
    .pipe(z.string().max(max, says.tooLong ?? words.listing.tooLong(max)))
