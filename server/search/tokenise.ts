import { foldDevanagari } from '../places/place-text.ts'
import { contactsIn } from './contacts.ts'

/** A word as a family typed it and as it is compared. */
export interface Token {
  /** As typed, apostrophes too, for what the page says. */
  typed: string
  /** Lower case, without accents and apostrophes. */
  word: string
  /** Typed with a minus before it: what has it is left out. */
  isExcluded?: true
  /** Words typed within the same quotation marks have the same number: they stand next to each other. */
  quote?: number
  /** How an entry is reached by it, as the index has it: "tel9156321900". */
  contact?: string
}

/** A sentence with its joining words. Of more the first are read, and the last: where, and what is asked, stand there. */
const MAX_WORDS = 36
/** Longer is no word; the database compares spellings up to this length. */
const MAX_LETTERS = 40

const APOSTROPHE = /['’‘ʼ`´\u200c\u200d]/.source
const APOSTROPHES = new RegExp(APOSTROPHE, 'g')
const LATIN_ACCENTS = /[\u0300-\u036f]/g
/** Letters that are no letter with an accent, as the database's unaccent has them. */
const LIGATURES: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l' }

/** Lower case, without accents and apostrophes. */
export const normalise = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(LATIN_ACCENTS, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(APOSTROPHES, '')
    .replace(/[ßæœøđł]/g, (letter) => LIGATURES[letter] ?? letter)

/** As the database's search_words does it: a typed word has to equal the stored one. */
const comparable = (text: string): string => foldDevanagari(normalise(text))

/** "speech therapy": its words as they are compared. */
export const wordsOf = (text: string): string[] =>
  comparable(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/** "speech, speech therapist": each phrase as its words. */
export const phrases = (list: string): string[][] =>
  list
    .split(',')
    .map(wordsOf)
    .filter(({ length }) => length > 0)

/**
 * The words of a search, at most 36. "O.T.", "403 507" and "2.5" are one word each, and so are a phone number, an email
 * address and a website; "-adult" leaves out what has the word, and "quoted words" stay together.
 */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = []
  let quote = 0
  // Every other part is between quotation marks; one without its partner is none.
  const parts = text.replace(/[“”„«»]/g, '"').split('"')
  parts.forEach((part, at) => {
    const isQuoted = at % 2 === 1 && at < parts.length - 1
    const isExcluded = MINUS_AT_END.test(parts[at - 1] ?? '')
    if (isQuoted)
      tokens.push(
        ...plainTokens(part).map((token) => ({
          ...token,
          quote,
          ...(isExcluded && { isExcluded }),
        })),
      )
    else tokens.push(...tokensIn(part))
    quote += 1
  })
  if (tokens.length <= MAX_WORDS) return tokens
  return [...tokens.slice(0, MAX_WORDS / 2), ...tokens.slice(-MAX_WORDS / 2)]
}

/** -"speech therapy" */
const MINUS_AT_END = /(?:^|\s)-$/

function tokensIn(text: string): Token[] {
  const tokens: Token[] = []
  let from = 0
  for (const { at, typed, contact } of contactsIn(text)) {
    tokens.push(...plainTokens(text.slice(from, at)), { typed, word: contact, contact })
    from = at + typed.length
  }
  return [...tokens, ...plainTokens(text.slice(from))]
}

const LETTERS = /[\p{L}\p{M}\p{N}]+/u.source
const DECIMAL_TYPED = /(?<![\p{L}\p{N}.])\d{1,3}\.\d{1,2}(?![\p{N}.])/u.source
/** Before a word, also one in single quotation marks: "-'aba'". */
const MINUS = `(?<![^\\s(])-${APOSTROPHE}*(?=\\p{L})`
/** A decimal, or letters and numbers with what may be between them in one word: "can't". */
const WORD = new RegExp(
  `(?<minus>${MINUS})?(?<typed>${DECIMAL_TYPED}|${LETTERS}(?:${APOSTROPHE}+${LETTERS})*)`,
  'gu',
)

/** "O.T.", without what makes it more of them or theirs: "P.W.D's". */
const INITIALS = new RegExp(
  `(?<!\\p{L})((?:\\p{L}\\.){2,}\\p{L}?)(?:${APOSTROPHE}s)?(?!\\p{L})`,
  'giu',
)

function plainTokens(text: string): Token[] {
  const joined = text
    .replace(/(?<!\p{L})j\s?&\s?k(?!\p{L})/giu, 'JK')
    .replace(INITIALS, (_initials, letters: string) => letters.replaceAll('.', ''))
    .replace(/(?<!\d)([1-9]\d{2})[ -](\d{3})(?!\d)/g, '$1$2')
  return [...joined.matchAll(WORD)]
    .map(({ groups: { minus, typed = '' } = {} }) => ({
      typed,
      word: cut(comparable(typed)),
      ...(minus && { isExcluded: true as const }),
    }))
    .filter(({ word }) => word !== '')
}

/** Normalising can bring signs that belong to no word ("½" is "1⁄2"). */
const cut = (word: string) =>
  DECIMAL.test(word) ? word : word.replace(/[^\p{L}\p{M}\p{N}]/gu, '').slice(0, MAX_LETTERS)

const DECIMAL = /^\d+\.\d+$/
