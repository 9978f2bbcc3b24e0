import { Hono } from 'hono'
import { z } from 'zod'
import { postDetailSchema, postSchema, postsQuery } from '../../shared/blog.ts'
import type { Env } from '../context.ts'
import { describe } from '../describe.ts'
import { findPublishedPost, findPublishedPosts } from '../services/blog.ts'
import { slugParam, validate } from '../validate.ts'

export const blog = new Hono<Env>()
  .get(
    '/api/blog/published',
    describe({
      summary: 'Published posts, newest first',
      answer: z.array(postSchema),
      refusals: [400],
    }),
    validate('query', postsQuery),
    async (c) => c.json(await findPublishedPosts(c.var.db, c.req.valid('query'))),
  )

  .get(
    '/api/blog/published/:slug',
    describe({ summary: 'One published post', answer: postDetailSchema, refusals: [400, 404] }),
    validate('param', slugParam),
    async (c) => c.json(await findPublishedPost(c.var.db, c.req.valid('param').slug)),
  )
