import { letters } from '../../../../shared/formats/letters.ts'

/** A line that is no longer than `most`; cut behind a whole letter, with its signs, and "…" says that it was. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text
  let kept = ''
  for (const letter of letters(text)) {
    if (kept.length + letter.length + MORE.length > most) break
    kept += letter
  }
  return kept.trimEnd() + MORE
}

const MORE = '…'
