import { createHash } from 'node:crypto'

/**
 * One policy for every page. No inline script, no 'unsafe-*'; the only hash is that of the inlined style sheet.
 * `imageHosts` are host names of IMAGE_HOSTS (ruling 15).
 */
export function contentSecurityPolicy(css: string, imageHosts: string[]): string {
  const styleHash = createHash('sha256').update(css).digest('base64')
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'sha256-${styleHash}'`,
    ["img-src 'self' data:", ...imageHosts.map((host) => `https://${host}`)].join(' '),
    "connect-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
