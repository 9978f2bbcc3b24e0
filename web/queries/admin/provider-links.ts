import type { Api } from '../../../server/app.ts'
import type { Channel } from '../../../shared/checks/kinds.ts'
import { send } from '../../api.ts'
import { hc } from '../../endpoints.ts'
import { change } from '../../notices/change.ts'
import { adminWords as words } from './words.ts'

const listingsApi = hc<Api['providerLinks']>('').api.admin.listings

/** Makes a link for the provider of a listing. */
export const makeLink = (listingId: number) =>
  change({
    send: (input: { channel: Channel }) =>
      send(listingsApi[':id'].links.$post({ param: { id: String(listingId) }, json: input })),
    success: words.linkMade,
    failure: words.linkFailed,
  })
