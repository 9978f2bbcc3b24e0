import { EVENTS_PAGE } from '../../../shared/events/rules.ts'
import { eventsApi, proposalsApi, read, readCounted } from '../../api.ts'

const toRange = (page: number) => ({
  limit: String(EVENTS_PAGE),
  offset: page > 1 ? String((page - 1) * EVENTS_PAGE) : undefined,
})

interface Filters {
  region?: string
  search?: string
}

/** One page of those to come. */
export const upcomingEvents = (page: number, { region = '', search = '' }: Filters = {}) =>
  readCounted(eventsApi.upcoming, { query: { region, search, ...toRange(page) } })

/** One page of all there are. */
export const allEvents = (page: number, { region = '', search = '' }: Filters = {}) =>
  readCounted(eventsApi, { query: { region, search, ...toRange(page) } })

/** A month of the calendar; without one, this month in India. */
export const eventMonth = (month?: string, region = '') =>
  read(eventsApi.month, { query: { month, region } })

/** What usually happens there; what is for all of India, too. */
export const usualEvents = ({ region = '', search = '' }: Filters = {}) =>
  read(eventsApi.usual, { query: { region, search } })

export const event = (id: string) => read(eventsApi[':id'], { param: { id } })

/** What the visitor proposed. */
export const ownProposals = () => read(proposalsApi)
