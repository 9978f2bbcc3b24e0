import { readMonth, readRegion, readView } from './pages/events/event-view.ts'
import { readPage } from './parts/read-page.ts'
import {
  allEvents,
  event,
  eventMonth,
  upcomingEvents,
  usualEvents,
} from './queries/events/events.ts'
import type { Screen } from './screens.ts'

/** The screens of §2 "Events" that anybody reads, in a table of their own: they need not wait for all others. */
export const EVENT_SCREENS: Screen[] = [
  {
    path: '/events',
    page: async () => (await import('./pages/events/events.tsx')).Events,
    needs: (need, { url: { searchParams } }) => {
      const view = readView(searchParams)
      const page = readPage(searchParams)
      const region = readRegion(searchParams)
      if (view === 'calendar') return [need(eventMonth(readMonth(searchParams), region))]
      return view === 'all'
        ? [need(allEvents(page, region))]
        : [need(upcomingEvents(page, region)), need(usualEvents(region))]
    },
  },
  {
    path: '/events/:id',
    page: async () => (await import('./pages/events/event.tsx')).EventPage,
    needs: (need, { params: { id = '' } }) => [need(event(id))],
  },
]
