import type { TypedSubmission } from '../../../shared/submissions/submissions.ts'
import { LISTING_FIELDS } from '../../../shared/listings/fields.ts'
import { sayOption } from '../../parts/listing/choice-words.ts'
import { FORM_FIELDS, toItems } from './submission-values.ts'

/** What was written, in the order of the form, as it is read. */
export function toRows(typed: TypedSubmission, nameOf: (slug: string) => string) {
  const read: Record<string, (value: unknown) => string> = {
    category: (slug) => nameOf(String(slug)),
    items: (items) => toItems(items).join(', '),
  }
  return FORM_FIELDS.map((name) => {
    const { kind } = LISTING_FIELDS[name]
    const say = (option: string) => sayOption(name, option)
    if (kind === 'choices') return [name, toItems(typed[name]).map(say).join(', ')] as const
    const toText = read[kind] ?? ((text) => say(String(text ?? '').trim()))
    return [name, toText(typed[name])] as const
  })
}
