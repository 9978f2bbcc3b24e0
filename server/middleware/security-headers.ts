import { createMiddleware } from 'hono/factory'

/** The same for every answer; the content security policy stands in pages.ts, where the style hash is known. */
const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
  'x-frame-options': 'DENY',
}

export const securityHeaders = (isHttps: boolean) =>
  createMiddleware(async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(HEADERS))
      // An answer may be stricter than the rest.
      if (!c.res.headers.has(name)) c.header(name, value)
    if (isHttps) c.header('strict-transport-security', 'max-age=63072000; includeSubDomains')
  })
