import type { Api } from '../../server/app.ts'
import { read } from '../api.ts'
import { hc } from '../endpoints.ts'

const contactApi = hc<Api['contact']>('').api.contact

/** What the contact form begins with. The rest is in messages.ts, which comes with the form. */
export const contactForm = (listing: string) => read(contactApi.form, { query: { listing } })

/** What waits for a press in a mail, by the key of that mail. */
export const waitingMessages = (key: string) => read(contactApi.waiting, { query: { key } })
