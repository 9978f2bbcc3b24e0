import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'

/** The built scripts (named by their content, so kept for a year) and the few files with fixed names. */
export function staticFiles(clientFolder: string) {
  return new Hono()
    .use(
      '/assets/*',
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
      serveStatic({
        root: clientFolder,
        onFound: (_path, c) => c.header('cache-control', 'public, max-age=86400'),
      }),
    )
}
