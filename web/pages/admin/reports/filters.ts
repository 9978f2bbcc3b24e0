import { REPORT_QUEUES } from '../../../../shared/reports/rules.ts'
import { readPage } from '../../../parts/read-page.ts'
import type { ReportFilters } from '../../../queries/reports.ts'
import { toAddress } from '../kit/to-address.ts'

/** What an address asks of the tab Reports; what it does not name is as at first. */
export const readFilters = (params: URLSearchParams): ReportFilters => ({
  show: REPORT_QUEUES.find((queue) => queue === params.get('show')) ?? 'open',
  search: (params.get('search') ?? '').trim(),
  page: readPage(params),
})

/** The address of the same list with something else asked; from its first page, unless that is what is asked. */
export function toReports(
  filters: ReportFilters,
  other: Partial<ReportFilters> & { id?: number | undefined } = {},
): string {
  const { show, search, page, id } = { ...filters, page: 1, id: undefined, ...other }
  return toAddress('/admin/reports', { show, search, page, id }, { show: 'open' })
}
