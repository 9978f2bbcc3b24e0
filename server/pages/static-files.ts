import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { securityHeaders } from '../middleware/security-headers.ts'

/** The built scripts (named by their content, so kept for a year) and the few files with fixed names. */
export function staticFiles(clientFolder: string, isHttps: boolean) {
  const headers = securityHeaders(isHttps)
  return new Hono()
    .use(
      '/assets/*',
      headers,
      whereFound({ 'cache-control': 'public, max-age=31536000, immutable' }),
      serveStatic({ root: clientFolder, precompressed: true }),
    )
    .on(
      'GET',
      [
        '/favicon.svg',
        '/favicon.ico',
        '/apple-touch-icon.png',
        '/icon-192.png',
        '/icon-512.png',
        '/og.png',
      ],
      headers,
      whereFound({
        'cache-control': 'public, max-age=86400',
        // Made for others to show: previews of links, lists of bookmarks.
        'cross-origin-resource-policy': 'cross-origin',
      }),
      serveStatic({ root: clientFolder }),
    )
}

/** What is not there the pages answer, by headers of their own. */
const whereFound = (headers: Record<string, string>) =>
  createMiddleware(async (c, next) => {
    await next()
    if (c.res.ok) for (const [name, value] of Object.entries(headers)) c.header(name, value)
  })
