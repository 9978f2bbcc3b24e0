/** A row of a Markdown table, a cell per column. */
export const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

export const toLine = (cells: string[]) => `| ${cells.join(' | ')} |`
