import { read, registrationsApi } from '../api.ts'

/** One's own registrations, the latest event first. Apart from what changes them: a screen table needs this alone. */
export const ownRegistrations = () => read(registrationsApi.user.events)
