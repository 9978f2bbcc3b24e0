/** An end of a sentence: far enough in that it is not one of "St. Xavier's", "Dr. Rao". */
const END = /^.{40,}?[.!?](?=\s+\p{Lu})/su

/** The first sentence of a text: a whole thought instead of a clipped paragraph. */
export function firstSentence(text: string): string {
  return END.exec(text)?.[0] ?? text
}
