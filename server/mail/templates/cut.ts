/** A line that is no longer than `most`; cut behind a whole letter, with its signs, and "…" says that it was. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text
  let kept = ''
  for (const { segment } of LETTERS.segment(text)) {
    if (kept.length + segment.length + MORE.length > most) break
    kept += segment
  }
  return kept.trimEnd() + MORE
}

const MORE = '…'
const LETTERS = new Intl.Segmenter('en', { granularity: 'grapheme' })
