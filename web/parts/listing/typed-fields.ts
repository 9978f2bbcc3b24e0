import { blank, LISTING_FIELDS, type ListingField } from '../../../shared/listings/fields.ts'

type Value = string | string[] | boolean
type Known = Partial<Record<ListingField | 'phoneText', Value | null>>

/** What a form begins with: a number as people read it, one item of a list on a line, empty where nothing is known. */
export function typedFields<Name extends ListingField>(names: readonly Name[], from: Known = {}) {
  const typed = names.map((name) => {
    const value = from[name === 'phone' ? 'phoneText' : name] ?? blank([name])[name] ?? ''
    const { kind } = LISTING_FIELDS[name]
    const isList = (kind === 'items' || kind === 'credentials') && Array.isArray(value)
    return [name, isList ? value.join('\n') : value]
  })
  return Object.fromEntries(typed) as Record<Name, Value>
}
