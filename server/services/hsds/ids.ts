/**
 * HSDS names everything by a UUID. Ours are made of a listing's number and of what is named, so that they stay the same,
 * need no table and can be read back: version 8 of RFC 9562, which leaves the digits to us. "5aa7" is this directory.
 */
const NAMED = [
  'service',
  'organization',
  'location',
  'address',
  'phone',
  'schedule',
  'at-location',
  'category',
  'language',
  'accessibility',
] as const

const PREFIX = '5aa70000'

const hex = (number: number, digits: number) => number.toString(16).padStart(digits, '0')

/** `at` tells apart what a listing has several of. */
export const hsdsId = (kind: (typeof NAMED)[number], listingId: number, at = 0): string =>
  `${PREFIX}-${hex(NAMED.indexOf(kind), 4)}-8${hex(at, 3)}-8000-${hex(listingId, 12)}`

/** The number of the listing whose service this names; undefined for any other name. */
export function listingOf(id: string): number | undefined {
  const number = Number.parseInt(id.slice(-12), 16)
  return hsdsId('service', number) === id.toLowerCase() ? number : undefined
}
