import { shortDate } from '../../../shared/formats/dates.ts'
import { REGISTER_SAYS } from '../../../shared/listings/credentials.ts'
import type { ListedCredential } from '../../../shared/listings/listings.ts'

const day = (on: string | null) => shortDate(on) ?? ''

/** What stands on few pages comes with its own code. */
export const words = {
  title: 'In official registers',
  number: ({ register, number }: ListedCredential) =>
    `${REGISTER_SAYS[register].name} number ${number}`,
  standing: ({ state, checkedOn, validUntil, isExpired }: ListedCredential) => {
    if (state === 'claimed') return 'Claimed by the organisation, not checked by us.'
    const checked = `We found it in the register on ${day(checkedOn)}`
    if (!validUntil) return `${checked}.`
    return isExpired
      ? `${checked}. It was valid until ${day(validUntil)}, and has expired.`
      : `${checked}, valid until ${day(validUntil)}.`
  },
  lookUp: 'Look it up',
  lookUpOf: (one: ListedCredential) => `(${REGISTER_SAYS[one.register].name})`,
  newTab: '(opens a new tab)',
}
