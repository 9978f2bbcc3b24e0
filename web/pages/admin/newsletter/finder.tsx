import { LIMITS } from '../../../../shared/limits.ts'
import { SUBSCRIPTION_STATES, type SubscriptionState } from '../../../../shared/newsletter/rules.ts'
import { TabLinks } from '../../../ui/tab-links.tsx'
import { SearchForm } from '../kit/search-form.tsx'
import { toAddress } from '../kit/to-address.ts'
import { words } from './words.ts'

interface SubscriberFilters {
  search: string
  state: SubscriptionState | undefined
  page?: number
}

/** By state, and by part of an address. */
export function SubscriberFinder({ search, state }: SubscriberFilters) {
  return (
    <>
      <div className="show-links">
        <TabLinks
          label={words.show}
          tabs={([undefined, ...SUBSCRIPTION_STATES] as const).map((one) => ({
            to: toList({ search, state: one }),
            label: words.shows[one ?? 'all'],
            isCurrent: one === state,
          }))}
        />
      </div>
      <SearchForm
        key={search}
        id="subscriber-search"
        words={words}
        search={search}
        max={LIMITS.email}
        show={state}
        look="primary"
      />
    </>
  )
}

/** The address of one page of the list. */
export const toList = ({ search, state, page }: SubscriberFilters) =>
  toAddress('/admin/newsletter', { search, show: state, page })
