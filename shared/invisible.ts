const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]+/gu
const JOINERS = ['\u200c', '\u200d']

/** Without what nobody sees. A single joiner stays inside a word: several scripts of India write with them. */
export function withoutInvisible(text: string): string {
  const visible = text.replace(INVISIBLE, (found, at: number) => {
    const isInWord =
      /[\p{L}\p{M}]$/u.test(text.slice(0, at)) && /^\p{L}/u.test(text.slice(at + found.length))
    return JOINERS.includes(found) && isInWord ? found : ''
  })
  return visible.trim()
}

/** At least one character that can be seen: a text of spaces or of nothing but marks says nothing. */
export function isVisible(text: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replace(INVISIBLE, ''))
}
