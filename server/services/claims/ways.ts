import { createHash } from 'node:crypto'
import type { ClaimWay } from '../../../shared/claims/rules.ts'
import type { Listing } from '../../../shared/listings/listings.ts'
import { mailDomain } from './mail-domain.ts'

/** What a listing shows to everybody, and nothing besides. */
export type Shown = Pick<Listing, 'phone' | 'phoneText' | 'email' | 'website'>

/** What a claim can be shown by: the number, the address, or the domain of the website. */
export const contactOf = (listing: Contacts, way: ClaimWay): string | null => CONTACTS[way](listing)

type Contacts = Omit<Shown, 'phoneText'>

const CONTACTS: Record<ClaimWay, (listing: Contacts) => string | null> = {
  phone: ({ phone }) => phone,
  email: ({ email }) => email,
  website: ({ website }) => website && mailDomain(website),
}

/**
 * What a claim can be shown by from now on. Who answers a number that was found wrong is somebody else; who answers a
 * contact of the claimant's own is the claimant (own-contacts.ts).
 */
export type Provable = Shown & Pick<Listing, 'phoneWrongOn'> & { own: ReadonlySet<ClaimWay> }

export const provingContact = (listing: Provable, way: ClaimWay): string | null =>
  isWrongNumber(listing, way) || listing.own.has(way) ? null : contactOf(listing, way)

export const isWrongNumber = (
  { phoneWrongOn }: Pick<Provable, 'phoneWrongOn'>,
  way: ClaimWay,
): boolean => way === 'phone' && phoneWrongOn !== undefined

/** How its page names it. Of a number the end is enough. */
export function sayContact(listing: Provable, way: ClaimWay): string | null {
  const contact = provingContact(listing, way)
  return way === 'phone' ? (contact?.slice(-2) ?? null) : contact
}

/** What asks least of anybody first. */
const IN_ORDER: readonly ClaimWay[] = ['email', 'website', 'phone']

/** Each way there is; without a mail server, a call alone. */
export const waysOf = (listing: Provable, hasMail: boolean): { way: ClaimWay; to: string }[] =>
  IN_ORDER.filter((way) => hasMail || way === 'phone').flatMap((way) => {
    const to = sayContact(listing, way)
    return to ? [{ way, to }] : []
  })

/** Tells whether it is still what it was. */
export const hashContact = (way: ClaimWay, contact: string): string =>
  createHash('sha256').update(`${way}:${contact.toLowerCase()}`).digest('base64url')

/** Whether the listing still shows what the claim was shown by. Of what it shows instead, nobody has shown anything. */
export function isStillShown(
  listing: Shown,
  { way, contactHash }: { way: ClaimWay; contactHash: string },
): boolean {
  const contact = contactOf(listing, way)
  return contact !== null && hashContact(way, contact) === contactHash
}
