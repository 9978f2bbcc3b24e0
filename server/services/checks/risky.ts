import { RISKY_FACTS } from '../../../shared/checks/rules.ts'
import type { ListingValues } from '../../../shared/listings/changes.ts'
import { fieldsOf, type FactField } from '../../../shared/listings/fields.ts'
import { contactWords } from '../../../shared/listings/holds-contact.ts'
import { contactsIn } from '../../search/contacts.ts'
import { promisedCure } from '../listings/promised-cure.ts'

/**
 * Whether a moderator looks at a new value before anybody sees it: it decides whom a family reaches, or its words are
 * held.
 */
export const isRisky = (fact: FactField, before: ListingValues, after: ListingValues): boolean =>
  RISKY_FACTS.has(fact) || heldWords(fact, before, after).length > 0

export interface HeldWords {
  kind: 'contact' | 'cure' | 'praise'
  words: string
}

/**
 * What in a new value nobody reads before a moderator does: a number, an address or a website that the listing does not
 * show, however it is spelt; a promise of a cure (ruling 42); praise that no place can show.
 */
export function heldWords(
  fact: FactField,
  before: ListingValues,
  after: ListingValues,
): HeldWords[] {
  const text = textOf(fieldsOf(fact).map((name) => after[name]))
  const found: Record<HeldWords['kind'], string | undefined> = {
    contact: IS_CONTACT.has(fact) ? undefined : otherContact(text, before),
    cure: promisedCure(text),
    praise: PRAISE.exec(text)?.[0],
  }
  return KINDS.flatMap((kind) => {
    const words = found[kind]?.replace(/\s+/g, ' ').trim()
    return words ? [{ kind, words }] : []
  })
}

const KINDS = ['contact', 'cure', 'praise'] as const
/** Such a contact is all that they say. */
const IS_CONTACT: ReadonlySet<FactField> = new Set(['phone', 'email', 'website'])

function otherContact(text: string, { phone, email, website }: ListingValues): string | undefined {
  const shown = new Set(contactsIn(textOf([phone, email, website])).map(({ contact }) => contact))
  const named = contactsIn(text)
  const other = named.find(({ contact }) => !shown.has(contact))
  if (other) return other.typed
  return contactWords(named.reduce((left, { typed }) => left.replace(typed, ' '), text))
}

/** A short list that is sure, rather than every superlative. */
const PRAISE =
  /\b(?:best|top|finest|leading)\s+(?:\p{L}+\s+){0,2}in\s+(?:all\s+(?:of\s+)?)?(?:india|goa|asia|the\s+(?:country|state|world))\b|(?:\bno\.?|\bnumber|#)\s*(?:1|one)\s+(?:in|clinic|cent(?:re|er)|therap\w+|hospital|institute|choice)\b|\b(?:5|five)[\s-]*stars?\b/iu

const textOf = (values: unknown[]) => values.flat().filter(Boolean).join('\n')
