/** What a spreadsheet would run as a formula when it comes first in a cell. */
const RUNS = /^'*[\u200b\ufeff]*[=+\-@\t\r\n＝＋－＠]/
const MARKED = /^'+[\u200b\ufeff]*[=+\-@\t\r\n＝＋－＠]/

/** A text as it may be in a cell: an apostrophe keeps a spreadsheet from running it (phones begin with +91). */
export const toCell = (text: string): string => (RUNS.test(text) ? `'${text}` : text)

/** The text that `toCell` was given; any other text as it is. */
export const fromCell = (cell: string): string => (MARKED.test(cell) ? cell.slice(1) : cell)

/** Several words in one cell, divided by semicolons; a semicolon within one of them gets a backslash. */
export const joinList = (items: readonly string[]): string =>
  items.map((item) => item.replace(/[\\;]/g, '\\$&')).join('; ')

export function splitList(text: string): string[] {
  const items = text.match(/(?:\\[^]|[^;\\]|\\$)+/g) ?? []
  return items.map((item) => item.replace(/\\([\\;])/g, '$1').trim()).filter(Boolean)
}
