import { brotliCompressSync, constants } from 'node:zlib'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import react from '@vitejs/plugin-react'
import { defineConfig, isRunnableDevEnvironment, type Plugin } from 'vite'
import { lightReact } from './scripts/light-react.ts'

/** Read in one block of up to a megabyte, not in several. */
const WHOLE = { params: { [constants.BROTLI_PARAM_LGBLOCK]: 20 } }

/** In development one port serves all: the build tool its modules, our app everything else. */
function devServer(): Plugin {
  return {
    name: 'saath:dev-server',
    apply: 'serve',
    configureServer(server) {
      return () =>
        server.middlewares.use(async (request, response, next) => {
          try {
            const environment = server.environments.ssr
            if (!isRunnableDevEnvironment(environment))
              throw new Error('The ssr environment cannot run modules.')
            request.url = request.originalUrl
            const { createDevApp } =
              await environment.runner.import<typeof import('./server/dev.ts')>('/server/dev.ts')
            const app = await createDevApp()
            await getRequestListener(app.fetch, { overrideGlobalObjects: false })(request, response)
          } catch (error) {
            next(error)
          }
        })
    },
  }
}

/** The icons' shapes are lucide's, what draws them is ours: web/ui/icon/create-icon.ts says why. */
function lightIcons(): Plugin {
  return {
    name: 'saath:light-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source.endsWith('createLucideIcon.mjs') && importer?.includes('lucide-react')
        ? join(import.meta.dirname, 'web/ui/icon/create-icon.ts')
        : undefined,
    // Names nobody reads and random keys, which no compression makes smaller.
    transform: {
      filter: { id: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/ },
      handler: (code) => ({
        code: code
          .replaceAll(/,\s*key: "\w+"/g, '')
          .replaceAll(/^ {2}(?:name: "[\w-]+"|size: 24),\n/gm, '')
          .replace(/,\n {2}aliases: \[[^\]]*\]/, ''),
        map: null,
      }),
    },
  }
}

/** Parts of libraries that we have no use for, by the modules that ask for them; a name that is missing there fails the build. */
const SPARED = [
  {
    asks: 'lib/router/router.js',
    source: './instrumentation.js',
    ours: 'router/router-instrumentation',
  },
  { asks: 'lib/components.js', source: './router/router.js', ours: 'router/router-parts' },
  { asks: 'lib/hooks.js', source: './router/router.js', ours: 'router/router-parts' },
  { asks: 'lib/dom/lib.js', source: '../router/router.js', ours: 'router/router-parts' },
  { asks: 'lib/dom/lib.js', source: './ssr/components.js', ours: 'router/router-framework' },
  { asks: 'lib/components.js', source: './dom/ssr/components.js', ours: 'router/router-framework' },
  { asks: 'modern/queryClient.js', source: './mutationCache.js', ours: 'mutation-parts' },
  { asks: 'modern/query.js', source: './infiniteQueryBehavior.js', ours: 'infinite-queries' },
]

/** Without what lets others listen to the router, what it does as a framework or before somebody goes on, and lists without end. */
function lightLibraries(): Plugin {
  return {
    name: 'saath:light-libraries',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer = '') => {
      const asking = importer.replaceAll('\\', '/')
      const spared = SPARED.find((one) => one.source === source && asking.endsWith(`/${one.asks}`))
      return spared && join(import.meta.dirname, `web/${spared.ours}.ts`)
    },
    // What nobody uses is left out once it has no name for developers, and is known to do nothing by being made. Routes
    // are not found out by the links that are drawn, so that links need no mark for it.
    transform: {
      filter: { id: /react-router[\\/]dist[\\/]/ },
      handler: (code) => ({
        code: code
          .replaceAll(/^\w+\.displayName = ".+";\n/gm, '')
          .replaceAll(/,?\n\s*"data-discover": .+$/gm, '')
          .replaceAll('= React$1.forwardRef(', '= /* @__PURE__ */ React$1.forwardRef('),
        map: null,
      }),
    },
  }
}

