import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import shortCodes from './short-codes.json' with { type: 'json' }

/** What everybody in India dials as it is, each with its source and purpose; another short number is nobody's we know (ruling 49). */
const SHORT_CODES: ReadonlySet<string> = new Set(shortCodes.map(({ number }) => number))
/** With so few digits it is a short code, or cannot be dialled. */
const SHORT = /^\d{1,6}$/
/** Free and shared-cost lines; the library's own data knows but some of their shapes. */
const SERVICE_NUMBER = /^(1800|1860)\d{6,7}$/

/** A stored number as visitors may see it, wherever it came from: null for a short one that is not in our list (ruling 49). */
export const shownPhone = (phone: string | null): string | null =>
  phone && SHORT.test(phone) && !SHORT_CODES.has(phone) ? null : phone

/** A stored number as people read it: "+91 91563 21900". Short codes and 1800 numbers stay as they are dialled. */
export function formatPhone(phone: string): string {
  return (
    (phone.startsWith('+') && parsePhoneNumberFromString(phone)?.formatInternational()) || phone
  )
}

/** One that is stored as a person typed it, as people read it: the same where it cannot be dialled. */
export const formatTyped = (typed: string): string => formatPhone(readPhone(typed) ?? typed)

/**
 * A number as a person typed it, as we store it (ruling 1): E.164; short codes and 1800 numbers as dialled, digits alone.
 * Null for one that cannot be dialled from anywhere in India: without its STD code, too short, of no known shape.
 */
export function readPhone(typed: string): string | null {
  // A spreadsheet's quote, and what is between digits.
  const text = typed.replace(/^'/, '').trim()
  if (/[^\d\s()+./-]/.test(text)) return null
  const digits = text.replace(/\D/g, '')
  const local = digits.replace(/^91(?=1800|1860)/, '')
  if (SERVICE_NUMBER.test(local)) return local
  if (SHORT_CODES.has(digits)) return digits
  const number = parsePhoneNumberFromString(text, 'IN')
  return number?.isValid() ? number.number : null
}
