import type { Register } from '../../../shared/checks/kinds.ts'
import { shortDate } from '../../../shared/formats/dates.ts'
import { REGISTER_SAYS } from '../../../shared/listings/credentials.ts'
import type { ListedCredential } from '../../../shared/listings/listings.ts'

const day = (on: string | null) => shortDate(on) ?? ''

/** Few readers know what the letters of a register stand for. */
const KEEPERS: Record<Register, string> = {
  rci: 'Rehabilitation Council of India',
  rpwd: 'Department of Empowerment of Persons with Disabilities',
  'national-trust': 'National Trust',
  ncahp: 'National Commission for Allied and Healthcare Professions',
}

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
  lookUpAt: ({ register }: ListedCredential) => `at the ${KEEPERS[register]}`,
}
