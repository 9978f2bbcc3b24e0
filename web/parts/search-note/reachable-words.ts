import type { ReachedBy } from '../../../shared/search/musts.ts'
import { number } from '../../../shared/formats/numbers.ts'

/** Who can be called or written to. */
interface Words {
  none: (isElsewhere: boolean) => string
  nearest: string
  other: string
  show: (total: number) => string
}

export const reachableWords: Record<ReachedBy, Words> = {
  phone: {
    none: (isElsewhere) => `${noneOf(isElsewhere)} shows a phone number.`,
    nearest: 'One with a number:',
    other: 'Another kind of help, with a number:',
    show: (total) => `Show the ${oneOr(total)} with a number`,
  },
  email: {
    none: (isElsewhere) => `${noneOf(isElsewhere)} shows an email address.`,
    nearest: 'One with an email address:',
    other: 'Another kind of help, with an email address:',
    show: (total) => `Show the ${oneOr(total)} with an email address`,
  },
}

/** Only who asks to write is told of the others where the page shows some. */
export const emailFirst = 'Those with an email address come first.'

/** Where others are on the next pages, "these" would be all. */
const noneOf = (isElsewhere: boolean) => (isElsewhere ? 'None on this page' : 'None of these')

const oneOr = (total: number) => (total === 1 ? 'one' : number(total))

/** Of which kind and where, as far as that is known. */
export function about(facts: string[]): string {
  const said = facts.filter(Boolean).join(', ')
  return said && `(${said})`
}
