import type { Api } from '../../server/app.ts'
import type { SubscriptionState } from '../../shared/newsletter/rules.ts'
import type { TypedSubscription } from '../../shared/newsletter/newsletter.ts'
import { read, readCounted, send } from '../api.ts'
import { hc } from '../endpoints.ts'
import { change } from '../notices/change.ts'
import { toRange } from './admin/page.ts'
import { newsletterWords as words } from './newsletter-words.ts'

// Here and not in web/api.ts, which every first view carries.
const endpoints = hc<Api['newsletter']>('')
const newsletterApi = endpoints.api.newsletter

/** Where the form goes without script. */
export const SUBSCRIBE_FORM = '/newsletter'
/** Where the admins' form goes, which is answered with a file. */
export const EXPORT_FORM = endpoints.api.admin.newsletter.export.$path()
/** Where a press on the page of a mail's link goes. */
export const pressForm = (key: string) => endpoints.newsletter[':key'].$path({ param: { key } })

/** `takeTrap` gives what is in the field that people do not see. */
export const subscribe = (takeTrap: () => string) =>
  change({
    send: (typed: TypedSubscription) =>
      send(newsletterApi.$post({ json: { ...typed, trap: takeTrap() } })),
    success: words.subscribed,
    failure: words.subscribingFailed,
  })

export const ownSubscription = (key: string) => read(newsletterApi[':key'], { param: { key } })

interface AsksSubscribers {
  search: string
  state: SubscriptionState | undefined
  page: number
}

export const subscribers = ({ search, state, page }: AsksSubscribers) =>
  readCounted(newsletterApi, {
    query: {
      search,
      state,
      ...toRange(page),
    },
  })

export const deleteSubscriber = (id: number) =>
  change({
    send: () => send(endpoints.api.admin.newsletter[':id'].$delete({ param: { id: String(id) } })),
    success: words.addressDeleted,
    failure: words.deletingFailed,
    refresh: [
      ['api', 'newsletter'],
      ['api', 'admin', 'stats'],
    ],
  })
