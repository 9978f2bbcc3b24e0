import { normalForm } from '../normal-form.ts'
import { withoutNumbers } from '../plain-numbers.ts'

/**
 * Whether a text holds an email address, a phone number or a link, or is likely to. It errs towards yes:
 * what it takes for one waits for a moderator, what it misses is public at once.
 */
export const holdsContact = (text: string): boolean => contactWords(text) !== undefined

/** The words that are, or are likely to be, such a contact. */
export function contactWords(text: string): string | undefined {
  const plain = normalForm(text, 'NFKC')
    .replace(INVISIBLE, '')
    .replace(BRACKETS, ' ')
    .replace(DOTS, '.')
    .replace(INDIAN_DIGITS, inLatin)
  for (const kind of CONTACTS) {
    const [found] = kind.exec(plain) ?? []
    if (found) return found
  }
  return PHONE.exec(withoutNumbers(plain))?.[0]
}

const INVISIBLE = /\p{Cf}/gu
/** "asha (at) home (dot) in" */
const BRACKETS = /[()[\]{}<>]/g
/** What browsers take for a dot in an address, besides those that NFKC has made one of. */
const DOTS = /[。｡․]/g

/** Each script of India has its ten digits at the same place of its block. */
const INDIAN_DIGITS = /(?=\p{Nd})[\u0900-\u0dff]/gu
const inLatin = (digit: string) => String((digit.charCodeAt(0) & 0x7f) - 0x66)

/** No word of a sentence, so that "dot" or a dot between blanks may stand before it. */
const CLEAR_ENDING = 'com|org|biz|xyz|edu|gov|ngo|co\\s*(?:\\.|dot)\\s*in|कॉम'
/** Digits in English and Hindi, the latter in both scripts, and how two or three of the same are read out. */
const DIGIT_WORD =
  'zero|oh|one|two|three|four|five|six|seven|eight|nine|double|triple|shunya|ek|do|teen|chaa?r|paa?nch|chh?ah?|chh?eh?|saat|aath|nau|शून्य|एक|दो|तीन|चार|पा[ँं]च|छह|छः|छे|सात|आठ|नौ'
const CONTACTS = [
  /@[\p{L}\p{N}_]|@\s+\S+\s*\.\s*\w|\bat\s+\S+\s+dot\s+\w{2,}|\bat\s+(?:gmail|yahoo|hotmail|outlook|rediffmail)\b/iu,
  // "nine eight two two…": six of them are no count of anything.
  new RegExp(
    `(?<![\\p{L}\\p{M}])(?:(?:${DIGIT_WORD})[\\s,.–-]{1,3}){5,20}(?:${DIGIT_WORD})(?![\\p{L}\\p{M}])`,
    'iu',
  ),
  // "www school com", too: nothing else begins so.
  /\b\w+:\/\/|\bwww\b(?:\s\S+){0,2}|\b(?:youtu\.be|goo\.gl)\b/iu,
  /[\p{L}\p{N}-]\s?\.(?:com|in|org|net|info|biz|co|io|me|app|page|link|site|online|shop|xyz|blog|health|care|ngo|edu|gov|uk|us|ly|dev|tv|school|clinic)\b/iu,
  // Of any ending, when a path follows.
  /[\p{L}\p{N}-]\.\p{L}{2,24}\/[\p{L}\p{N}]/u,
  new RegExp(`[\\p{L}\\p{N}-]\\s{0,3}\\.\\s{0,3}(?:${CLEAR_ENDING})(?![\\p{L}\\p{M}])`, 'iu'),
  new RegExp(`(?:\\bdot|डॉट)\\s{0,3}(?:${CLEAR_ENDING})(?![\\p{L}\\p{M}])`, 'iu'),
  // Endings in other scripts. Those of India divide sentences by a dot as well, so theirs stand here by name.
  /[\p{L}\p{M}\p{N}-]\.(?:xn--|[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Georgian}\p{Script=Armenian}]{2})/iu,
  /[\p{L}\p{M}\p{N}-]\.(?:भारत|संगठन|नेट|कॉम|ভারত|ভাৰত|বাংলা|భారత్|ભારત|ਭਾਰਤ|ଭାରତ|இந்தியா|ಭಾರತ|ഭാരതം)(?![\p{L}\p{M}])/u,
  // "insta: asha_school"
  /\b(?:insta(?:gram)?|whats\s?app|telegram|snap(?:chat)?|twitter|facebook|fb|linkedin|youtube|gmail|e-?mail)(?:\s(?:id|handle|page))?\s?[:=]\s?[\p{L}\p{N}_]/iu,
]
/** Seven digits of any script, whatever signs divide them: the shortest number with an area code has more. */
const PHONE = /(?:\p{Nd}(?:[^\p{L}\p{Nd}]{0,3}|\s?x\s?)){7,20}/iu
