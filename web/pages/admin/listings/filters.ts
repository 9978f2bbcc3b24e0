import {
  LISTING_SHOWS,
  LISTING_SORTS,
  type ListingShow,
  type ListingSort,
} from '../../../../shared/listings/admin-list.ts'
import { readPage } from '../../../parts/read-page.ts'
import type { ListingFilters } from '../../../queries/admin/listings.ts'
import { toAddress } from '../kit/to-address.ts'

const FIRST: { show: ListingShow; sort: ListingSort } = { show: 'all', sort: 'newest' }

/** What an address asks of the tab Listings; what it does not name is as at first. */
export function readFilters(params: URLSearchParams): ListingFilters {
  const text = (name: string) => (params.get(name) ?? '').trim()
  return {
    search: text('search'),
    category: text('category'),
    region: text('region'),
    import: /^[1-9]\d{0,8}$/.exec(text('import'))?.[0],
    show: LISTING_SHOWS.find((show) => show === params.get('show')) ?? FIRST.show,
    sort: LISTING_SORTS.find((sort) => sort === params.get('sort')) ?? FIRST.sort,
    page: readPage(params),
  }
}

/** The address of the same list with something else asked; from its first page, unless that is what is asked. */
export const toListings = (filters: ListingFilters, other: Partial<ListingFilters> = {}) =>
  toAddress('/admin/listings', { ...filters, page: 1, ...other }, FIRST)

/** Everything of a kind again, in the same order. */
export const withoutFilters = { search: '', category: '', region: '', import: undefined }
