import { LIMITS } from '../../../shared/limits.ts'
import { EVENT_VIEWS, type EventView } from '../../../shared/events/rules.ts'

/** The tab an address asks for; the first where it names none. */
export const readView = (params: URLSearchParams): EventView =>
  EVENT_VIEWS.find((view) => view === params.get('view')) ?? 'upcoming'

/** A page of the events of a place that say something. */
export interface EventListProps {
  page: number
  region: string
  searched: string
}

interface ViewPart {
  page?: number
  month?: string
  day?: string
  region?: string
  searched?: string
}

/** The state or town whose events an address asks for; empty for all. */
export const readRegion = (params: URLSearchParams) =>
  (params.get('region') ?? '').trim().slice(0, LIMITS.place)

/** The address of a tab, of a page of it, of a month and a day. */
export function viewPath(
  view: EventView,
  { page = 1, month, day, region, searched }: ViewPart = {},
): string {
  const query = new URLSearchParams()
  if (view !== 'upcoming') query.set('view', view)
  if (searched) query.set('search', searched)
  if (region) query.set('region', region)
  if (page > 1) query.set('page', String(page))
  if (month) query.set('month', month)
  if (day) query.set('day', day)
  return query.size > 0 ? `/events?${query}` : '/events'
}

/** The month of the calendar that an address asks for. */
export function readMonth(params: URLSearchParams): string | undefined {
  const month = params.get('month') ?? ''
  return /^(19|20)\d\d-(0[1-9]|1[0-2])$/.test(month) ? month : undefined
}
