/** What a card says of how a listing fits what was asked. */
import { ADULT } from '../../../shared/events/registration-state.ts'
import { saysChildrenOnly } from '../../../shared/listings/children-only.ts'
import type { CategorySlug } from '../../../shared/listings/category-names.ts'
import { isHelpline } from '../../../shared/listings/helpline.ts'
import type { Listing } from '../../../shared/listings/listings.ts'
import type { Group, Wanted } from '../../search/groups.ts'
import { remarks } from '../../search/remark-words.ts'
import { wordsOf } from '../../search/tokenise.ts'
import { inSingular } from '../../search/word-forms.ts'
import { isSaidInPassing } from '../../search/word-lists.ts'
import { agesOf } from '../listings/ages/ages.ts'

/**
 * A listing with what has to be said of it: another age, something broader, or nothing of what others say; and with the
 * services asked for. What none of them says, `unsaid`, stands above all of them.
 */
export function withRemarks(
  { required, preferred, ages }: Wanted,
  unsaid: Group[],
): (listing: Listing) => Listing {
  const wanted = required.map(toSaid)
  const besides = preferred.filter(({ concept }) => concept?.isYielding).map(toSaid)
  const groups = [...wanted.filter((_, at) => !required[at]?.category), ...besides]
  const told = [...required.filter(isTold), ...preferred.filter(isToldBesides)]
    .filter((group) => !unsaid.includes(group))
    .map(toSaid)
  const asksForFees = preferred.filter(({ concept }) => concept?.asks === 'fees').map(toSaid)
  return (listing) => {
    const free = asksForFees.map((group) => saysFree(listing, group)).find(Boolean)
    const remark = [
      ages && otherAge(listing, ages),
      ...[...wanted, ...told].map((group) => broader(listing, group, free)),
      unmentioned(listing, told),
      ...wanted.map((group) => forPupils(listing, group)),
      free && remarks.free(free, canAsk(listing)),
    ].find(Boolean)
    const isAsked = (service: string) => {
      const text = textOf(service)
      return groups.some(({ meant }) => isSaidIn(text, meant))
    }
    const servicesAsked = groups.length > 0 ? listing.services.filter(isAsked) : []
    return {
      ...listing,
      remark: remark ?? null,
      servicesAsked,
      services: [...new Set([...servicesAsked, ...listing.services])],
    }
  }
}

/** What every one of these would have to say of itself: "neurological" has the stem of "neurologist", and the database looks no further. */
export const mentionedByNone = (listings: Listing[], { required, preferred }: Wanted): Group[] =>
  [...required, ...preferred].filter(
    (group) => isTold(group) && listings.every((listing) => !isKnownOf(listing, toSaid(group))),
  )

/** Whether its card would not have to say that it does not mention what was asked, or mentions something broader. */
export const saysAll = (listing: Listing, { required, preferred }: Wanted): boolean =>
  [...required, ...preferred].filter(isTold).every((group) => isKnownOf(listing, toSaid(group))) &&
  required.every((group) => !broader(listing, toSaid(group)))

/** Known to take nobody of these ages, as the order knows it: where no years are shown, too. */
export function isKnownOtherAge(listing: Listing, { from, to }: NonNullable<Wanted['ages']>) {
  const { ageMin, ageMax } = agesOf(listing)
  return (ageMin !== null && ageMin >= to + 1) || (ageMax !== null && ageMax < from)
}

function otherAge(listing: Listing, asked: NonNullable<Wanted['ages']>) {
  const { ages } = listing
  const { ageMin, ageMax } = agesOf(listing)
  if (asked.from >= ADULT && saysChildrenOnly(ages)) return remarks.children
  // Somebody of 3 may be nearly 4; whether from 3.5 on is soon enough, they know best.
  const isNearly = ageMin !== null && ageMin > asked.from && asked.from === asked.to
  if (!isNearly && !isKnownOtherAge(listing, asked)) return undefined
  // "Young children" says no number.
  return ages && !/\d/.test(ages) ? remarks.printed(ages) : remarks.ages(ageMin ?? 0, ageMax)
}

/** "Says “day care”, nothing about respite care: please ask.", with what it says of being `free` if that was asked. */
function broader(listing: Listing, { concept, meant, kin }: Said, free?: string) {
  if (!concept || kin.length === 0 || isOfKind(listing, concept.category)) return undefined
  const printed = printedOf(listing)
  if (quoted(printed, meant)) return undefined
  const said = quoted(printed, kin)
  return said && remarks.broader(free ? [said, free] : [said], concept.name, canAsk(listing))
}

