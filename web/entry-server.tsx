import { StrictMode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  StaticRouterProvider,
} from 'react-router'
import type { RefusedForm } from '../shared/errors.ts'
import { readPreferences } from '../shared/preferences.ts'
import { hasUserHint } from '../shared/accounts/visitor.ts'
import { drawDocument, toPlainDocument, type Assets } from './document.ts'
import { asOnCards } from './on-cards.ts'
import { collectAnswers, type PageState, type Refusal, type StateAnswer } from './page-state.ts'
import { words } from './pages/problem/words.ts'
import { CategorySprite } from './parts/drawings/category-sprite.tsx'
import { EVENT_SCREENS } from './event-screens.ts'
import { PRIVATE_SCREENS } from './private-screens.ts'
import { PreferencesProvider } from './preferences.tsx'
import { createQueryClient } from './query-client.ts'
import { refusedFormKey } from './queries/refused-form.ts'
import { currentUser } from './queries/admin/users.ts'
import { makeRoutes } from './routes.tsx'
import { PRIVATE } from './screens.ts'
import { VisitorProvider } from './visitor.tsx'

export type { Assets, Sheet } from './document.ts'

export interface DrawnPage {
  status: number
  html: string
  /** The style sheet in it. */
  style: string
  /** What the app takes it over with, where that is not in it. */
  state?: StateAnswer | undefined
  /** Where the visitor is sent instead: somebody signed in does not sign in. */
  location?: string
  /** Says what is one person's alone: nothing may keep it. */
  isPrivate: boolean
  /** The pattern of the screen ("/listing/:id"), for the log. */
  screen: string
}

/** The same on every page. */
const SPRITE = renderToStaticMarkup(<CategorySprite />)

/** Any origin does: the request never leaves the process. */
const IN_PROCESS = 'http://saath.internal'

interface Asked {
  /** Of the visitor, for the page's address. */
  request: Request
  /** Data is read through it, as the visitor. */
  fetch: typeof globalThis.fetch
  /** A form of this page was sent without script. */
  refused?: RefusedForm | undefined
  /** The address holds nothing of anybody's: what the app takes the page over with may be asked for by it. */
  isOpen: boolean
}

/** Draws the page for an address. */
export async function render(
  { request, fetch, refused, isOpen }: Asked,
  assets: Assets,
): Promise<DrawnPage> {
  const cookies = request.headers.get('cookie') ?? ''
  const asVisitor: typeof fetch = (input, init) =>
    fetch(input, { ...init, headers: { cookie: cookies } })
  const queryClient = createQueryClient(asVisitor, IN_PROCESS)
  if (refused) queryClient.setQueryData(refusedFormKey(new URL(request.url).pathname), refused)
  const handler = createStaticHandler(
    makeRoutes({ queryClient, waits: true }, [...EVENT_SCREENS, ...PRIVATE_SCREENS]),
  )
  // Not with the visitor's signal: of one who has left the router says what a fault of ours would say.
  const context = await handler.query(new Request(request.url))
  // What a screen answers by itself is where to go instead.
  if (context instanceof Response)
    return {
      status: context.status,
      html: '',
      style: '',
      location: context.headers.get('location') ?? '/',
      isPrivate: true,
      screen: new URL(request.url).pathname,
    }
  // Of a public page a guest's is everybody's: that nobody is signed in is not said in it.
  const who = currentUser().queryKey
  const isForSomebody = Boolean(queryClient.getQueryData(who))
  const isPrivate = context.matches.some(({ route }) => route.handle === PRIVATE)
  if (!isPrivate && !isForSomebody) queryClient.removeQueries({ queryKey: who, exact: true })
  const preferences = readPreferences(cookies)
  const hasHint = hasUserHint(cookies)
  const body = renderToString(
    <div id="app">
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <PreferencesProvider initial={preferences}>
            <VisitorProvider hasHint={hasHint}>
              <StaticRouterProvider
                router={createStaticRouter(handler.dataRoutes, context)}
                context={context}
                hydrate={false}
              />
            </VisitorProvider>
          </PreferencesProvider>
        </QueryClientProvider>
      </StrictMode>
    </div>,
  )
  const routes = { loaderData: context.loaderData, refusals: toRefusals(context.errors) }
  const answers = collectAnswers(queryClient, asOnCards)
  // What is not so is left out: most pages are light by it.
  const state: PageState = { answers, hasHint: hasHint || undefined, routes }
  const isApart = isOpen && !isPrivate && !isForSomebody && !hasHint && !state.routes.refusals
  const apart = isApart && !refused ? { state, tag: await tagOf(state) } : undefined
  return {
    status: context.statusCode,
    state: apart,
    ...drawDocument({
      body: body + SPRITE,
      state: apart?.tag ?? state,
      preferences,
      assets,
      isAtOnce: isPrivate || refused !== undefined,
    }),
    isPrivate: isPrivate || isForSomebody,
    screen: context.matches.at(-1)?.route.path ?? '*',
  }
}

async function tagOf(state: PageState): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-1', new TextEncoder().encode(JSON.stringify(state)))
  return Buffer.from(hash).toString('base64url')
}

/** An error that is not a refusal of ours is the server's to answer: it is thrown on. */
function toRefusals(errors: Record<string, unknown> | null): PageState['routes']['refusals'] {
  if (!errors) return undefined
  return Object.fromEntries(
    Object.entries(errors).map(([route, error]): [string, Refusal] => {
      if (!isRouteErrorResponse(error)) throw error
      return [route, { status: error.status, data: error.data }]
    }),
  )
}

/** The page for when drawing failed, or somebody was refused. It asks nothing of the app, the data or the script. */
export function renderFailure(
  assets: Assets,
  refusal?: { status: number; message: string },
): ReturnType<typeof toPlainDocument> {
  const more =
    refusal?.status === 403 || refusal?.status === 429 ? words.refused[refusal.status] : undefined
  const title = more?.title ?? (refusal ? words.refusedTitle : words.unavailableTitle)
  const body = renderToStaticMarkup(
    <main className="wrap section stack">
      <h1>{title}</h1>
      <p>{refusal?.message ?? words.unavailableText}</p>
      {more && <p>{more.text}</p>}
      {/* The page with all numbers may be refused as well. */}
      {more && (
        <p>
          <a href="tel:112">{words.inDanger}</a>
        </p>
      )}
      <p>
        <a href="/">{words.home}</a>
      </p>
      <p>
        <a href="/help-now">{words.helpNow}</a>
      </p>
    </main>,
  )
  return toPlainDocument(assets, title, body)
}
