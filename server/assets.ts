import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Assets } from '../web/entry-server.tsx'

/** What a page names of the build in `clientFolder`. Read once at start. */
export function loadAssets(clientFolder: string): Assets {
  const manifest: unknown = JSON.parse(
    readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8'),
  )
  return {
    css: readFileSync(
      join(clientFolder, builtFile(manifest, 'web/styles/main.css')),
      'utf8',
    ).trim(),
    stylesheets: [],
    scripts: [`/${builtFile(manifest, 'web/boot.ts')}`],
  }
}

/** In development the build tool serves the sources, and its own script replaces what changes. */
export const devAssets: Assets = {
  css: '',
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
