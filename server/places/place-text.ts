import { normalForm } from '../../shared/normal-form.ts'

const LATIN_ACCENTS = /[\u0300-\u036f]/g
const PLAIN = /^[a-z0-9]*$/

/** A name as it is compared: no case, no accents, no punctuation. Devanagari keeps its vowel signs. */
export function normalisePlace(text: string): string {
  const lower = text.toLowerCase()
  if (PLAIN.test(lower)) return lower
  return normalForm(lower, 'NFD')
    .replace(LATIN_ACCENTS, '')
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}

/** The same for an address: 'dadra-and-nagar-haveli'. */
export const placeSlug = (name: string) => normalisePlace(name).replaceAll(' ', '-')
