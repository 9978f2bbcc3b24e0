import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Assets, render, renderFailure } from '../../web/entry-server.tsx'
import type { Pages } from '../context.ts'
import { SOON } from '../errors.ts'

interface Options {
  render: typeof render
  renderFailure: typeof renderFailure
  assets: Assets
  /** Null in development, where the build tool brings inline styles of its own. */
  policy: string | null
}

/** Draws pages and sends them small: compressed, and with a tag by which a browser asks whether anything changed. */
export function createPages({ render, renderFailure, assets, policy }: Options): Pages {
  const standing = {
    'content-type': 'text/html; charset=utf-8',
    ...(policy && { 'content-security-policy': policy }),
  }
  return {
    async draw(request, api, refused) {
      const drawn = await render(request, api, assets, refused)
      const { html, status, screen, location, isPrivate } = drawn
      if (location)
        return {
          screen,
          response: new Response(null, { status, headers: { ...PRIVATE, location } }),
        }
      const etag = `W/"${createHash('sha1').update(html).digest('base64url')}"`
      const headers = new Headers({
        ...standing,
        'cache-control': cacheControl(request, status),
        ...(isPrivate && PRIVATE),
        ...(status === 503 && { 'retry-after': String(SOON) }),
        vary: 'accept-encoding, cookie',
        etag,
      })
      if (status === 200 && request.headers.get('if-none-match') === etag) {
        return { screen, response: new Response(null, { status: 304, headers }) }
      }
      const body = await compress(html, request.headers.get('accept-encoding') ?? '', headers)
      return { screen, response: new Response(body, { status, headers }) }
    },
    failed: (refusal) =>
      new Response(renderFailure(assets, refusal), {
        status: refusal?.status ?? 500,
        headers: { ...standing, 'cache-control': 'no-store' },
      }),
  }
}

/** For what is one person's alone: no browser keeps it, no search engine shows it. */
const PRIVATE = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }

/** A guest's page is the same for everyone; one drawn to somebody's settings is theirs alone (ruling 37). */
function cacheControl(request: Request, status: number): string {
  if (status >= 500) return 'no-store'
  // Ours begin alike; whatever they say, what is answered to them is kept by that browser alone.
  const isPersonal = /(^|;\s*)(__Host-)?saath/.test(request.headers.get('cookie') ?? '')
  return isPersonal ? 'private, no-cache' : 'public, max-age=0, s-maxage=60'
}

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
/** Quality 7 takes 3.1 ms for the longest page, 0.4 more than 6; 11 saves a tenth of the bytes for sixty times the time. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }

async function compress(html: string, accepted: string, headers: Headers): Promise<BodyInit> {
  if (/\bbr\b/.test(accepted)) {
    headers.set('content-encoding', 'br')
    return new Uint8Array(await brotli(html, BROTLI))
  }
  if (/\bgzip\b/.test(accepted)) {
    headers.set('content-encoding', 'gzip')
    return new Uint8Array(await gzipped(html))
  }
  return html
}
