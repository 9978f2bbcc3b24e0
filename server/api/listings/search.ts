import { Hono } from 'hono'
import { facetsSchema } from '../../../shared/search/facets.ts'
import { answersByKindSchema, answersQuery } from '../../../shared/search/answers.ts'
import { suggestionsQuery, suggestionsSchema } from '../../../shared/search/suggestions.ts'
import { searchAnswerSchema, searchQuery } from '../../../shared/search/search.ts'
import type { Env } from '../../context.ts'
import { describe } from '../../http/describe.ts'
import { findAnswersByKind } from '../../services/answers/answers.ts'
import { countFacets } from '../../services/search/facets.ts'
import { suggest } from '../../services/suggestions/suggestions.ts'
import { searchListings } from '../../services/search/search.ts'
import { validate } from '../../http/validate.ts'
import { noStoreForPosition } from '../no-store-for-position.ts'

const searchAnswer = describe({
  summary: 'One page of the directory, how many match, and what was understood of the words',
  answer: searchAnswerSchema,
  refusals: [400],
})

export const search = new Hono<Env>()
  .get('/api/search', searchAnswer, validate('query', searchQuery), async (c) => {
    const query = c.req.valid('query')
    noStoreForPosition(c, query)
    return c.json(await searchListings(c.var.db, c.var.env, query))
  })

  .get(
    '/api/search/answers',
    describe({
      summary: 'Articles, events and pages of ours that say something of what is asked',
      answer: answersByKindSchema,
      refusals: [400],
    }),
    validate('query', answersQuery),
    async (c) => c.json(await findAnswersByKind(c.var.db, c.req.valid('query').search, new Date())),
  )

  .get(
    '/api/search/facets',
    describe({
      summary: 'How many of what `GET /api/search` finds have each value of a filter',
      answer: facetsSchema,
      refusals: [400],
    }),
    validate('query', searchQuery),
    async (c) => {
      const query = c.req.valid('query')
      noStoreForPosition(c, query)
      return c.json(await countFacets(c.var.db, query))
    },
  )

  .get(
    '/api/search/suggestions',
    describe({
      summary:
        'What somebody who is still typing may mean: names that lead to a page, and words to search with',
      answer: suggestionsSchema,
      refusals: [400],
    }),
    validate('query', suggestionsQuery),
    async (c) => c.json(await suggest(c.var.db, c.req.valid('query'), new Date())),
  )
