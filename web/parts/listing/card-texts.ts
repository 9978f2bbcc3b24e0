import { isForChildrenOnly } from '../../../shared/listings/children-only.ts'
import { isHelpline } from '../../../shared/listings/helpline.ts'
import type { Listing } from '../../../shared/listings/listings.ts'
import { ALL_INDIA } from '../../../shared/listings/directory.ts'
import { sentenceCase } from '../sentence-case.ts'
import { beginningOf, countWords, firstSentence } from './first-sentence.ts'
import { listingWords as words } from './words.ts'

export interface CardProps {
  listing: Listing
  /** The name of the place the distance is from. */
  from?: string | null | undefined
  /** Somebody grown up is looked for: a place for children only says so. */
  isForAdult?: boolean
}

/** All that is printed on a card (ruling 56), so that it can be counted. */
interface CardTexts {
  kind: string
  place: string
  warning: string | undefined
  sentence: string
  ages: string | undefined
  newPeople: string | undefined
  website: string | undefined
  checked: string | undefined
  reviews: string | undefined
  unknown: string
  call: string | undefined
}

/** 35 words on a card at most: the sentence gives way. Of a longer one no beginning shorter than this tells anything. */
const MOST_WORDS = 35
const LEAST_SENTENCE = 5
/** "View Details", "Like" and its count. */
const ACT_WORDS = 4

/** What a card says of a listing. */
export function cardTexts({ listing, from, isForAdult }: CardProps): CardTexts {
  const { name, ages, phoneText, lastChecked, reviewCount } = listing
  // What everybody can dial is reviewed by nobody, and for no age.
  const isLine = isHelpline(listing.phone)
  const all = {
    kind: isLine ? words.helpline : words.kinds(listing),
    place: placeOf(listing, from),
    warning:
      listing.remark ?? (isForAdult && isForChildrenOnly(listing) ? words.childrenOnly : undefined),
    // What stands in brackets is for the page.
    ages: ages && !isLine ? sentenceCase(ages.split(' (', 1)[0] ?? ages) : undefined,
    newPeople: words.newPeople[listing.takesNewPeople ?? ''],
    // Who can be called need not be looked up.
    website: listing.website && !phoneText ? words.hasWebsite : undefined,
    // What is old is said on the last line instead.
    checked: lastChecked && !listing.ageRemark ? words.checked(lastChecked) : undefined,
    reviews: reviewCount > 0 && !isLine ? words.reviews(listing) : undefined,
    unknown: unknownOf(listing),
    call: phoneText ? words.call(phoneText) : undefined,
  }
  const leftBeside = (texts: typeof all) =>
    MOST_WORDS - ACT_WORDS - countWords([name, ...Object.values(texts)].filter(Boolean).join(' '))
  // Beside a very long name: what its page says, too, gives way first.
  const first = isLine ? all : { ...all, kind: listing.categoryName }
  const less = { ...first, website: undefined }
  const least = { ...less, unknown: unknownOf(listing, false) }
  const saying = (texts: typeof all) => sayingOf(listing, Math.max(leftBeside(texts), 0))
  // One service says enough; that nobody knows a number has to be said.
  const texts = leftBeside(all) >= LEAST_SENTENCE ? all : ([first, less].find(saying) ?? least)
  return { ...texts, sentence: saying(texts) }
}

/** What it does: the first sentence; its services where that is too long, or some were asked for. */
function sayingOf({ description, services, servicesAsked }: Listing, most: number): string {
  const fits = (text: string) => countWords(text) <= most
  const sentence = firstSentence(description)
  if (fits(sentence) && !servicesAsked[0]) return sentence
  const list = [...services]
  while (!fits(list.join(' '))) list.pop()
  if (list[0]) return `${sentenceCase(list.join(', '))}.`
  return most < LEAST_SENTENCE ? '' : beginningOf(description, most)
}

function placeOf({ town, region, serves, distance }: Listing, from: CardProps['from']): string {
  const isNear = from && distance !== null
  return [
    (isNear && town) || words.cardPlace({ town, region }),
    isNear && words.distance(distance, from),
    serves === 'india' && region !== ALL_INDIA && words.servesIndia,
  ]
    .filter(Boolean)
    .join(', ')
}

/** What nobody knows; without the names of facts where there is no room for them. */
function unknownOf(listing: Listing, hasNames = true): string {
  const { isReachable, isPhoneHeldBack, phone, phoneFact, ages, region, ageRemark } = listing
  if (isHelpline(phone)) return ageRemark ?? ''
  const names = [
    !words.isPlaceKnown(listing) && (region ? 'town' : 'place'),
    isReachable && !phone && !isPhoneHeldBack && 'phone',
    !ages && 'ages',
  ].filter((name) => name !== false)
  return [
    ageRemark,
    !isReachable && `${words.noContact(listing)}.`,
    isReachable && isPhoneHeldBack && words.heldBack,
    phone && !phoneFact?.checkedOn && !listing.phoneWrongOn && words.notCalled,
    hasNames && names.length > 0 && words.unknown(names),
  ]
    .filter(Boolean)
    .join(' ')
}
