import { Hono } from 'hono'
import { html } from 'hono/html'
import { z } from 'zod'
import { LOCALE } from '../../shared/formats/locale.ts'
import { TAGLINE } from '../../shared/site-words.ts'
import type { Env } from '../context.ts'
import { siteOrigin } from '../env/env.ts'
import { notFound } from '../errors.ts'
import { validate } from '../http/validate.ts'
import { say } from '../sentences.ts'
import { countMapParts, findPublicPaths, type PublicPath } from '../services/public-paths.ts'

/** Without a part: everything where one holds it, otherwise where the parts are. */
const mapQuery = z.object({ part: z.coerce.number().int().min(1).optional() })

/** What search engines and phones ask for. */
export const discovery = new Hono<Env>()
  .get('/robots.txt', (c) =>
    c.text(
      `User-agent: *\nDisallow: /api/\nDisallow: /out/\nDisallow: /*?*search=\n\nSitemap: ${siteOrigin(c.var.env)}/sitemap.xml\n`,
    ),
  )

  .get('/sitemap.xml', validate('query', mapQuery), async (c) => {
    const { part } = c.req.valid('query')
    const parts = await countMapParts(c.var.db)
    if (part !== undefined && part > parts) throw notFound(say.notFound)
    const origin = siteOrigin(c.var.env)
    const document =
      part === undefined && parts > 1
        ? drawMapIndex(origin, parts)
        : await drawMap(origin, await findPublicPaths(c.var.db, part ?? 1))
    return c.body(document, 200, {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=0, s-maxage=60',
    })
  })

  .get('/manifest.webmanifest', (c) =>
    c.body(
      JSON.stringify({
        name: c.var.env.SITE_NAME,
        short_name: c.var.env.SITE_NAME,
        description: TAGLINE,
        lang: LOCALE,
        start_url: '/',
        display: 'browser',
        background_color: '#FAF6EE',
        theme_color: '#FAF6EE',
        icons: [
          { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
        ],
      }),
      200,
      { 'content-type': 'application/manifest+json' },
    ),
  )

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

async function drawMap(origin: string, paths: PublicPath[]): Promise<string> {
  const urls = paths.map(
    ({ path, changedOn }) =>
      html`<url
        ><loc>${origin}${path}</loc>${changedOn ? html`<lastmod>${changedOn}</lastmod>` : ''}</url
      >`,
  )
  return String(
    await html`<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="${NAMESPACE}">${urls}</urlset>`,
  )
}

function drawMapIndex(origin: string, parts: number): string {
  const maps = Array.from(
    { length: parts },
    (_, at) => `<sitemap><loc>${origin}/sitemap.xml?part=${at + 1}</loc></sitemap>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?><sitemapindex xmlns="${NAMESPACE}">${maps.join('')}</sitemapindex>`
}
