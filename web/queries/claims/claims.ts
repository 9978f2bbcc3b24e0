import type { Api } from '../../../server/app.ts'
import type { z } from 'zod'
import type { Claim, claimReasonForm, ClaimDecision } from '../../../shared/claims/claims.ts'
import type { ClaimQueue } from '../../../shared/claims/rules.ts'
import { read, readCounted, send } from '../../api.ts'
import { hc } from '../../endpoints.ts'
import { change } from '../../notices/change.ts'
import { toRange } from '../admin/page.ts'
import { claimWords as words } from './claim-words.ts'
import { isConflict } from '../is-conflict.ts'
import { readAgain } from '../read-again.ts'

const endpoints = hc<Api['claims']>('').api
const ofAdmin = endpoints.admin.claims

/** One's own claim of a listing, and how to show that it is one's own. */
export const claimPage = (id: string) => read(endpoints.user.claims[':id'], { param: { id } })

/** The listings somebody looks after. */
export const ownClaims = () => read(endpoints.user.claims)

/** The state of the tab Claims, all of it in the address. */
export interface ClaimFilters {
  show: ClaimQueue
  search: string
  page: number
}

export const foundClaims = ({ show, search, page }: ClaimFilters) =>
  readCounted(ofAdmin, { query: { show, search, ...toRange(page) } })

/** One claim alone, whatever became of it. */
export const claimNumbered = (id: string) =>
  readCounted(ofAdmin, { query: { show: 'all', id, ...toRange(1) } })

const claims = ['api', 'admin', 'claims']
const refresh = [claims, ['api', 'admin', 'stats']]

const toId = ({ id }: Pick<Claim, 'id'>) => ({ param: { id: String(id) } })

/** A code to read out in a call. */
export const makeCode = (claim: Pick<Claim, 'id'>) => ({
  ...change({
    send: () => send(ofAdmin[':id'].code.$post(toId(claim))),
    failure: words.codeFailed,
    refresh,
  }),
  ...readAgain(claims),
})

export const decideClaim = (
  claim: Pick<Claim, 'id' | 'expiresAt'>,
  state: ClaimDecision['state'],
) => ({
  ...change({
    send: ({ reason }: z.input<typeof claimReasonForm>) =>
      send(
        ofAdmin[':id'].$patch({
          ...toId(claim),
          json: { state, reason, expiresAt: claim.expiresAt },
        }),
      ),
    success: state === 'ended' ? words.ended : words.declined,
    failure: words.decidingFailed,
    refresh,
    isSaidInPlace: isConflict,
  }),
  ...readAgain(claims),
})
