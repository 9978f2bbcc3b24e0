/** Who asks to write is not led to numbers to call, but to what there is besides them. */
import type { Understood } from '../../search/understand.ts'
import { tokenise } from '../../search/tokenise.ts'

interface Address {
  path: string
  anchor: string
}

const CRISIS = '/blog/numbers-for-a-crisis'
const WAYS_TO_WRITE: Address[] = [
  { path: CRISIS, anchor: 'h-is-there-a-helpline-i-can-write-to' },
  { path: '/help-now', anchor: 'speak' },
]

/** Numbers to call make room for ways to write, and where a call is refused and nothing else is asked, these are the answer. */
export function forWriting(pages: Address[], understood: Understood): Address[] {
  if (!understood.reading.intents.includes('email')) return pages
  const others = pages.filter(({ path }) => path !== CRISIS && path !== '/help-now')
  const isToCall = others.length < pages.length
  return isToCall || refusesCalls(understood) ? [...WAYS_TO_WRITE, ...others] : pages
}

const CALL = /^(?:call|phon|telephon)/

const refusesCalls = ({ search, reading }: Understood) =>
  reading.parts.length === 0 && tokenise(search).some(({ word }) => CALL.test(word))
