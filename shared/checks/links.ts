import { LANGUAGE } from '../formats/locale.ts'
import { SCRIPT_LANGUAGES, type ScriptLanguage } from './kinds.ts'

/** So long a provider's link works (§3 "Listings"). */
export const LINK_DAYS = 30

/** Where a provider's link leads, in one of the languages of a call. */
export const linkPath = (token: string, language: ScriptLanguage = LANGUAGE) =>
  `/confirm/${token}${inLanguage(language)}`

/** Where on the page it says how to be asked no more. */
export const STOP_ID = 'stop'

/** The same once it was answered. */
export const donePath = (path: string, isDone: boolean) =>
  isDone ? `${path}${path.includes('?') ? '&' : '?'}done` : path

const inLanguage = (language: ScriptLanguage) => (language === LANGUAGE ? '' : `?lang=${language}`)

/** The language an address asks for; English where it asks for none that we have. */
export const languageOf = (lang: string | null | undefined): ScriptLanguage =>
  SCRIPT_LANGUAGES.find((one) => one === lang) ?? LANGUAGE

/** What a provider says by their link: all is right, some is not, they have closed, or do not want to be asked. */
export const LINK_ANSWERS = ['right', 'corrected', 'closed', 'not-asked'] as const
export type LinkAnswer = (typeof LINK_ANSWERS)[number]

/** The same to print. */
export const sheetPath = (token: string, language: ScriptLanguage = LANGUAGE) =>
  `${linkPath(token)}/sheet${inLanguage(language)}`
