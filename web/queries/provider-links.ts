import type { Api } from '../../server/app.ts'
import { read } from '../api.ts'
import { hc } from '../endpoints.ts'

// Here and not in web/api.ts, which every first view carries.
const endpoints = hc<Api['providerLinks']>('')

/** What the link of a provider shows. */
export const providerPage = (token: string) =>
  read(endpoints.api.confirm[':token'], { param: { token } })

/** The same to print. */
export const providerSheet = (token: string, lang: string) =>
  read(endpoints.api.confirm[':token'].sheet, { param: { token }, query: { lang } })
