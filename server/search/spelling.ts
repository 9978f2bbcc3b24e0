/** How far a typed word is from a known one, and how both sound. */

/** Letters put in, left out, changed or swapped with their neighbour; `most` + 1 when there are more. */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1]
      let steps = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (isSame ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        steps = Math.min(steps, at(before, j - 2) + 1)
      row.push(steps)
    }
    if (Math.min(...row) > most) return most + 1
    before = last
    last = row
  }
  return at(last, b.length)
}

const at = (row: number[], index: number) => row[index] ?? Infinity

/**
 * One spelling for the many that a word of an Indian language has in Latin letters:
 * 'baccha', 'bachcha' and 'bacha'; 'vishesh' and 'vixex'; 'shaala', 'xala' and 'xallo'.
 */
export const soundOf = (word: string): string =>
  word
    .replace(/x|ss?h|sh/g, 's')
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
    .replace(/(?<=.{2})[aoe]h?$/, 'a')
    .replace(/h$/, '')

/** Letters heard alike at the start of a word: a change between them is a slip of the ear, not another word. */
const ALIKE = ['fp', 'ckq', 'sxzc', 'vwb', 'jzg', 'iey', 'ou', 'ao']

/** A word whose first letter differs is more often another word ("dental", "mental") than a slip. */
export function startsAlike(typed: string, word: string): boolean {
  const [a = '', b = ''] = [typed[0], word[0]]
  if (a === b || ALIKE.some((letters) => letters.includes(a) && letters.includes(b))) return true
  // The first letter left out, put in or swapped: the rest is still there.
  return typed.slice(1) !== word.slice(1)
}
