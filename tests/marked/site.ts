import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { createServer, isRunnableDevEnvironment, type Plugin } from 'vite'
import { config } from 'zod'
import type { Database } from '../../server/db/open.ts'
import { inOtherScript } from './content.ts'

/** What a language has files of its own for: words, and how days and ages are written. */
const OF_A_LANGUAGE =
  /^(?:(?:server|shared|web)\/(?:.*[-/])?words\.ts|shared\/formats\/(?:age|clock|dates|event-when|moments)\.ts)$/

/** Lists that a search knows, and what operators read on a command line, in English. */
const NOBODYS = /^server\/(?:auth|backup|control|search\/(?!danger\/))/

const ENGLISH = '?english'

/** What works on imports in tests would make the database of this worker anew, as these modules are not those of other files. */
const IMPORTS = 'tests/support/imports.ts'

/** Puts a made-up language in the place of English: every file of words says the same, marked. */
function marks(): Plugin {
  return {
    name: 'marks',
    enforce: 'pre',
    load(id) {
      const path = id.replace(/\?.*$/, '')
      if (id.endsWith(ENGLISH)) return readFileSync(path, 'utf8')
      const file = relative(process.cwd(), path)
      if (file === IMPORTS) return 'export const listenForImports = () => undefined'
      if (!OF_A_LANGUAGE.test(file) || NOBODYS.test(file)) return undefined
      const names = readFileSync(file, 'utf8').matchAll(/^export (?:const|function) (\w+)/gm)
      return [
        `import * as english from '${path}${ENGLISH}'`,
        "import { marked } from '/tests/support/marked.ts'",
        ...Array.from(names, ([, name]) => `export const ${name} = marked(english.${name})`),
      ].join('\n')
    },
  }
}

/** The whole site as it would be if the made-up language were the one it is written in. */
export async function openMarkedSite(db: Database) {
  // Zod is one for both: its made-up sentences would stay for whatever this worker tests next.
  const own = { ...config() }
  const server = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    plugins: [marks(), react()],
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { middlewareMode: true, watch: null, ws: false, hmr: false },
  })
  const { ssr } = server.environments
  if (!isRunnableDevEnvironment(ssr)) throw new Error('Its modules cannot be run.')
  const load = <Module>(path: string) => ssr.runner.import<Module>(path)
  const [
    { createTestApp },
    { createPages },
    { render, renderFailure },
    { drawWhole, patterns },
    { LETTERS },
  ] = await Promise.all([
    load<typeof import('../support/app.ts')>('/tests/support/app.ts'),
    load<typeof import('../../server/pages/pages.ts')>('/server/pages/pages.ts'),
    load<typeof import('../../web/entry-server.tsx')>('/web/entry-server.tsx'),
    load<typeof import('./draw-whole.tsx')>('/tests/marked/draw-whole.tsx'),
    load<typeof import('../support/letters.ts')>('/tests/support/letters.ts'),
  ])
  const assets = { sheet: null, stylesheets: [], scripts: [] }
  const app = await createTestApp(
    {
      SITE_NAME: inOtherScript('Saath'),
      PUBLIC_URL: 'https://saath.example',
      CONTACT_EMAIL: 'help@saath.example',
      OPERATOR_NAME: inOtherScript('Asha Naik'),
      GRIEVANCE_OFFICER: inOtherScript('Asha Naik, Panaji'),
      DONATION_URL: 'https://donate.example',
    },
    createPages({ render, renderFailure, assets, policy: null }),
    db,
  )
  const close = () => {
    config(own)
    return server.close()
  }
  return { app, drawWhole, patterns, letters: LETTERS, close }
}
