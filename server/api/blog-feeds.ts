import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { etag } from 'hono/etag'
import type { Env } from '../context.ts'
import { siteOrigin } from '../env/env.ts'
import { findFeedPosts } from '../services/blog/posts.ts'
import { toBlogFeed, type FeedKind } from '../services/blog/feed.ts'

/** A reader keeps what it has seen, so the newest are enough. */
const POSTS = 20

/** As pages are: a post that is unpublished is out of it at once. */
const asPages = createMiddleware<Env>(async (c, next) => {
  await next()
  c.header('cache-control', 'public, max-age=0, s-maxage=60')
})

/** What feed readers ask for, again and again. */
export const blogFeeds = new Hono<Env>()
  .use('/blog/:file{(?:rss|atom)\\.xml}', asPages, etag())
  .get('/blog/rss.xml', async (c) =>
    c.body(await draw(c.var, 'rss'), 200, { 'content-type': 'application/rss+xml; charset=utf-8' }),
  )
  .get('/blog/atom.xml', async (c) =>
    c.body(await draw(c.var, 'atom'), 200, {
      'content-type': 'application/atom+xml; charset=utf-8',
    }),
  )

const draw = async ({ db, env }: Pick<Env['Variables'], 'db' | 'env'>, kind: FeedKind) =>
  toBlogFeed(await findFeedPosts(db, POSTS), kind, {
    origin: siteOrigin(env),
    name: env.SITE_NAME,
  })
