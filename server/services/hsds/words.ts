import { REGISTER_SAYS } from '../../../shared/listings/credentials.ts'
import type { ListedCredential } from '../../../shared/listings/listings.ts'

/** What HSDS has no field for, in a sentence: who says it, and whether anybody looked. */
export const words = {
  accreditation: ({ register, number, holder, state, ...seen }: ListedCredential): string => {
    const { checkedOn, validUntil, isExpired, registerUrl } = seen
    const line = [`${REGISTER_SAYS[register].name} ${number}`, holder].filter(Boolean).join(', ')
    const ends = validUntil && `, ${isExpired ? 'expired on' : 'valid until'} ${validUntil}`
    return state === 'checked'
      ? `${line}: found in the register on ${checkedOn}${ends ?? ''} (${registerUrl})`
      : `${line}: claimed, not looked up by us (${registerUrl})`
  },
}
