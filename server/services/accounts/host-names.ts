import endings from 'tlds' with { type: 'json' }
import { normalForm } from '../../../shared/normal-form.ts'

const ENDINGS = new Set(endings)
/** With these a sentence begins as well, where somebody left out the blank before it, or a time ends. */
const WORDS = new Set('am as at be by do here how is it my no now one pm so st to'.split(' '))
/** "Rooms.Care is": a capital letter alone begins a sentence. */
const HOST = /[\p{L}\p{N}-]\.(\p{Ll}{2,24}|\p{Lu}{2,24})(?![\p{L}\p{M}\p{N}])/gu

/** Whether a text holds a name of a host, by the list of all endings there are. The commonest ones shared/listings/holds-contact.ts knows. */
export const namesHost = (text: string): boolean =>
  [...normalForm(text, 'NFKC').matchAll(HOST)].some(([, ending = '']) => {
    const small = ending.toLowerCase()
    return ENDINGS.has(small) && !WORDS.has(small)
  })
