import type { Api } from '../../../server/app.ts'
import type { SlotPosition } from '../../../shared/advertising/rules.ts'
import { read } from '../../api.ts'
import { hc } from '../../endpoints.ts'

const slotsApi = hc<Api['slots']>('').api.slots

export const slot = (position: SlotPosition) => ({
  ...read(slotsApi, { query: { position } }),
  // A page is whole without it.
  throwOnError: false,
  // What comes later than its page stays away.
  meta: { isEarly: true },
})
