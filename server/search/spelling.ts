/** How words sound, and which slips are likely. */

/**
 * One spelling for the many that a word of an Indian language has in Latin letters:
 * 'baccha', 'bachcha' and 'bacha'; 'vishesh' and 'vixex'; 'shaala', 'xala' and 'xallo'.
 */
export const soundOf = (word: string): string =>
  soundOfStem(word)
    .replace(/(?<=.{2})[aoe]h?$/, 'a')
    .replace(/h$/, '')

/** The same of a word that may go on: its last letters are not yet an ending. */
export const soundOfStem = (stem: string): string =>
  stem
    .replace(/ss?h/g, 'x')
    .replace(/chh?/g, 'c')
    .replace(/([bdgjkpt])h/g, '$1')
    .replace(/ph/g, 'f')
    .replace(/ck|q/g, 'k')
    .replace(/w/g, 'v')
    .replace(/z/g, 'j')
    .replace(/ee|ii|y/g, 'i')
    .replace(/oo|uu/g, 'u')
    .replace(/aa/g, 'a')
    .replace(/(.)\1+/g, '$1')

/** Two neighbours swapped is the commonest slip of all that keep every letter. */
export const isSwap = (a: string, b: string): boolean =>
  a.length === b.length && [...a].toSorted().join('') === [...b].toSorted().join('')

export const consonantsOf = (word: string): string => word.replace(/[aeiou]/g, '')

/** Letters heard alike at the start of a word: a change between them is a slip of the ear, not another word. */
const ALIKE = ['fp', 'ckq', 'sxzc', 'vwb', 'jzg', 'iey', 'ou', 'ao']

/** From this many letters on, one letter does not make another word. */
const LONG = 7

/** A short word whose first letter differs is more often another word ("dental", "mental") than a slip. */
export function startsAlike(typed: string, word: string): boolean {
  const [a = '', b = ''] = [typed[0], word[0]]
  if (
    a === b ||
    word.length >= LONG ||
    ALIKE.some((letters) => letters.includes(a) && letters.includes(b))
  )
    return true
  // The first letter left out, put in or swapped: the rest is still there.
  return typed.slice(1) !== word.slice(1)
}
