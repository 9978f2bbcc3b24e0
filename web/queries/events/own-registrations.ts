import { organisersApi, read, registrationsApi } from '../../api.ts'

/** One's own registrations, the latest event first. Apart from what changes them: a screen table needs this alone. */
export const ownRegistrations = () => read(registrationsApi.user.events)

/** The events one is named for as an organiser. */
export const organisedEvents = () => read(organisersApi.user['organised-events'])

/** Whether the visitor can register for an event now, and what they have already. */
export const registering = (eventId: number | string) =>
  read(registrationsApi.events[':id'].registration, { param: { id: String(eventId) } })
