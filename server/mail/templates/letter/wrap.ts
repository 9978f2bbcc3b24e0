/** As long as a line of plain text is comfortable to read (RFC 3676 asks for at most 78). */
const WIDTH = 74

/** Breaks lines between words, never inside one, so that an address stays whole; each new line begins with `indent`. */
export const wrap = (text: string, indent = ''): string =>
  text
    .split('\n')
    .map((line) => wrapLine(line, indent))
    .join('\n')

function wrapLine(line: string, indent: string): string {
  const [first = '', ...words] = line.split(/(?<=\S) /)
  let last = first
  const full: string[] = []
  for (const word of words) {
    if (last.length + 1 + word.length <= WIDTH) {
      last += ` ${word}`
    } else {
      full.push(last)
      last = indent + word
    }
  }
  return [...full, last].join('\n')
}
