/** What a search finds besides listings: articles and their headings, events, and our own pages. */
import { z } from 'zod'

export const ANSWER_KINDS = ['article', 'event', 'page'] as const
export type AnswerKind = (typeof ANSWER_KINDS)[number]

/** Above the listings there are no more than this, and only those that fit well. */
export const ANSWERS_SHOWN = 3

export const answerSchema = z
  .object({
    kind: z.enum(ANSWER_KINDS),
    title: z.string().meta({ description: 'Of a heading of an article: the heading' }),
    within: z
      .string()
      .nullable()
      .meta({ description: 'The article that the heading belongs to; null otherwise' }),
    path: z.string().meta({
      description:
        'Where it is: "/blog/first-steps#h-what-now". A heading is named by the part after "#"',
    }),
    excerpt: z.string().meta({ description: 'Its first sentences, without Markdown' }),
    when: z.string().nullable().meta({
      description: 'When an event is, was, or usually is, in words; null for what is no event',
    }),
  })
  .meta({ id: 'Answer' })
export type Answer = z.output<typeof answerSchema>
