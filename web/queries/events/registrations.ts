import type {
  Registration,
  TypedOrganiser,
  TypedRegistration,
} from '../../../shared/events/registrations.ts'
import { organisersApi, read, registrationsApi, send } from '../../api.ts'
import { change } from '../../notices/change.ts'
import { readAgain } from '../read-again.ts'
import { registrationWords as words } from './registration-words.ts'

const toId = (id: number | string) => ({ param: { id: String(id) } })
const ofEvent = registrationsApi.events[':id']
const ofRegistration = registrationsApi.registrations[':id']

/** What stands of events and of one's own part in them is old then. */
const refresh = [
  ['api', 'events'],
  ['api', 'user', 'events'],
]

/** A refusal tells that something has changed since it was read. */
const asItStands = readAgain(...refresh)

export const register = (eventId: number) => ({
  ...change({
    send: (json: TypedRegistration) => send(ofEvent.register.$post({ ...toId(eventId), json })),
    success: words.registered,
    failure: words.registrationFailed,
    refresh,
  }),
  ...asItStands,
})

export const joinWaitlist = (eventId: number) => ({
  ...change({
    send: (json: TypedRegistration) => send(ofEvent.waitlist.$post({ ...toId(eventId), json })),
    success: words.waiting,
    failure: words.waitingFailed,
    refresh,
  }),
  ...asItStands,
})

export const acceptOffer = ({ id }: Pick<Registration, 'id'>) => ({
  ...change({
    send: () => send(ofRegistration.accept.$patch(toId(id))),
    success: words.accepted,
    failure: words.acceptingFailed,
    refresh,
  }),
  ...asItStands,
})

/** `onSent` comes before the message: one that came up in a dialog would go with it. */
export const cancelRegistration = ({ id }: Pick<Registration, 'id'>, onSent: () => void) => ({
  ...change({
    send: async () => {
      const answer = await send(ofRegistration.cancel.$patch(toId(id)))
      onSent()
      return answer
    },
    success: words.cancelled,
    failure: words.cancellingFailed,
    refresh,
  }),
  ...asItStands,
})

/** `onSent` as above. */
export const deleteDetails = ({ id }: Pick<Registration, 'id'>, onSent: () => void) => ({
  ...change({
    send: async () => {
      const answer = await send(ofRegistration.details.$delete(toId(id)))
      onSent()
      return answer
    },
    success: words.detailsDeleted,
    failure: words.deletingFailed,
    refresh,
  }),
  ...asItStands,
})

/** Who takes part, for organisers. What others told is kept no longer than it is on the page, and never shown as it was. */
export const participants = (eventId: number | string) => ({
  ...read(organisersApi.events[':id'].registrations, toId(eventId)),
  gcTime: 0,
  staleTime: 0,
})

export const setAttendance = (eventId: number, registrationId: number) =>
  change({
    send: (attended: boolean) =>
      send(
        organisersApi.registrations[':id'].attended.$patch({
          ...toId(registrationId),
          json: { attended },
        }),
      ),
    failure: words.attendanceFailed,
    refresh: [participants(eventId).queryKey],
  })

export const organisers = (eventId: number | string) =>
  read(organisersApi.admin.events[':id'].organisers, toId(eventId))

export const nameOrganiser = (eventId: number) =>
  change({
    send: (json: TypedOrganiser) =>
      send(organisersApi.admin.events[':id'].organisers.$post({ ...toId(eventId), json })),
    success: words.organiserNamed,
    failure: words.organiserFailed,
    refresh: [organisers(eventId).queryKey],
  })

export const removeOrganiser = (eventId: number) =>
  change({
    send: (userId: number) =>
      send(
        organisersApi.admin.events[':id'].organisers[':userId'].$delete({
          param: { id: String(eventId), userId: String(userId) },
        }),
      ),
    success: words.organiserRemoved,
    failure: words.organiserFailed,
    refresh: [organisers(eventId).queryKey],
  })
