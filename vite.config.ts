import { brotliCompressSync } from 'node:zlib'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { isRunnableDevEnvironment, type Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

/** In development one port serves all: the build tool its modules, our app everything else. */
function devServer(): Plugin {
  return {
    name: 'saath:dev-server',
    apply: 'serve',
    configureServer(server) {
      if (process.env.VITEST) return
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
          brotliCompressSync(readFileSync(join(folder, file))),
        )
      }
    },
  }
}

export default defineConfig(({ command }) => ({
  appType: 'custom',
  publicDir: 'web/public',
  plugins: [tailwindcss(), react(), devServer(), precompress()],
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: ['web/boot.ts', 'web/styles/main.css'],
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'vendor',
                  test: /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack|hono)[\\/]/,
                  priority: 2,
                },
                // What two pages share travels once and in one file; what one page has alone stays with it.
                {
                  name: 'app',
                  // The helplines are for two screens, and on neither's way to its first view.
                  test: /[\\/](web(?![\\/]parts[\\/]helplines)|shared|lucide-react)[\\/]/,
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
          input: { main: 'server/main.ts', 'embedded-worker': 'server/db/embedded/worker.ts' },
        },
      },
      // Bundled, so that a start reads a few files; what carries its own binary parts stays in node_modules.
      resolve:
        command === 'build'
          ? { noExternal: true, external: ['@electric-sql/pglite', 'pg', 'pino'] }
          : {},
    },
  },
  builder: {
    async buildApp(builder) {
      for (const environment of Object.values(builder.environments))
        await builder.build(environment)
    },
  },
  test: {
    include: ['{shared,server,web,tests,scripts}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'tests/e2e/**'],
    // The first test of a worker opens a database, which takes seconds on a busy machine.
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
}))
