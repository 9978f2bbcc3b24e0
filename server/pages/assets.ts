import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Assets } from '../../web/entry-server.tsx'
import { toSheet } from './sheet.ts'

/** What a page names of the build in `clientFolder`. Read once at start. */
export function loadAssets(clientFolder: string): Assets {
  const manifest: unknown = JSON.parse(
    readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8'),
  )
  const sheet = builtFile(manifest, 'web/styles/main.css')
  return {
    sheet: toSheet(readFileSync(join(clientFolder, sheet), 'utf8').trim(), `/${sheet}`),
    stylesheets: [],
    scripts: [`/${builtFile(manifest, 'web/boot.ts')}`],
  }
}

/** In development the build tool serves the sources, and its own script replaces what changes. */
export const devAssets: Assets = {
  sheet: null,
  stylesheets: ['/web/styles/main.css'],
  scripts: ['/@vite/client', '/web/boot.ts'],
}

function builtFile(manifest: unknown, source: string): string {
  const entry =
    manifest && typeof manifest === 'object'
      ? Object.entries(manifest).find(([key]) => key === source)
      : undefined
  const chunk: unknown = entry?.[1]
  if (chunk && typeof chunk === 'object' && 'file' in chunk && typeof chunk.file === 'string')
    return chunk.file
  throw new Error(`The build has no ${source}. Please run npm run build.`)
}
