import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Logger } from 'pino'
import { blog } from './api/blog.ts'
import { categories } from './api/categories.ts'
import { discovery } from './api/discovery.ts'
import { health } from './api/health.ts'
import { listings } from './api/listings.ts'
import { map } from './api/map.ts'
import { places } from './api/places.ts'
import { search } from './api/search.ts'
import { site } from './api/site.ts'
import type { Env } from './context.ts'
import type { Database } from './db/open.ts'
import { siteOrigin, type ServerEnv } from './env.ts'
import { notFound } from './errors.ts'
import { accessLog } from './middleware/access-log.ts'
import { securityHeaders } from './middleware/security-headers.ts'
import { answerError, logUnforeseen } from './on-error.ts'
import { openApi } from './open-api.ts'
import { placeAddress } from './place-address.ts'
import { words } from './words.ts'

/** The type of each noun's endpoints, for the typed client in web/api.ts. */
export interface Api {
  blog: typeof blog
  categories: typeof categories
  listings: typeof listings
  map: typeof map
  places: typeof places
  search: typeof search
  site: typeof site
}

export interface Parts {
  db: Database
  env: ServerEnv
  log: Logger
}

/** The pages (server/pages.ts). */
export interface Pages {
  /** Draws a page, reading its data through `api`; `screen` is its pattern, for the log. */
  draw(request: Request, api: typeof fetch): Promise<{ screen: string; response: Response }>
  /** What a visitor sees when drawing itself failed. */
  failed(): Response
}

/** The whole site: middleware in order, then the endpoints, then the pages. */
export function createApp(parts: Parts, pages: Pages) {
  const api = createApi(parts)
  const inProcess: typeof fetch = async (input, init) => api.request(new Request(input, init))
  const screens = new Hono<Env>()
    .get('*', async (c) => {
      const instead = placeAddress(new URL(c.req.url))
      if (instead) {
        // Its pattern, for the log: never what was typed.
        c.set('screen', '/directory')
        return c.redirect(instead, 307)
      }
      const { screen, response } = await pages.draw(c.req.raw, inProcess)
      c.set('screen', screen)
      return response
    })
    .onError((error, c) => {
      logUnforeseen(error, c)
      return pages.failed()
    })
  return new Hono<Env>()
    .use(provide(parts), accessLog, securityHeaders(siteOrigin(parts.env).startsWith('https:')))
    .route('/', health)
    .route('/', discovery)
    .route('/', api)
    .route('/', screens)
    .notFound(() => {
      throw notFound(words.notFound)
    })
    .onError(answerError)
}

/** The endpoints of §7. Pages call it in process, tests and browsers over HTTP. */
export function createApi(parts: Parts) {
  const api = new Hono<Env>()
    .use(provide(parts))
    .route('/', blog)
    .route('/', categories)
    .route('/', listings)
    .route('/', map)
    .route('/', places)
    .route('/', search)
    .route('/', site)
  return api
    .route('/', openApi(api))
    .all('/api/*', () => {
      throw notFound(words.notFound)
    })
    .onError(answerError)
}

function provide({ db, env, log }: Parts) {
  return createMiddleware<Env>(async (c, next) => {
    c.set('db', db)
    c.set('env', env)
    // A request that came in over HTTP brings its own log, with its id.
    if (!c.get('log')) c.set('log', log)
    await next()
  })
}
