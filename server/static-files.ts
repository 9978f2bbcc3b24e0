import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { securityHeaders } from './middleware/security-headers.ts'

/** The built scripts (named by their content, so kept for a year) and the few files with fixed names. */
export function staticFiles(clientFolder: string, isHttps: boolean) {
  const headers = securityHeaders(isHttps)
  return new Hono()
    .use(
      '/assets/*',
      headers,
      serveStatic({
        root: clientFolder,
        precompressed: true,
        onFound: (_path, c) => c.header('cache-control', 'public, max-age=31536000, immutable'),
      }),
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
      serveStatic({
        root: clientFolder,
        onFound: (_path, c) => {
          c.header('cache-control', 'public, max-age=86400')
          // Made for others to show: previews of links, lists of bookmarks.
          c.header('cross-origin-resource-policy', 'cross-origin')
        },
      }),
    )
}
