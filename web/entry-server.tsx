import { StrictMode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  StaticRouterProvider,
} from 'react-router'
import { readPreferences } from '../shared/preferences.ts'
import { drawDocument, toPlainDocument, type Assets } from './document.ts'
import { collectAnswers, type PageState, type Refusal } from './page-state.ts'
import { words } from './pages/problem/words.ts'
import { PreferencesProvider } from './preferences.tsx'
import { createQueryClient } from './query-client.ts'
import { makeRoutes } from './routes.tsx'

export type { Assets } from './document.ts'

export interface DrawnPage {
  status: number
  html: string
  /** The pattern of the screen ("/listing/:id"), for the log. */
  screen: string
}

/** Any origin does: the request never leaves the process. */
const IN_PROCESS = 'http://saath.internal'

/** Draws the page for an address, reading its data through `fetch` as the visitor who sent the request. */
export async function render(
  request: Request,
  fetch: typeof globalThis.fetch,
  assets: Assets,
): Promise<DrawnPage> {
  const cookies = request.headers.get('cookie') ?? ''
  const asVisitor: typeof fetch = (input, init) =>
    fetch(input, { ...init, headers: { cookie: cookies } })
  const queryClient = createQueryClient(asVisitor, IN_PROCESS)
  const handler = createStaticHandler(makeRoutes({ queryClient, waits: true }))
  const context = await handler.query(new Request(request.url, { signal: request.signal }))
  if (context instanceof Response) throw new Error('A screen answered with a response of its own.')
  const preferences = readPreferences(cookies)
  const body = renderToString(
    <div id="app">
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <PreferencesProvider initial={preferences}>
            <StaticRouterProvider
              router={createStaticRouter(handler.dataRoutes, context)}
              context={context}
              hydrate={false}
            />
          </PreferencesProvider>
        </QueryClientProvider>
      </StrictMode>
    </div>,
  )
  const routes = { loaderData: context.loaderData, refusals: toRefusals(context.errors) }
  const state: PageState = { answers: collectAnswers(queryClient), routes }
  return {
    status: context.statusCode,
    html: drawDocument({ body, state, preferences, assets }),
    screen: context.matches.at(-1)?.route.path ?? '*',
  }
}

/** An error that is not a refusal of ours is the server's to answer: it is thrown on. */
function toRefusals(errors: Record<string, unknown> | null): PageState['routes']['refusals'] {
  if (!errors) return null
  return Object.fromEntries(
    Object.entries(errors).map(([route, error]): [string, Refusal] => {
      if (!isRouteErrorResponse(error)) throw error
      return [route, { status: error.status, data: error.data }]
    }),
  )
}

/** The page for when drawing failed. It asks nothing of the app, the data or the script. */
export function renderFailure(assets: Assets): string {
  const body = renderToStaticMarkup(
    <main className="wrap section stack">
      <h1>{words.unavailableTitle}</h1>
      <p>{words.unavailableText}</p>
      <p>
        <a href="/help-now">{words.helpNow}</a>
      </p>
    </main>,
  )
  return toPlainDocument(assets, words.unavailableTitle, body)
}