/** Writes each built script once more, compressed, so that the server only hands it over. */
function precompress(): Plugin {
  return {
    name: 'saath:precompress',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle({ dir = '' }) {
      const folder = join(dir, 'assets')
      for (const file of readdirSync(folder).filter((file) => /\.(js|css)$/.test(file))) {
        writeFileSync(
          join(folder, `${file}.br`),
          brotliCompressSync(readFileSync(join(folder, file)), WHOLE),
        )
      }
    },
  }
}

/** What every visitor runs, and the pages that anybody may see first. The texts about the site travel together. */
const EVERY_VIEW = /[\\/]web[\\/](boot\.ts|entry-client\.tsx)$/
const FIRST_SCRIPT = /[\\/]web[\\/]boot\.ts$/
const FIRST_VIEW =
  /[\\/]web[\\/]pages[\\/](?:(about)[\\/](?:about|facts|sources|privacy|terms|accessibility)|(?:\w|-)+[\\/](home|directory|listing|search|blog|post|contact|help-now|submit|reach))\.tsx$/

/** The name of the first view that a module is. */
const firstView = (id: string) => FIRST_VIEW.exec(id)?.slice(1).find(Boolean)

interface Graph {
  getModuleInfo(id: string): { importers: string[] } | null
}

/** Which views import a module, themselves or through others. */
function viewsOf(id: string, graph: Graph, seen = new Set<string>()): string[] {
  if (EVERY_VIEW.test(id) || FIRST_VIEW.test(id)) return [id]
  seen.add(id)
  const importers = graph.getModuleInfo(id)?.importers ?? []
  return importers.flatMap((by) => (seen.has(by) ? [] : viewsOf(by, graph, seen)))
}

/** What many first views share travels in one file, what two share in a file of theirs, the rest with its page. */
function nameForFirstViews(id: string, graph: Graph): string | null {
  const views = new Set(viewsOf(id, graph))
  // The first script stands alone with what it is made of: the rest comes on intent (decision 30).
  if ([...views].some((view) => FIRST_SCRIPT.test(view))) return 'start'
  const pages = [...new Set([...views].flatMap((view) => firstView(view) ?? []))]
  if ([...views].some((view) => !firstView(view))) return 'app'
  // Counted apart: what it shares with one or two views must not become a burden of all.
  const ofEvents = eventsViewsOf(id, graph)
  if (ofEvents.size === 1 && pages.length === 0) pages.push(...ofEvents)
  else if (ofEvents.size > 0) pages.push('every')
  if (pages.length >= MANY) return 'app'
  return pages.length === 0 ? null : pages.toSorted().join('.')
}

const MANY = 3

/** Public views with a table of their own: they must not wait for what fills in forms. */
const EVENTS_VIEW = /[\\/]web[\\/](event-screens|pages[\\/]events[\\/]events?)\.tsx?$/

function eventsViewsOf(id: string, graph: Graph, seen = new Set<string>()): Set<string> {
  const [, view] = EVENTS_VIEW.exec(id) ?? []
  if (view) return new Set([view.replace(/^.*[\\/]/, '')])
  seen.add(id)
  const importers = graph.getModuleInfo(id)?.importers ?? []
  return new Set(
    importers.flatMap((by) => (seen.has(by) ? [] : [...eventsViewsOf(by, graph, seen)])),
  )
}

/** What judges a form: schemas, and what carries them to react-hook-form. */
const SCHEMAS = new RegExp(
  [
    'node_modules/@hookform/',
    'shared/text',
    'shared/accounts/(admin-)?users',
    'shared/admin/range',
    'shared/advertising/advertisements',
    'shared/blog/blog',
    'shared/contact/contact',
    'shared/events/(events|input)',
    'shared/listings/(admin|categories|changes|inputs|values)',
    'shared/reviews/reviews',
    'shared/submissions/submissions',
  ]
    .map((path) => `/${path}`.replaceAll('/', '[\\\\/]') + (path.endsWith('/') ? '' : '\\.ts'))
    .join('|'),
)

