import { normalForm } from './normal-form.ts'

/**
 * Whether a text holds an e-mail address, a phone number or a link, or is likely to. It errs towards yes:
 * what it takes for one waits for a moderator, what it misses is public at once.
 */
export function holdsContact(text: string): boolean {
  const plain = normalForm(text, 'NFKC').replace(INVISIBLE, '').replace(BRACKETS, ' ')
  return (
    [EMAIL, LINK, LINK_WITH_PATH].some((kind) => kind.test(plain)) || PHONE.test(withoutDays(plain))
  )
}

/** Years and days are no number, unless more digits touch them: then they may be a part of one. */
function withoutDays(text: string): string {
  return text.replace(YEARS, unlessTouched).replace(DAY, unlessTouched)
}

const unlessTouched = (found: string, before = '', after = '') => (before || after ? found : ' ')

const INVISIBLE = /\p{Cf}/gu
/** "asha (at) home (dot) in" */
const BRACKETS = /[()[\]{}<>]/g
const EMAIL = /@[\p{L}\p{N}_]|@\s+\S+\s*\.\s*\w|\bat\s+\S+\s+dot\s+\w{2}/iu
const LINK =
  /\b\w+:\/\/|\bwww\s*\.|[\p{L}\p{N}-]\.(?:com|in|org|net|info|biz|co|io|me|app|page|link|site|online|shop|xyz|blog|health|care|ngo|edu|gov|uk|us|ly|dev|tv|school|clinic)\b|\b(?:youtu\.be|goo\.gl)\b/iu
/** Of any ending, when a path follows. */
const LINK_WITH_PATH = /[\p{L}\p{N}-]\.\p{L}{2,24}\/[\p{L}\p{N}]/u
/** Seven digits of any script, however they are spaced: the shortest number with an area code has more. */
const PHONE = /(?:\p{Nd}[\s().+/-]*){7,}/u
/** Its groups are the digits that touch it, with what divides the digits of a number in between. */
const YEARS = alone(/(?:19|20)\d\d\s*(?:-|–|to|\/)\s*(?:19|20)?\d\d/)
const DAY = alone(/(?:0?[1-9]|[12]\d|3[01])[./-](?:0?[1-9]|1[0-2])[./-](?:19|20)?\d\d/)

function alone({ source }: RegExp): RegExp {
  return new RegExp(`(\\p{Nd}[\\s.+/-]*)?\\b${source}\\b([\\s.+/-]*\\p{Nd})?`, 'gu')
}
