import { SUBMISSION_QUEUES } from '../../../../shared/submissions/rules.ts'
import { readPage } from '../../../parts/read-page.ts'
import type { SubmissionFilters } from '../../../queries/submissions.ts'
import { toAddress } from '../kit/to-address.ts'

/** What an address asks of the tab Submissions; what it does not name is as at first. */
export const readFilters = (params: URLSearchParams): SubmissionFilters => ({
  status: SUBMISSION_QUEUES.find((queue) => queue === params.get('status')) ?? 'pending',
  search: (params.get('search') ?? '').trim(),
  page: readPage(params),
})

/** The address of the same queue with something else asked; from its first page, unless that is what is asked. */
export function toSubmissions(
  filters: SubmissionFilters,
  other: Partial<SubmissionFilters> & { id?: number } = {},
): string {
  const { status, search, page, id } = { ...filters, page: 1, id: undefined, ...other }
  return toAddress('/admin/submissions', { status, search, page, id }, { status: 'pending' })
}