/** Node keeps the text of what it runs, and in two bytes a letter where one letter of a file needs them. */
function oneByteALetter(): Plugin {
  return {
    name: 'saath:one-byte-a-letter',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') file.code = file.code.replaceAll(/[^\0-\xff]/gu, escaped)
    },
  }
}

function escaped(letter: string): string {
  const hex = letter.codePointAt(0)?.toString(16) ?? ''
  return hex.length > 4 ? `\\u{${hex}}` : `\\u${hex.padStart(4, '0')}`
}

export default defineConfig(({ command }) => ({
  appType: 'custom',
  publicDir: 'web/public',
  plugins: [
    react(),
    devServer(),
    lightIcons(),
    lightLibraries(),
    lightReact(),
    precompress(),
    oneByteALetter(),
  ],
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: ['web/boot.ts', 'web/styles/main.css'],
          // Nothing of ours is done by merely reading a property.
          treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
          output: {
            // Content blockers go by names, and would not let a browser fetch what is named after this (ruling 29). What
            // every other file names has a short one.
            chunkFileNames: ({ name }) =>
              `assets/${name.replace(/advertis\w*/, 'paid').replace('rolldown-runtime', 'core')}-[hash:7].js`,
            codeSplitting: {
              groups: [
                // The first script needs this and nothing else before the page is painted (ruling 35).
                { name: 'preload', test: /vite[\\/]preload-helper/, priority: 6 },
                // What goes from page to page comes when somebody is about to.
                {
                  name: 'router',
                  test: /(web[\\/]whole-router\.ts|react-router[\\/].*[\\/]router[\\/](router|matcher)\.js)$/,
                  includeDependenciesRecursively: false,
                  priority: 7,
                },
                {
                  name: 'vendor',
                  // Only who has signed in, or fills in a form, changes something.
                  test: /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack)[\\/](?!.*(useMutation|mutation(Observer|Cache)?\.js))/,
                  priority: 6,
                },
                // What judges a form comes when one is filled in, after what it judges by was set up.
                { name: 'zod', test: /node_modules[\\/]zod[\\/]/, priority: 5 },
                {
                  name: 'schemas',
                  test: SCHEMAS,
                  includeDependenciesRecursively: false,
                  priority: 5,
                },
                {
                  name: nameForFirstViews,
                  debugName: 'first views',
                  includeDependenciesRecursively: false,
                  test: /[\\/](web|shared|lucide-react)[\\/]/,
                  priority: 2,
                },
                // The same for what nobody needs before signing in or filling in a form.
                {
                  name: 'form',
                  test: /[\\/](web|shared|lucide-react|react-hook-form|@tanstack)[\\/]/,
                  minShareCount: 2,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // The bundle is the production one, however it is started.
      define: command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
      build: {
        outDir: 'dist/server',
        copyPublicDir: false,
        rolldownOptions: {
          input: {
            demo: 'server/start/fill-demo.ts',
            main: 'server/main.ts',
            admin: 'server/control/admin.ts',
            secret: 'server/control/secret.ts',
            backup: 'server/control/backup.ts',
            restore: 'server/control/restore.ts',
            move: 'server/control/move.ts',
            'picture-worker': 'server/pictures/worker.ts',
          },
        },
      },
      // Bundled, so that a start reads a few files; what carries its own binary parts stays in node_modules.
      resolve: command === 'build' ? { noExternal: true, external: ['pg', 'pino', 'sharp'] } : {},
    },
  },
  builder: {
    async buildApp(builder) {
      for (const environment of Object.values(builder.environments))
        await builder.build(environment)
    },
  },
}))
