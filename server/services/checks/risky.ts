import { RISKY_FACTS } from '../../../shared/checks/rules.ts'
import type { ListingValues } from '../../../shared/listings/changes.ts'
import { fieldsOf, type FactField } from '../../../shared/listings/fields.ts'
import { contactsIn } from '../../search/contacts.ts'

/**
 * Whether a moderator looks at a new value before anybody sees it: it decides whom a family reaches, or its words name a
 * number, an address or a website that the listing does not show.
 */
export function isRisky(fact: FactField, before: ListingValues, after: ListingValues): boolean {
  if (RISKY_FACTS.has(fact)) return true
  const shown = new Set(contactsOf([before.phone, before.email, before.website]))
  return contactsOf(fieldsOf(fact).map((name) => after[name])).some((one) => !shown.has(one))
}

const contactsOf = (values: unknown[]) =>
  contactsIn(values.flat().filter(Boolean).join('\n')).map(({ contact }) => contact)
