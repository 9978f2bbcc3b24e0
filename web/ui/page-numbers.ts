/** The numbers a pager shows: first, last, the current page with its neighbours; `gap` for what is left out. */
export function pageNumbers(page: number, last: number): (number | 'gap')[] {
  const shown = [1, page - 1, page, page + 1, last]
    .filter((number) => number >= 1 && number <= last)
    .toSorted((a, b) => a - b)
  const numbers: (number | 'gap')[] = []
  let before = 0
  for (const number of new Set(shown)) {
    // One missing number takes no more room than the sign for it.
    if (number - before === 2) numbers.push(number - 1)
    else if (number - before > 2) numbers.push('gap')
    numbers.push(number)
    before = number
  }
  return numbers
}
