import { CLAIM_QUEUES } from '../../../../shared/claims/rules.ts'
import { readPage } from '../../../parts/read-page.ts'
import type { ClaimFilters } from '../../../queries/claims/claims.ts'
import { toAddress } from '../kit/to-address.ts'

/** What an address asks of the tab Claims; what it does not name is as at first. */
export const readFilters = (params: URLSearchParams): ClaimFilters => ({
  show: CLAIM_QUEUES.find((queue) => queue === params.get('show')) ?? 'waiting',
  search: (params.get('search') ?? '').trim(),
  page: readPage(params),
})

/** The address of the same list with something else asked; from its first page, unless that is what is asked. */
export function toClaims(
  filters: ClaimFilters,
  other: Partial<ClaimFilters> & { id?: number | undefined } = {},
): string {
  const { show, search, page, id } = { ...filters, page: 1, id: undefined, ...other }
  return toAddress('/admin/claims', { show, search, page, id }, { show: 'waiting' })
}
