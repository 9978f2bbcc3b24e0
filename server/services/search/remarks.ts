/** What a card says of how a listing fits what was asked. */
import type { Listing } from '../../../shared/listings/listings.ts'
import type { Group, Wanted } from '../../search/groups.ts'
import { remarks } from '../../search/remark-words.ts'
import { wordsOf } from '../../search/tokenise.ts'

/** The listing with what has to be said of it: another age, or something broader. */
export function withRemark(listing: Listing, asked: Wanted): Listing {
  const remark = [
    asked.ages && otherAge(listing, asked.ages),
    ...asked.required.map((group) => broader(listing, group)),
  ].find(Boolean)
  return remark ? { ...listing, remark } : listing
}

function otherAge({ ageMin, ageMax }: Listing, { from, to }: NonNullable<Wanted['ages']>) {
  const isOther = (ageMin !== null && ageMin >= to + 1) || (ageMax !== null && ageMax < from)
  return isOther ? remarks.ages(ageMin ?? 0, ageMax) : undefined
}

/** "Says day care; does not say respite care." */
function broader({ name, description, services, accessibility }: Listing, group: Group) {
  if (group.kin.length === 0 || group.category) return undefined
  const text = ` ${wordsOf([name, description, ...services, ...accessibility].join(' ')).join(' ')}`
  const says = (phrase: string[]) =>
    text.includes(` ${phrase.join(' ').replace(/(e|s|es|y|ies)$/, '')}`)
  if ([group.words, ...group.names, ...group.alike].some(says)) return undefined
  const kin = group.kin.find(says)
  return kin && group.concept ? remarks.broader(kin.join(' '), group.concept.name) : undefined
}
