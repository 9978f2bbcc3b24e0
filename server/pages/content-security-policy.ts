import { createHash } from 'node:crypto'
import { tileOrigins } from '../map-tiles.ts'

interface Pictures {
  /** Host names (ruling 15). */
  IMAGE_HOSTS: string[]
  /** Where maps get their pictures. */
  MAP_TILES_URL?: string | undefined
}

/** One policy for every page. No inline script, no 'unsafe-*'; the only hashes are those of the inlined style sheets. */
export function contentSecurityPolicy(sheets: string[], pictures: Pictures): string {
  const hashes = sheets.map(
    (css) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
  )
  return [
    "default-src 'none'",
    "script-src 'self'",
    "worker-src 'self'",
    ["style-src 'self'", ...hashes].join(' '),
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