/** Who is of the kind that is meant has it, whatever the words. */
const isOfKind = ({ category, otherCategories }: Listing, kind: CategorySlug | undefined) =>
  kind !== undefined && [category, ...otherCategories].includes(kind)

/** The first of the phrases that a text has, as it is written there: "OPD". */
function quoted(printed: string, phrases: Phrase[]) {
  const text = textOf(printed)
  const said = phrases.find((phrase) => isSaidIn(text, [phrase]))?.typed
  if (said === undefined) return undefined
  const at = printed.toLowerCase().indexOf(said)
  return at < 0 ? said : printed.slice(at, at + said.length)
}

/** Whether a visitor knows where; a number such as 112 is for what it is for. */
const canAsk = ({ isReachable, phone }: Listing) => isReachable && !isHelpline(phone)

/** What is said by whoever has it: "government hospital". What few say of fees stands above all of them. */
const isTold = ({ concept, isWithin }: Group) =>
  // "Talk to other parents" does not ask about talking.
  !isWithin &&
  (concept?.isSpecialty ||
    concept?.role === 'subject' ||
    concept?.role === 'condition' ||
    concept?.role === 'qualifier' ||
    concept?.ageGroup === 'adults') &&
  concept.asks !== 'fees'

/** Whoever has one of several therapies that were asked for says nothing of the others. */
const isToldBesides = (group: Group) => isTold(group) || group.concept?.isEither

/** Whether its words say what was asked, and nothing broader. */
export const mentions = (listing: Listing, group: Group): boolean =>
  isMentioned(listing, toSaid(group))

const isMentioned = (listing: Listing, { meant }: Said) =>
  isSaidIn(textOf(printedOf(listing)), meant)

/** Found by its kind, among others that say it. */
function unmentioned(listing: Listing, told: Said[]) {
  const missing = told.flatMap((said) =>
    said.concept && !isKnownOf(listing, said) ? said.concept.name : [],
  )
  return missing[0] && remarks.unmentioned([...new Set(missing)], canAsk(listing))
}

/** Whose ages are known need not say "adults". */
const isKnownOf = (listing: Listing, said: Said) =>
  !said.concept ||
  (said.concept.role === 'people' && listing.ages !== null) ||
  isMentioned(listing, said)

/** A school whose page names it and does not say that it is for others, too. */
function forPupils({ category, otherCategories, services }: Listing, { concept, meant }: Said) {
  const isSchoolOnly =
    category === 'special-schools' &&
    !otherCategories.some((kind) => kind === 'therapists' || kind === 'doctors-specialists')
  if (!concept?.isForPupils || !isSchoolOnly) return undefined
  const isFound =
    concept.category !== undefined || services.some((service) => isSaidIn(textOf(service), meant))
  return isFound ? remarks.school : undefined
}

/** The few that say so, among others that do not say what they cost. A barrier-free building may cost something. */
const saysFree = (listing: Listing, { meant }: Said) =>
  quoted(printedOf(listing).replace(/(?<=\p{L}-)free/giu, ''), meant)

const printedOf = ({ name, description, services, accessibility }: Listing) =>
  [name, description, ...services, ...accessibility].join(' ')

interface Phrase {
  typed: string
  singular: string
}

interface Said {
  concept: Group['concept']
  /** What answers the wish in full. */
  meant: Phrase[]
  kin: Phrase[]
}

/** What is next to a condition is help with it: speech therapy for speech delay. */
function toSaid({ words, names, alike, kin, concept }: Group): Said {
  const called = concept
    ? [words, ...names].filter((some) => !some.every(isSaidInPassing))
    : [words]
  const meant = [...called, ...alike, ...(concept?.role === 'condition' ? kin : [])]
  return { concept, meant: meant.flatMap(toPhrase), kin: kin.flatMap(toPhrase) }
}

const toPhrase = (words: string[]): Phrase[] =>
  words.length > 0 ? [{ typed: words.join(' '), singular: inSingular(words) }] : []

const textOf = (printed: string) => inSingular(wordsOf(printed))

/** Whether a text has one of the phrases: its whole words, for "ot" is no other therapy. */
const isSaidIn = (text: string, phrases: Phrase[]) =>
  phrases.some(({ singular }) => text.includes(singular))
