import { readMonth, readRegion, readView } from './pages/events/event-view.ts'
import { readPage } from './parts/read-page.ts'
import { readSearched } from './parts/read-searched.ts'
import { answersByKind, dangerIn, firstListings } from './queries/answers.ts'
import {
  allEvents,
  event,
  eventMonth,
  upcomingEvents,
  usualEvents,
} from './queries/events/events.ts'
import { ownRegistrations, registering } from './queries/events/own-registrations.ts'
import { currentUser } from './queries/admin/users.ts'
import type { Need, Screen } from './screens.ts'

/** The search of everything, and the screens of §2 "Events" that anybody reads: they need not wait for all others. */
export const EVENT_SCREENS: Screen[] = [
  {
    path: '/search',
    page: async () => (await import('./pages/search/search.tsx')).Search,
    needs: (need, { url }) => {
      const searched = readSearched(url.searchParams)
      return searched ? [need(firstListings(searched)), need(answersByKind(searched))] : []
    },
  },
  {
    path: '/events',
    page: async () => (await import('./pages/events/events.tsx')).Events,
    needs: (need, { url: { searchParams } }) => {
      const view = readView(searchParams)
      const page = readPage(searchParams)
      const region = readRegion(searchParams)
      const own = ofSignedIn(need, () => need(ownRegistrations()))
      const filters = { region, search: readSearched(searchParams) }
      if (view === 'calendar') return [own, need(eventMonth(readMonth(searchParams), region))]
      const danger = filters.search ? [need(dangerIn(filters.search))] : []
      return view === 'all'
        ? [own, ...danger, need(allEvents(page, filters))]
        : [own, ...danger, need(upcomingEvents(page, filters)), need(usualEvents(filters))]
    },
  },
  {
    path: '/events/:id',
    page: async () => (await import('./pages/events/event.tsx')).EventPage,
    needs: (need, { params: { id = '' } }) => [
      need(event(id)),
      ofSignedIn(need, () => need(registering(id))),
    ],
  },
]

/** What somebody signed in has there already; a page without it is better than none. */
const ofSignedIn = (need: Need, ask: () => Promise<unknown>) =>
  need(currentUser())
    .then((user) => user && ask())
    .catch(() => null)
