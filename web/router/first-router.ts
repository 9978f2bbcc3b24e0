import {
  createPath,
  matchRoutes,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_defaultMapRouteProperties as toElements,
  type DataRouteObject,
  type DataRouter,
  type HydrationState,
  type RouteObject,
  type RouterInit,
  type RouterState,
  type To,
} from 'react-router'
import { importAgain } from '../parts/import-again.ts'
import { isServerThere } from '../parts/load-again.ts'

type Subscriber = Parameters<DataRouter['subscribe']>[0]

/**
 * The router of a page that was just taken over: it knows where it is. What goes from page to page is a sixth of the script
 * (web/router/whole-router.ts) and comes when somebody is about to follow a link, types what is searched for, or goes on at once.
 */
export function createFirstRouter(
  routes: RouteObject[],
  hydrationData: HydrationState,
  patchRoutesOnNavigation: RouterInit['patchRoutesOnNavigation'],
): DataRouter {
  const history = createBrowserHistory({})
  // Each of ours has an id.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const first = firstState(withElements(routes as DataRouteObject[]), hydrationData, history)
  const isElsewhere = () => history.createHref(history.location) !== createPath(first.location)
  const subscribers = new Set<Subscriber>()
  let scrolls: Parameters<DataRouter['enableScrollRestoration']> | undefined
  let state = first
  let whole: DataRouter | undefined
  let coming: Promise<DataRouter> | undefined

  const tell: Subscriber = (news, told) => {
    state = news
    for (const subscriber of subscribers) subscriber(news, told)
  }
  const start = async () => {
    const { startRouter } = await importAgain(() => import('./whole-router.ts'))
    leaves.abort()
    // It begins where the page is, whatever address the browser has gone to meanwhile.
    let begins: RouterInit['history']['location'] | undefined = first.location
    const from = Object.create(history, { location: { get: () => begins ?? history.location } })
    whole = startRouter({ routes, history: from, hydrationData, patchRoutesOnNavigation })
    begins = undefined
    whole.subscribe(tell)
    if (scrolls) whole.enableScrollRestoration(...scrolls)
    // It was said that nothing came.
    if (state !== first) tell(whole.state, NOTHING_MORE)
    if (isElsewhere()) dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }))
    return whole
  }
  const load = () => {
    coming ??= start().catch((error: unknown) => {
      coming = undefined
      throw error
    })
    return coming
  }
  /** As without the app, when its code does not come though the server answers; else says that nothing came. */
  const goWithout = async (error: unknown, go: () => void, notGone?: () => void) => {
    if (await isServerThere()) return go()
    notGone?.()
    tell({ ...state, errors: { [first.matches[0]?.route.id ?? '']: error } }, NOTHING_MORE)
  }
  const navigate = async (to: To | number, options: { replace?: boolean } = {}) => {
    const router = await load().catch(async (error: unknown) => {
      if (typeof to === 'number') return window.history.go(to)
      const address =
        typeof to === 'string' ? to : createPath({ pathname: first.location.pathname, ...to })
      const how = options.replace ? 'replace' : 'push'
      return goWithout(
        error,
        () => location.assign(address),
        () => history[how](to),
      )
    })
    // Two kinds of it: by steps of the history, and to an address.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    await router?.navigate(to as To, options)
  }
  const goneTo = async () => {
    await load().catch((error: unknown) =>
      isElsewhere() ? goWithout(error, () => location.reload()) : undefined,
    )
  }
  const leaves = watchForLinks(() => load().catch(() => undefined), goneTo)
  const router = {
    basename: '/',
    future: {},
    window,
    get state() {
      return state
    },
    get routes() {
      return whole?.routes ?? routes
    },
    get manifest() {
      return whole?.manifest ?? {}
    },
    match: (to: string) => matchRoutes(routes, to),
    subscribe(subscriber: Subscriber) {
      subscribers.add(subscriber)
      return () => subscribers.delete(subscriber)
    },
    enableScrollRestoration(...how: Parameters<DataRouter['enableScrollRestoration']>) {
      scrolls = how
      return whole?.enableScrollRestoration(...how)
    },
    navigate,
    createHref: (to: Location) => history.createHref(to),
    createURL: (to: To) => history.createURL(to),
    encodeLocation: (to: To) => history.encodeLocation(to),
  }
  // The rest of a router is for fetchers, blockers and its own tests.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return router as unknown as DataRouter
}

const NOTHING_MORE = { deletedFetchers: [], newErrors: null, flushSync: false }

/** As the router begins where the server has drawn what it needs. */
function firstState(
  routes: DataRouteObject[],
  { loaderData, errors }: HydrationState,
  { location }: RouterInit['history'],
): RouterState {
  const state = {
    historyAction: 'POP',
    location,
    matches: matchRoutes(routes, location) ?? [],
    initialized: true,
    renderFallback: false,
    navigation: { state: 'idle' },
    restoreScrollPosition: false,
    preventScrollReset: false,
    revalidation: 'idle',
    loaderData: loaderData ?? {},
    actionData: null,
    errors: errors ?? null,
    fetchers: new Map(),
    blockers: new Map(),
  }
  // The library names its actions by an enumeration that it keeps to itself.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return state as unknown as RouterState
}

const withElements = (routes: DataRouteObject[]): DataRouteObject[] =>
  routes.map((route) => {
    const { children } = route
    const updates = { ...toElements(route), children: children && withElements(children) }
    return Object.assign({}, route, updates)
  })

/** A link that is pointed to or focused, and what is typed or chosen in a form, lead on soon. */
function watchForLinks(act: () => unknown, onHistory: () => unknown): AbortController {
  const leaves = new AbortController()
  const { signal } = leaves
  for (const kind of ['pointerover', 'focusin', 'input'])
    document.addEventListener(
      kind,
      ({ target, type }) => {
        const leading = type === 'input' ? 'form' : 'a[href]'
        if (target instanceof Element && target.closest(leading)) act()
      },
      { passive: true, signal },
    )
  addEventListener('popstate', onHistory, { signal })
  return leaves
}
