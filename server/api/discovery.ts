import { Hono } from 'hono'
import { html } from 'hono/html'
import { LOCALE } from '../../shared/formats/locale.ts'
import { TAGLINE } from '../../shared/site.ts'
import type { Env } from '../context.ts'
import { siteOrigin } from '../env/env.ts'
import { findPublicPaths } from '../services/public-paths.ts'

/** What search engines and phones ask for. */
export const discovery = new Hono<Env>()
  .get('/robots.txt', (c) =>
    c.text(
      `User-agent: *\nDisallow: /api/\nDisallow: /out/\nDisallow: /directory?*search=\n\nSitemap: ${siteOrigin(c.var.env)}/sitemap.xml\n`,
    ),
  )

  .get('/sitemap.xml', async (c) => {
    const origin = siteOrigin(c.var.env)
    const urls = (await findPublicPaths(c.var.db)).map(
      ({ path, changedOn }) =>
        html`<url
          ><loc>${origin}${path}</loc>${changedOn ? html`<lastmod>${changedOn}</lastmod>` : ''}</url
        >`,
    )
    const document = html`<?xml version="1.0" encoding="UTF-8"?><urlset
        xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"
        >${urls}</urlset
      >`
    return c.body(String(await document), 200, {
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
