import { createHash } from 'node:crypto'
import type { Assets, render, renderFailure } from '../../web/entry-server.tsx'
import type { Pages } from '../context.ts'
import { STATE_PARAMETER } from '../../shared/page-state.ts'
import { SOON } from '../errors.ts'
import { isPosition } from '../places/position.ts'
import { compress, encodingFor } from '../http/compress.ts'
import { ourCookies } from '../http/our-cookies.ts'

interface Options {
  render: typeof render
  renderFailure: typeof renderFailure
  assets: Assets
  /** The policy for a page with this style sheet in it. Null in development, where the build tool brings its own. */
  policy: ((style: string) => string) | null
}

/** Draws pages and sends them small: compressed, and with a tag by which a browser asks whether anything changed. */
export function createPages({ render, renderFailure, assets, policy }: Options): Pages {
  const standing = (style: string) => ({
    'content-type': 'text/html; charset=utf-8',
    ...(policy && { 'content-security-policy': policy(style) }),
  })
  return {
    async draw(asked, api, refused) {
      const { request, isState, isOpen } = readAddress(asked)
      const drawn = await render({ request, fetch: api, refused, isOpen }, assets)
      const { html, style, screen, location, isPrivate, state } = drawn
      if (location && !isState)
        return {
          screen,
          response: new Response(null, {
            status: drawn.status,
            headers: { ...(drawn.status === 301 ? MOVED : PRIVATE), location },
          }),
        }
      const status = isState && !state ? 404 : drawn.status
      const text = isState ? JSON.stringify(state ?? null) : html
      const etag = `W/"${createHash('sha1').update(text).digest('base64url')}"`
      const headers = new Headers({
        ...(isState ? STATE : standing(style)),
        'cache-control': cacheControl(request, status),
        ...(isPrivate && PRIVATE),
        ...(status === 503 && { 'retry-after': String(SOON) }),
        vary: 'accept-encoding, cookie',
        etag,
      })
      if (status === 200 && request.headers.get('if-none-match') === etag) {
        return { screen, response: new Response(null, { status: 304, headers }) }
      }
      const encoding = encodingFor(request.headers.get('accept-encoding'))
      const body = await compress(text, encoding, headers)
      return { screen, response: new Response(body, { status, headers }) }
    },
    failed(refusal) {
      const { html, style } = renderFailure(assets, refusal)
      return new Response(html, {
        status: refusal?.status ?? 500,
        headers: { ...standing(style), 'cache-control': 'no-store' },
      })
    },
  }
}

/** For what is one person's alone: no browser keeps it, no search engine shows it. */
const PRIVATE = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }

const STATE = { 'content-type': 'application/json; charset=utf-8', 'x-robots-tag': 'noindex' }

/** The page that is asked for, or only what the app takes it over with (page-state.ts). */
function readAddress(asked: Request) {
  const url = new URL(asked.url)
  const { searchParams } = url
  const isState = searchParams.has(STATE_PARAMETER)
  searchParams.delete(STATE_PARAMETER)
  return {
    request: isState ? new Request(url, asked) : asked,
    isState,
    isOpen: !searchParams.has('search') && !isPosition(searchParams.get('near') ?? undefined),
  }
}

/** For ever, but a browser asks again: for a day it can be undone. */
const MOVED = { 'cache-control': 'no-cache' }

/** A guest's page is the same for everyone; one drawn to somebody's settings is theirs alone (ruling 37). */
function cacheControl(request: Request, status: number): string {
  if (status >= 500) return 'no-store'
  const { searchParams } = new URL(request.url)
  if (isPosition(searchParams.get('near') ?? undefined)) return PRIVATE['cache-control']
  // What somebody typed is nobody's to keep.
  if (searchParams.has('search')) return 'private, max-age=0'
  // Whatever they say, what is answered to them is kept by that browser alone.
  return ourCookies(request.headers.get('cookie')).length > 0
    ? 'private, no-cache'
    : 'public, max-age=0, s-maxage=60, stale-while-revalidate=60'
}
