import { QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { EVENT_SCREENS } from '../../web/event-screens.ts'
import { PreferencesProvider } from '../../web/preferences.tsx'
import { PRIVATE_SCREENS } from '../../web/private-screens.ts'
import { createQueryClient } from '../../web/query-client.ts'
import { makeRoutes } from '../../web/routes.tsx'
import { VisitorProvider } from '../../web/visitor.tsx'
import { readPreferences } from '../../shared/preferences.ts'

const SITE = 'http://saath.internal'
const OTHERS = [...EVENT_SCREENS, ...PRIVATE_SCREENS]

/** Every address pattern of the site. */
export const patterns = (): string[] =>
  pathsOf(makeRoutes({ queryClient: createQueryClient(fetch, SITE), waits: true }, OTHERS))

const pathsOf = (routes: { path?: string; children?: object[] }[]): string[] =>
  routes.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...pathsOf(children)])

/** As often as one answer brings forth another question. */
const MOST_ROUNDS = 5

/** A screen with all that a browser would ask for after its first paint: lists of admins are drawn then. */
export async function drawWhole(path: string, get: (path: string) => Promise<Response>) {
  const asVisitor: typeof fetch = (input) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input)
    return get(pathname + search)
  }
  const queryClient = createQueryClient(asVisitor, SITE)
  const handler = createStaticHandler(makeRoutes({ queryClient, waits: true }, OTHERS))
  const context = await handler.query(new Request(SITE + path))
  if (context instanceof Response) return undefined
  let html = ''
  for (let round = 0; round < MOST_ROUNDS; round++) {
    html = renderToString(
      <QueryClientProvider client={queryClient}>
        <PreferencesProvider initial={readPreferences('')}>
          <VisitorProvider hasHint>
            <StaticRouterProvider
              router={createStaticRouter(handler.dataRoutes, context)}
              context={context}
              hydrate={false}
            />
          </VisitorProvider>
        </PreferencesProvider>
      </QueryClientProvider>,
    )
    const open = queryClient
      .getQueryCache()
      .getAll()
      .filter(({ state, options }) => state.status === 'pending' && options.queryFn)
      // A question that waits for a choice: who watches says so, which the type of a query does not know.
      .filter(({ options }) => !('enabled' in options) || options.enabled !== false)
    if (open.length === 0) break
    await Promise.allSettled(open.map((query) => query.fetch()))
  }
  return html
}
