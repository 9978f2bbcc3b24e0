/** The `Link` header for the page that starts at `offset` (RFC 8288); path and query only, so it holds behind any proxy. */
export function nextPage(requestUrl: string, offset: number): string {
  const { pathname, searchParams } = new URL(requestUrl)
  searchParams.set('offset', String(offset))
  return `<${pathname}?${searchParams}>; rel="next"`
}
