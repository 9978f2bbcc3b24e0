import type { Api } from '../../../server/app.ts'
import type { Message, TypedContact } from '../../../shared/contact/contact.ts'
import type { ContactKind, ContactQueue } from '../../../shared/contact/rules.ts'
import { readCounted, send } from '../../api.ts'
import { hc } from '../../endpoints.ts'
import { change } from '../../notices/change.ts'
import { toRange } from './page.ts'
import { contactWords as words } from '../contact-words.ts'

const contactApi = hc<Api['contact']>('').api.contact

/** Where the forms go without script, and the address of the sum that a browser works out. */
export const CONTACT_FORM = '/contact'
export const CONFIRM_FORM = '/contact/confirm'
export const CHALLENGE = contactApi.challenge.$path()

/** `prove` adds what shows that no program sends it. What §8 has no message for is said by the page alone. */
export const sendMessage = (prove: () => Promise<Partial<TypedContact>>) =>
  change({
    send: async (typed: TypedContact) =>
      send(contactApi.$post({ json: { ...typed, ...(await prove()) } })),
    success: ({ state, follow }) => (state === 'sent' && !follow ? words.sent : undefined),
    failure: words.sendingFailed,
    refresh,
  })

/** The state of the tab Messages, all of it in the address. */
export interface MessageFilters {
  show: ContactQueue
  kind: ContactKind | ''
  search: string
  page: number
}

export const foundMessages = ({ show, kind, search, page }: MessageFilters) =>
  readCounted(contactApi, {
    query: {
      show,
      kind,
      search,
      ...toRange(page),
    },
  })

/** One message alone, whatever became of it. */
export const messageNumbered = (id: string) =>
  readCounted(contactApi, { query: { show: 'all', id, ...toRange(1) } })

const refresh = [
  ['api', 'contact'],
  ['api', 'admin', 'stats'],
  ['api', 'admin', 'decisions'],
]

const toId = ({ id }: Pick<Message, 'id'>) => ({ param: { id: String(id) } })

export const markMessage = (message: Pick<Message, 'id'>) =>
  change({
    send: (isRead: boolean) =>
      send(contactApi[':id'].$patch({ ...toId(message), json: { isRead } })),
    success: ({ isRead }) => (isRead ? undefined : words.markedUnread),
    failure: words.markingFailed,
    refresh,
  })

export const deleteMessage = (message: Pick<Message, 'id'>) =>
  change({
    send: () => send(contactApi[':id'].$delete(toId(message))),
    success: words.deleted,
    failure: words.deletingFailed,
    refresh,
  })
