const LATIN_ACCENTS = /[\u0300-\u036f]/g

/** A name as it is compared: no case, no accents, no punctuation. Devanagari keeps its vowel signs. */
export function normalisePlace(text: string): string {
  return text
    .normalize('NFD')
    .replace(LATIN_ACCENTS, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}

/** The same for an address: 'dadra-and-nagar-haveli'. */
export const placeSlug = (name: string) =>
  normalisePlace(name.replace('&', 'and')).replaceAll(' ', '-')
