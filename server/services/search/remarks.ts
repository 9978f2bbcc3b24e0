/** What a card says of how a listing fits what was asked. */
import type { Listing } from '../../../shared/listings/listings.ts'
import type { Group, Wanted } from '../../search/groups.ts'
import { remarks } from '../../search/remark-words.ts'
import { wordsOf } from '../../search/tokenise.ts'

/** The listing with what has to be said of it: another age, or something broader; and with the services asked for. */
export function withRemark(listing: Listing, asked: Wanted): Listing {
  const groups = asked.required.filter(({ category }) => !category)
  const remark = [
    asked.ages && otherAge(listing, asked.ages),
    ...groups.map((group) => broader(listing, group)),
  ].find(Boolean)
  const { services } = listing
  const isAsked = (service: string) => groups.some((group) => meant(group).some(isSaidIn(service)))
  const servicesAsked = services.filter(isAsked)
  return {
    ...listing,
    remark: remark ?? null,
    servicesAsked,
    services: [...servicesAsked, ...services.filter((service) => !isAsked(service))],
  }
}

function otherAge({ ageMin, ageMax }: Listing, { from, to }: NonNullable<Wanted['ages']>) {
  const isOther = (ageMin !== null && ageMin >= to + 1) || (ageMax !== null && ageMax < from)
  return isOther ? remarks.ages(ageMin ?? 0, ageMax) : undefined
}

/** "Lists “day care”, but not respite care: please ask." */
function broader({ name, description, services, accessibility }: Listing, group: Group) {
  const printed = [name, description, ...services, ...accessibility].join(' ')
  const says = isSaidIn(printed)
  if (meant(group).some(says)) return undefined
  const kin = group.kin.find(says)?.join(' ')
  if (!kin || !group.concept) return undefined
  // As they write it: "OPD".
  const at = printed.toLowerCase().indexOf(kin)
  const words = at < 0 ? kin : printed.slice(at, at + kin.length)
  return remarks.broader(words, group.concept.name)
}

/** What answers the wish in full. What is next to a condition is help with it: speech therapy for speech delay. */
const meant = ({ words, names, alike, kin, concept }: Group) => [
  words,
  ...names,
  ...alike,
  ...(concept?.role === 'condition' ? kin : []),
]

/** Whether a text has a phrase, of one or of many: its whole words, for "ot" is no other therapy. */
function isSaidIn(printed: string) {
  const text = inSingular(wordsOf(printed))
  return (phrase: string[]) => phrase.length > 0 && text.includes(inSingular(phrase))
}

const inSingular = (words: string[]) =>
  ` ${words.map((word) => (word.length > 3 ? word.replace(/ies$/, 'y').replace(/(?<!s)s$/, '') : word)).join(' ')} `
