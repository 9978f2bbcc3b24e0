import { letters } from '../../../shared/formats/letters.ts'
import { normalForm } from '../../../shared/normal-form.ts'

/** What a slug is called when nothing of its title can be part of an address. */
const NAMELESS = 'article'
/** Short enough to be read in an address; the column has room for more, and for a number behind it. */
const LONGEST = 80

/**
 * A title as part of an address: its letters and digits in whatever script, small, with dashes between words. Latin
 * letters lose their accents; the vowel signs of Indian scripts are part of their letters and stay.
 */
export function slugOf(title: string): string {
  const plain = normalForm(title, 'NFKD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .toLowerCase()
    // Apostrophes and joiners stand inside a word; the rest of these nobody sees.
    .replace(/['’\p{Cf}\p{Me}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^[-\p{M}]+|-$/gu, '')
  return shorten(plain) || NAMELESS
}

/** Cut between words where there is a place to cut, never inside a letter and its signs. */
function shorten(slug: string): string {
  if (slug.length <= LONGEST) return slug
  const cut = slug.slice(0, LONGEST + 1)
  const end = cut.lastIndexOf('-')
  if (end > 0) return cut.slice(0, end)
  let whole = ''
  for (const letter of letters(slug)) {
    if (whole.length + letter.length > LONGEST) break
    whole += letter
  }
  return whole
}

/** The first, second, third slug of this name: "first-steps", "first-steps-2", "first-steps-3". */
export const numbered = (slug: string, number: number): string =>
  number === 1 ? slug : `${slug}-${number}`
