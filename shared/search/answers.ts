/** What a search finds besides listings: articles and their headings, events, and our own pages. */
import { z } from 'zod'
import { MAX_SEARCH } from '../listings/directory.ts'
import { line } from '../text.ts'
import { ANSWER_KINDS } from './answer-kinds.ts'

/** On the page of all results. */
export const ANSWERS_OF_KIND = 20

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

const PINNED_KINDS = ['listing', ...ANSWER_KINDS] as const
export type PinnedKind = (typeof PINNED_KINDS)[number]

/** An answer that our team chose for a search. Of a listing the excerpt says where it is. */
export const pinnedAnswerSchema = answerSchema
  .extend({ kind: z.enum(PINNED_KINDS) })
  .meta({ id: 'PinnedAnswer' })
export type PinnedAnswer = z.output<typeof pinnedAnswerSchema>

/** What `GET /api/search/answers` takes: words, and nothing else. Without any it has no answers. */
export const answersQuery = z.object({ search: line(MAX_SEARCH).default('') })

const ofKind = (what: string) =>
  z.array(answerSchema).meta({ description: `${what}; at most ${ANSWERS_OF_KIND}` })

export const answersByKindSchema = z
  .object({
    article: ofKind('Articles or their headings, the best first'),
    event: ofKind('Events: those to come, those without a date, then those that were'),
    page: ofKind('Our own pages, the best first'),
  })
  .meta({ id: 'AnswersByKind' })
export type AnswersByKind = z.output<typeof answersByKindSchema>
