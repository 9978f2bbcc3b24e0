import { SEARCH_RULE_KINDS } from '../../../../shared/search/rule-kinds.ts'
import { toAddress } from '../kit/to-address.ts'

/** The lists of the tab. */
export const SHOWN = [...SEARCH_RULE_KINDS, 'misses'] as const

/** The address of one page of a list. */
export const toList = (show: (typeof SHOWN)[number], page = 1) =>
  toAddress('/admin/search', { show, page }, { show: 'synonym' })
