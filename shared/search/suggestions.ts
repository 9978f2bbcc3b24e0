/** What somebody who is still typing may mean: names to go to, and words to search with. */
import { z } from 'zod'
import { MAX_SEARCH } from '../listings/directory.ts'
import { line } from '../text.ts'
import { MIN_SUGGESTED, SUGGESTION_KINDS } from './suggestion-kinds.ts'

/** Two handfuls would be too many to look through while typing. */
export const MOST_SUGGESTED = 8

const suggestionSchema = z
  .object({
    kind: z.enum(SUGGESTION_KINDS),
    label: z.string(),
    detail: z.string().nullable().meta({
      description:
        'What tells it from others of the name: the town of a listing, the day of an event',
    }),
    path: z.string().nullable().meta({ description: 'Where it leads; null for words' }),
    fills: z.string().nullable().meta({
      description: 'What the whole field says once it is chosen; null for what leads somewhere',
    }),
  })
  .meta({ id: 'Suggestion' })
export type Suggestion = z.output<typeof suggestionSchema>

export const suggestionsSchema = z.array(suggestionSchema).max(MOST_SUGGESTED)

export const suggestionsQuery = z.object({
  q: line(MAX_SEARCH).pipe(z.string().min(MIN_SUGGESTED)),
  kind: z
    .enum(['article', 'event'])
    .optional()
    .meta({ description: 'Only these, for a field that searches nothing else' }),
})
export type SuggestionsQuery = z.output<typeof suggestionsQuery>
