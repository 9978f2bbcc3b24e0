import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

/** What everybody in India dials as it is: emergency and help lines of three to six digits beginning with 1. */
const SHORT_CODE = /^1\d{2,5}$/
/** Free and shared-cost lines; the library's own data knows but some of their shapes. */
const SERVICE_NUMBER = /^(1800|1860)\d{6,7}$/

/** A stored number as people read it: "+91 91563 21900". Short codes and 1800 numbers stay as they are dialled. */
export function formatPhone(phone: string): string {
  return (
    (phone.startsWith('+') && parsePhoneNumberFromString(phone)?.formatInternational()) || phone
  )
}

/**
 * A number as a person typed it, as we store it (ruling 1): E.164; short codes and 1800 numbers as dialled, digits alone.
 * Null for one that cannot be dialled from anywhere in India: without its STD code, too short, of no known shape.
 */
export function readPhone(typed: string): string | null {
  // A spreadsheet's quote, and what stands between digits.
  const text = typed.replace(/^'/, '').trim()
  if (/[^\d\s()+./-]/.test(text)) return null
  const digits = text.replace(/\D/g, '')
  const local = digits.replace(/^91(?=1800|1860)/, '')
  if (SERVICE_NUMBER.test(local)) return local
  if (SHORT_CODE.test(digits)) return digits
  const number = parsePhoneNumberFromString(text, 'IN')
  return number?.isValid() ? number.number : null
}
