import { number } from '../../../shared/formats/numbers.ts'

/** No listing of the page can be called. */
export const callableWords = {
  nobody: 'None of these shows a phone number.',
  nearest: 'Nearest with a number:',
  other: 'Another kind of help, with a number:',
  about: (facts: string[]) => {
    const said = facts.filter(Boolean).join(', ')
    return said && `(${said})`
  },
  show: (total: number) =>
    total === 1 ? 'Show the one with a number' : `Show the ${number(total)} with a number`,
}
