import type { Context } from 'hono'

/** The `Link` header for the page that starts at `offset` (RFC 8288); path and query only, so it holds behind any proxy. */
export function nextPage(requestUrl: string, offset: number): string {
  const { pathname, searchParams } = new URL(requestUrl)
  searchParams.set('offset', String(offset))
  return `<${pathname}?${searchParams}>; rel="next"`
}

/** The rows from `offset` on, with how many there are in all and where the next ones are in the headers. */
export function paged<Row>(c: Context, offset: number, rows: Row[], total: number): Row[] {
  c.header('x-total-count', String(total))
  const next = offset + rows.length
  if (rows.length > 0 && next < total) c.header('link', nextPage(c.req.url, next))
  return rows
}
