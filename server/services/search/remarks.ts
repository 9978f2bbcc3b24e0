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

/** "Says “day care”, not “respite care”." */
function broader({ name, description, services, accessibility }: Listing, group: Group) {
  if (group.kin.length === 0 || group.category) return undefined
  const printed = [name, description, ...services, ...accessibility].join(' ')
  const text = ` ${wordsOf(printed).join(' ')}`
  const says = (phrase: string[]) =>
    text.includes(` ${phrase.join(' ').replace(/(e|s|es|y|ies)$/, '')}`)
  if ([group.words, ...group.names, ...group.alike].some(says)) return undefined
  const kin = group.kin.find(says)?.join(' ')
  if (!kin || !group.concept) return undefined
  // As they write it: "OPD".
  const at = printed.toLowerCase().indexOf(kin)
  const words = at < 0 ? kin : printed.slice(at, at + kin.length)
  return remarks.broader(words, group.concept.name)
}
