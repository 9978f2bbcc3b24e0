import { createHash } from 'node:crypto'
import { tileOrigins } from '../map-tiles.ts'

interface Pictures {
  /** Host names (ruling 15). */
  IMAGE_HOSTS: string[]
  /** Where maps get their pictures. */
  MAP_TILES_URL?: string | undefined
}

/** For a page with this style sheet in it. No inline script, no 'unsafe-*'; the only hash is that of the style sheet. */
export function contentSecurityPolicy(style: string, pictures: Pictures): string {
  const hash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`
  return [
    "default-src 'none'",
    "script-src 'self'",
    "worker-src 'self'",
    `style-src 'self' ${hash}`,
    ["img-src 'self' data:", ...pictureOrigins(pictures)].join(' '),
    "connect-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

function pictureOrigins({ IMAGE_HOSTS, MAP_TILES_URL }: Pictures): string[] {
  const tiles = MAP_TILES_URL ? (tileOrigins(MAP_TILES_URL) ?? []) : []
  return [...IMAGE_HOSTS.map((host) => `https://${host}`), ...tiles]
}
