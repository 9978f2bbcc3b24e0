/** An end of a sentence: far enough in that it is not one of "St. Xavier's", "Dr. Rao"; no initial, as in "K.K. Nagar". */
const END = /^.{40,}?(?<![ .]\p{Lu})[.!?](?=\s+\p{Lu})/su

/** What cannot be the last word of a text that goes on. */
const JOINING =
  /^(?:a|an|and|as|at|based|by|for|founded|from|has|in|into|is|it|its|linked|listed|named|of|offering|on|opened|or|recommended|registered|run|set|started|that|the|their|to|was|where|which|who|with|working),?$/i

/** The first sentence of a text: a whole thought instead of a clipped paragraph. */
export function firstSentence(text: string): string {
  return END.exec(text)?.[0] ?? text
}

export const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length

/** The first sentence; of one with more words than these, its beginning. */
export function beginningOf(text: string, most: number): string {
  const sentence = firstSentence(text).trim()
  if (countWords(sentence) <= most) return sentence
  const kept = sentence.split(/\s+/).slice(0, most)
  while (kept.length > 1 && JOINING.test(kept.at(-1) ?? '')) kept.pop()
  return `${kept.join(' ').replace(/[\s,;:(–-]{1,9}$/u, '')}…`
}
