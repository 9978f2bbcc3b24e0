/** Devanagari as people write the same words in Latin letters: 'मरना' is 'marna', 'ज़िंदगी' is 'zindagi'. */

/** 'क:k ख:kh' */
const letters = (list: string): ReadonlyMap<string, string> =>
  new Map(list.split(/\s+/).map((pair) => [pair[0] ?? '', pair.slice(2)]))

const CONSONANTS =
  letters(`क:k ख:kh ग:g घ:gh ङ:n च:ch छ:chh ज:j झ:jh ञ:n ट:t ठ:th ड:d ढ:dh ण:n त:t थ:th द:d ध:dh
  न:n प:p फ:f ब:b भ:bh म:m य:y र:r ल:l व:v श:sh ष:sh स:s ह:h ळ:l`)
const VOWELS = letters('अ:a आ:aa इ:i ई:i उ:u ऊ:u ऋ:ri ए:e ऐ:ai ओ:o औ:au ऑ:o ऍ:e')
const SIGNS = letters('ा:aa ि:i ी:i ु:u ू:u ृ:ri े:e ै:ai ो:o ौ:au ॉ:o ॅ:e')
const VIRAMA = '्'
const NASALS = new Set(['ं', 'ँ'])

/** A consonant or vowel that stands alone. `isShort`: no vowel is written, so an a is heard or not. */
interface Syllable {
  consonants: string
  vowel: string
  isShort: boolean
}

/** As it may be written: before two consonants some drop the short a ('थकल्या' is 'thakalya' or 'thaklya'), some do not. */
export function inLatinLetters(word: string): string[] {
  if (!/\p{Script=Devanagari}/u.test(word)) return [word]
  const list = syllables(word)
  return [...new Set([true, false].map((keeps) => join(dropShort(list, keeps))))]
}

function syllables(word: string): Syllable[] {
  const found: Syllable[] = []
  for (const letter of word) {
    const last = found.at(-1)
    const [consonant, vowel, sign] = [CONSONANTS, VOWELS, SIGNS].map((list) => list.get(letter))
    if (consonant) found.push({ consonants: consonant, vowel: 'a', isShort: true })
    else if (vowel) found.push({ consonants: '', vowel, isShort: false })
    else if (last && sign) [last.vowel, last.isShort] = [sign, false]
    else if (last && letter === VIRAMA) [last.vowel, last.isShort] = ['', false]
    else if (NASALS.has(letter)) {
      if (last) last.isShort = false
      found.push({ consonants: 'n', vowel: '', isShort: false })
    } else if (/[^\p{M}]/u.test(letter))
      found.push({ consonants: letter, vowel: '', isShort: false })
  }
  // A nasal at the end is hardly heard: 'नहीं' is 'nahi'.
  return NASALS.has(word.at(-1) ?? '') ? found.slice(0, -1) : found
}

/** Not heard: the short a at the end, and between a vowel and a syllable with one. From the end, as it is spoken. */
function dropShort(list: Syllable[], keepsBeforeTwo: boolean): Syllable[] {
  const heard = list.map((syllable) => ({ ...syllable }))
  for (let at = heard.length - 1; at > 0; at -= 1) {
    const [before, here, after] = [heard[at - 1], heard[at], heard[at + 1]]
    if (
      here?.isShort &&
      (!after || (before?.vowel && after.consonants && (after.vowel || !keepsBeforeTwo)))
    )
      here.vowel = ''
  }
  return heard
}

/** Before lips that close a nasal is an m: 'सांभाळ' is 'sambhal'. */
const join = (list: Syllable[]) =>
  list
    .map(({ consonants, vowel }) => consonants + vowel)
    .join('')
    .replace(/n(?=[bmp])/g, 'm')
