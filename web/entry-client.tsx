import '@vitejs/plugin-react/preamble'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, startTransition, useEffect, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import {
  matchRoutes,
  UNSAFE_ErrorResponseImpl as ErrorResponse,
  type RouteObject,
} from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { readPreferences } from '../shared/preferences.ts'
import type { ReadState } from './boot/state.ts'
import { createFirstRouter } from './router/first-router.ts'
import { STATE_ELEMENT, type PageState } from './page-state.ts'
import { PreferencesProvider } from './preferences.tsx'
import { createQueryClient } from './query-client.ts'
import { makeRoutes, NOTHING_HERE, SCREENS_ROUTE } from './routes.tsx'
import { toRoute, type Drawing } from './screens.ts'
import { VisitorProvider } from './visitor.tsx'

/** The search of everything, events, and one of them; what else begins so is somebody's own. */
const EVERYBODYS = /^\/(search|events(\/\d+)?)\/?$/

/** Ends when React has the page. Asked once more after it failed, it begins anew (decision 30). */
export async function takeOver({ state, isNews }: ReadState): Promise<void> {
  const queryClient = createQueryClient(fetch)
  for (const [key, answer] of state.answers) queryClient.setQueryData(key, answer)

  const router = await createRouter({ queryClient, waits: false }, state)
  const app = document.getElementById('app')
  if (!app) return
  // What is one person's must not outlast their sign-out in the page.
  document.getElementById(STATE_ELEMENT)?.remove()
  stayInPlace()
  const { promise, resolve } = Promise.withResolvers<void>()
  const drawn = (
    <StrictMode>
      <TakenOver onDone={resolve}>
        <QueryClientProvider client={queryClient}>
          <PreferencesProvider initial={readPreferences(document.cookie)}>
            <VisitorProvider hasHint={state.hasHint ?? false}>
              <RouterProvider router={router} />
            </VisitorProvider>
          </PreferencesProvider>
        </QueryClientProvider>
      </TakenOver>
    </StrictMode>
  )
  // React would not know what has changed since, nor the <font> that a translator puts in place of each text.
  const isOther = isNews || app.querySelector('font')
  const putBack = isOther && (await import('./keep-typed.ts')).keepTyped(app)
  startTransition(() => {
    if (isOther) createRoot(app).render(drawn)
    else hydrateRoot(app, drawn)
  })
  await promise
  putBack?.()
}

/** Says on <html>, which React does not own, that the page answers now: tests and programs that read pages wait for it. */
function TakenOver({ onDone, children }: { onDone: () => void; children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
    onDone()
    // After all that a first view needs: a browser translates a page that is there.
    setTimeout(async () => (await import('./translated.ts')).followTranslator(), 1000)
  }, [onDone])
  return children
}

/** The browser has scrolled to where this page was left: what the router remembers of this address is of another visit. */
function stayInPlace() {
  const here: string = Object(history.state).key ?? 'default'
  try {
    const { [here]: _, ...others } = JSON.parse(sessionStorage.getItem(SCROLLED) ?? '{}')
    sessionStorage.setItem(SCROLLED, JSON.stringify(others))
  } catch {
    // Nothing is kept, so nothing is in the way.
  }
}

/** Where the router keeps how far each address was scrolled. */
const SCROLLED = 'react-router-scroll-positions'

async function createRouter(drawing: Drawing, state: PageState) {
  const everybodys = makeRoutes(drawing)
  const isUnknown = (path: string) =>
    matchRoutes(everybodys, path)?.at(-1)?.route.id === NOTHING_HERE
  const routes = isUnknown(location.pathname)
    ? makeRoutes(drawing, await otherScreens(location.pathname))
    : everybodys
  await resolvePages(routes)
  // The matches it is given are partial ones: they take home, "/", for the beginning of every address.
  return createFirstRouter(routes, toHydrationData(state), async ({ path, patch }) => {
    if (!isUnknown(path)) return
    const others = await otherScreens(path)
    patch(
      SCREENS_ROUTE,
      others.map((screen) => toRoute(screen, drawing)),
    )
  })
}

/** What is not in the table everybody has may be in one of these. */
async function otherScreens(path: string) {
  return EVERYBODYS.test(path)
    ? (await import('./event-screens.ts')).EVENT_SCREENS
    : (await import('./private-screens.ts')).PRIVATE_SCREENS
}

/** The page's own code must be in hand before hydration, or the first render differs from the server's. */
async function resolvePages(routes: RouteObject[]) {
  const matches = matchRoutes(routes, location) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'object' || !route.lazy.Component) return
      const Component = await route.lazy.Component()
      Object.assign(route, { Component, lazy: undefined })
    }),
  )
}

function toHydrationData({ routes: { loaderData, refusals } }: PageState) {
  if (!refusals) return { loaderData }
  const errors = Object.entries(refusals).map(([route, { status, data }]) => [
    route,
    new ErrorResponse(status, '', data),
  ])
  return { loaderData, errors: Object.fromEntries(errors) }
}
