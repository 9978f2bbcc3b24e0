import '@vitejs/plugin-react/preamble'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import {
  createBrowserRouter,
  matchRoutes,
  UNSAFE_ErrorResponseImpl as ErrorResponse,
  type RouteObject,
} from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { readPreferences } from '../shared/preferences.ts'
import { STATE_ELEMENT, type PageState } from './page-state.ts'
import { PreferencesProvider } from './preferences.tsx'
import { createQueryClient } from './query-client.ts'
import { makeRoutes } from './routes.tsx'

const state = readState()
const queryClient = createQueryClient(fetch)
for (const [key, answer] of state.answers) queryClient.setQueryData(key, answer)

const routes = makeRoutes({ queryClient, waits: false })
await resolvePages(routes)
const router = createBrowserRouter(routes, { hydrationData: toHydrationData(state) })

const app = document.getElementById('app')
if (app) {
  startTransition(() => {
    hydrateRoot(
      app,
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <PreferencesProvider initial={readPreferences(document.cookie)}>
            <RouterProvider router={router} />
          </PreferencesProvider>
        </QueryClientProvider>
      </StrictMode>,
    )
  })
}

function readState(): PageState {
  // Written by drawDocument on every page.
  return JSON.parse(document.getElementById(STATE_ELEMENT)?.textContent ?? '') as PageState
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
