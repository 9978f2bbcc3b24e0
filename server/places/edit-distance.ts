/**
 * How many letters have to be added, dropped, changed or swapped with their neighbour to turn one text into the other;
 * `limit + 1` when it is more than `limit`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  const tooMany = limit + 1
  if (Math.abs(a.length - b.length) > limit || b.length >= WIDTH) return tooMany
  let [beforeLast, last, row] = rows
  for (let at = 0; at <= b.length; at++) last[at] = at
  for (let i = 1; i <= a.length; i++) {
    // Further from the diagonal than the limit nothing can come back within it.
    const from = Math.max(1, i - limit)
    const to = Math.min(b.length, i + limit)
    row[from - 1] = from === 1 ? i : tooMany
    let least = at(row, from - 1)
    for (let j = from; j <= to; j++) {
      const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1)
      const dropped = j < i + limit ? at(last, j) + 1 : tooMany
      let cost = Math.min(at(last, j - 1) + (same ? 0 : 1), dropped, at(row, j - 1) + 1)
      const isSwap =
        i > 1 &&
        j > 1 &&
        a.charCodeAt(i - 1) === b.charCodeAt(j - 2) &&
        a.charCodeAt(i - 2) === b.charCodeAt(j - 1)
      if (isSwap) cost = Math.min(cost, at(beforeLast, j - 2) + 1)
      row[j] = cost
      least = Math.min(least, cost)
    }
    if (least > limit) return tooMany
    const free = beforeLast
    beforeLast = last
    last = row
    row = free
  }
  return Math.min(at(last, b.length), tooMany)
}

/** Longer than any name or word; kept, so that comparing with thousands of names makes no garbage. */
const WIDTH = 128
const rows = [new Uint8Array(WIDTH), new Uint8Array(WIDTH), new Uint8Array(WIDTH)] as const
const at = (row: Uint8Array, index: number) => row[index] ?? 0

/** As many slips as a word of this length bears without becoming another: none below four letters. */
export const slipsAllowed = (word: string) => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2)

/** Which letters a text has, one bit each: what rules most names out before their letters are compared in order. */
export function lettersOf(text: string): number {
  let letters = 0
  for (let at = 0; at < text.length; at++) letters |= 1 << (text.charCodeAt(at) % 31)
  return letters
}

/** At most this many letters of the one are nowhere in the other: each slip brings in one at most. */
export function lacksAtMost(letters: number, other: number, limit: number): boolean {
  let missing = letters & ~other
  for (let count = 0; missing !== 0; count++) {
    if (count === limit) return false
    missing &= missing - 1
  }
  return true
}
