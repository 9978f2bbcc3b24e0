import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

/** A stored number as people read it: "+91 91563 21900". Short codes and 1800 numbers stay as they are dialled. */
export function formatPhone(phone: string): string {
  return (
    (phone.startsWith('+') && parsePhoneNumberFromString(phone)?.formatInternational()) || phone
  )
}
