/**
 * How many letters have to be added, dropped, changed or swapped with their neighbour to turn one text into the other;
 * `limit + 1` when it is more than `limit`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const changed = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      let cost = Math.min(changed, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1)
      row.push(cost)
      least = Math.min(least, cost)
    }
    if (least > limit) return limit + 1
    beforeLast = last
    last = row
  }
  return last[b.length] ?? limit + 1
}

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
