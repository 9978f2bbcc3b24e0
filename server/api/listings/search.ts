import { Hono } from 'hono'
import { searchAnswerSchema, searchQuery } from '../../../shared/search/search.ts'
import type { Env } from '../../context.ts'
import { describe } from '../../http/describe.ts'
import { searchListings } from '../../services/search/search.ts'
import { validate } from '../../http/validate.ts'
import { noStoreForPosition } from '../no-store-for-position.ts'

const searchAnswer = describe({
  summary: 'One page of the directory, how many match, and what was understood of the words',
  answer: searchAnswerSchema,
  refusals: [400],
})

export const search = new Hono<Env>().get(
  '/api/search',
  searchAnswer,
  validate('query', searchQuery),
  async (c) => {
    const query = c.req.valid('query')
    noStoreForPosition(c, query)
    return c.json(await searchListings(c.var.db, c.var.env, query))
  },
)
