/** How an entry is reached, typed into a search: each as one word, as the database's contact_words makes it. */
import { isPincode } from '../places/pin-states.ts'

interface Typed {
  at: number
  typed: string
  contact: string
}

const EMAIL = String.raw`[\w.+-]+@[\w-]+(?:\.[\w-]+)+`
/** With a beginning that only a website has, or an ending of the ones that Indian sites have. */
const WEBSITE = String.raw`https?:\/\/[^\s"]+|www\.[^\s"]+|(?<![\p{L}\p{N}.@-])[a-z0-9-]{3,}(?:\.[a-z0-9-]+)*\.(?:in|com|org|net|ngo|info|edu|care|foundation)(?:\/[^\s"]*)?(?![\p{L}\p{N}.])`
const PHONE = String.raw`(?<![\p{L}\p{N}])\+?\(?\d[\d\s().-]{4,18}\d(?![\p{L}\p{N}])`
const CONTACT = new RegExp(`(?<email>${EMAIL})|(?<site>${WEBSITE})|(?<phone>${PHONE})`, 'giu')

/** Phone numbers, email addresses and websites in a text, in their order. */
export function contactsIn(text: string): Typed[] {
  return [...text.matchAll(CONTACT)].flatMap(({ index: at, 0: typed, groups = {} }) => {
    const contact = groups.email
      ? `mail${lettersOf(typed)}`
      : groups.site
        ? `web${lettersOf(hostOf(typed))}`
        : phoneWord(typed)
    return contact ? [{ at, typed, contact }] : []
  })
}

const lettersOf = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '')

const hostOf = (address: string) =>
  address
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[/?#].*$/, '')

/** Fewer digits are an age, a PIN code or a year. */
const FEWEST_DIGITS = 7
const YEARS = /^(19|20)\d\d\D+(19|20)?\d\d$/

function phoneWord(typed: string): string | undefined {
  const digits = typed.replace(/\D/g, '')
  const isOther =
    YEARS.test(typed) || typed.split(/\s+/).some((part) => isPincode(part) && digits.length < 9)
  return digits.length < FEWEST_DIGITS || isOther ? undefined : numberWord(digits)
}

/** "tel9156321900": without the country's number and leading noughts. */
export const numberWord = (digits: string): string =>
  `tel${digits.replace(/^(00)?91(?=\d{10}$)|^0+(?=\d)/, '')}`
