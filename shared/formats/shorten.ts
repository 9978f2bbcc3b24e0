/** The first whole words of a text, in at most so many characters; "…" says that it goes on. */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text
  const room = text.slice(0, most)
  return `${room.slice(0, room.lastIndexOf(' ')).replace(/(?<![\s,;:.–-])[\s,;:.–-]+$/, '')}…`
}
