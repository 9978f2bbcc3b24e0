import type { EventQueue } from '../../../shared/events/rules.ts'
import type {
  TypedAdminEvent,
  TypedCancel,
  TypedEvent,
  TypedReject,
} from '../../../shared/events/input.ts'
import { adminApi, eventsApi, read, readCounted, send } from '../../api.ts'
import { change } from '../../notices/change.ts'
import { toRange } from '../admin/page.ts'
import { eventWords as words } from './words.ts'
import { isConflict, isTooLate } from '../is-conflict.ts'
import { readAgain } from '../read-again.ts'

const toId = (id: number) => ({ param: { id: String(id) } })

export const proposeEvent = () =>
  change({
    send: (json: TypedEvent) => send(eventsApi.$post({ json })),
    success: words.proposed,
    failure: words.proposingFailed,
    refresh: [['api', 'user', 'event-proposals']],
  })

export const eventQueue = (show: EventQueue, search: string, page: number) =>
  readCounted(adminApi.events, {
    query: {
      show,
      search,
      ...toRange(page),
    },
  })

/** One event as the list has it, whatever became of it. */
export const eventNumbered = (id: string) =>
  readCounted(adminApi.events, { query: { show: 'all', id, ...toRange(1) } })

export const adminEvent = (id: string) => read(adminApi.events[':id'], { param: { id } })

/** What an admin changes is old in every list, calendar and map. */
const ofAdmins = ['api', 'admin', 'events']
const refresh = [
  ofAdmins,
  ['api', 'admin', 'stats'],
  ['api', 'events'],
  ['api', 'map', 'events'],
  ['api', 'admin', 'decisions'],
]

const ofEvent = adminApi.events[':id']

export const createEvent = () =>
  change({
    send: (json: TypedAdminEvent) => send(adminApi.events.$post({ json })),
    success: words.created,
    failure: words.saveFailed,
    refresh,
  })

/** `updatedAt` says which words the admin saw. */
export const editEvent = (id: number, updatedAt: string) =>
  change({
    send: (json: TypedAdminEvent) =>
      send(ofEvent.$patch({ ...toId(id), json: { ...json, updatedAt } })),
    success: words.updated,
    failure: words.saveFailed,
    refresh,
    isSaidInPlace: isConflict,
  })

export const approveEvent = (id: number) => ({
  ...change({
    send: () => send(ofEvent.approve.$patch(toId(id))),
    failure: words.changeFailed,
    refresh,
    isSaidInPlace: isTooLate,
  }),
  ...readAgain(ofAdmins),
})

export const unapproveEvent = (id: number) =>
  change({
    send: () => send(ofEvent.unapprove.$patch(toId(id))),
    success: words.unapproved,
    failure: words.changeFailed,
    refresh,
  })

export const rejectEvent = (id: number) => ({
  ...change({
    send: (json: TypedReject) => send(ofEvent.reject.$patch({ ...toId(id), json })),
    failure: words.changeFailed,
    refresh,
    isSaidInPlace: isTooLate,
  }),
  ...readAgain(ofAdmins),
})

export const featureEvent = (id: number) =>
  change({
    send: (isFeatured: boolean) =>
      send(ofEvent.feature.$patch({ ...toId(id), json: { isFeatured } })),
    success: ({ isFeatured }) => (isFeatured ? words.featured : words.unfeatured),
    failure: words.changeFailed,
    refresh,
  })

export const cancelEvent = (id: number) =>
  change({
    send: (json: TypedCancel) => send(ofEvent.cancel.$patch({ ...toId(id), json })),
    success: words.cancelled,
    failure: words.changeFailed,
    refresh,
  })

export const deleteEvent = (id: number) =>
  change({
    send: () => send(ofEvent.$delete(toId(id))),
    success: words.deleted,
    failure: words.deletingFailed,
    refresh,
  })
