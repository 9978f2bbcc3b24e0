import { CONTACT_KINDS, CONTACT_QUEUES } from '../../../../shared/contact/rules.ts'
import { readPage } from '../../../parts/read-page.ts'
import type { MessageFilters } from '../../../queries/admin/messages.ts'
import { toAddress } from '../kit/to-address.ts'

/** What an address asks of the tab Messages; what it does not name is as at first. */
export const readFilters = (params: URLSearchParams): MessageFilters => ({
  show: CONTACT_QUEUES.find((queue) => queue === params.get('show')) ?? 'unread',
  kind: CONTACT_KINDS.find((kind) => kind === params.get('kind')) ?? '',
  search: (params.get('search') ?? '').trim(),
  page: readPage(params),
})

/** The address of the same list with something else asked; from its first page, unless that is what is asked. */
export function toMessages(
  filters: MessageFilters,
  other: Partial<MessageFilters> & { id?: number | undefined } = {},
): string {
  const { show, kind, search, page, id } = { ...filters, page: 1, id: undefined, ...other }
  return toAddress('/admin/messages', { show, kind, search, page, id }, { show: 'unread' })
}
