import Search from 'lucide-react/icons/search'
import { Form } from 'react-router'
import { LIMITS } from '../../../../shared/limits.ts'
import { SUBSCRIPTION_STATES, type SubscriptionState } from '../../../../shared/newsletter-rules.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { TabLinks } from '../../../ui/tab-links.tsx'
import { words } from './words.ts'

interface Asked {
  search: string
  state: SubscriptionState | undefined
  page?: number
}

/** By state, and by part of an address. */
export function SubscriberFinder({ search, state }: Asked) {
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
      <Form className="finder user-finder" role="search" key={search}>
        {state && <input type="hidden" name="show" value={state} />}
        <Field id="subscriber-search" label={words.search} hint={words.searchHint}>
          {(control) => (
            <input
              {...control}
              type="search"
              name="search"
              defaultValue={search}
              maxLength={LIMITS.email}
              autoComplete="off"
            />
          )}
        </Field>
        <Button type="submit" look="primary" icon={Search}>
          {words.search}
        </Button>
      </Form>
    </>
  )
}

/** The address of one page of the list. */
export function toList({ search, state, page = 1 }: Asked): string {
  const query = new URLSearchParams()
  if (search) query.set('search', search)
  if (state) query.set('show', state)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `/admin/newsletter?${query}` : '/admin/newsletter'
}
