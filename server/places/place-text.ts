import { normalForm } from '../../shared/normal-form.ts'

const LATIN_ACCENTS = /[\u0300-\u036f]/g
const PLAIN = /^[a-z0-9]*$/

const NASAL = /[ङञणनम]\u094d(?=[कखगघचछजझटठडढतथदधपफबभ])/g
const DROPPED = /[\u093c\u094d\u0901\u0902]/g

/**
 * One spelling for the several of Devanagari: without nukta, virama, chandrabindu and anusvara, which is also written as a
 * nasal letter (केन्द्र, केंद्र), and with long i and u. The database's fold_devanagari does the same.
 */
export const foldDevanagari = (text: string): string =>
  /[\u0900-\u097f]/.test(text)
    ? normalForm(text, 'NFD')
        .replace(NASAL, '')
        .replace(DROPPED, '')
        .replaceAll('ि', 'ी')
        .replaceAll('ु', 'ू')
    : text

/** A name as it is compared: no case, no accents, no punctuation. Devanagari keeps its vowel signs, in one spelling. */
export function normalisePlace(text: string): string {
  const lower = text.toLowerCase()
  if (PLAIN.test(lower)) return lower
  return foldDevanagari(normalForm(lower, 'NFD'))
    .replace(LATIN_ACCENTS, '')
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}

/** The same for an address: 'dadra-and-nagar-haveli'. */
export const placeSlug = (name: string) => normalisePlace(name).replaceAll(' ', '-')
