import { english, type Catalogue } from './sentences.ts'

/** The languages besides English, each by the first part of its addresses: `hi` for `/hi/…`. */
export type Languages = Partial<Record<string, Catalogue>>

/** A new language is a line here. */
export const LANGUAGES: Languages = {}

const FIRST_PART = /^\/([^/]+)(?=\/|$)/

const prefixOf = (path: string, languages: Languages): string | undefined => {
  const [, first = ''] = FIRST_PART.exec(path) ?? []
  return Object.hasOwn(languages, first) ? first : undefined
}

/** What a request is answered in. Its path alone decides: no header, no cookie, so that a page stays the same for all. */
export const catalogueFor = (path: string, languages: Languages): Catalogue =>
  languages[prefixOf(path, languages) ?? ''] ?? english

/** The path as the endpoints know it, which is the same in every language. */
export function withoutLanguage(path: string, languages: Languages): string {
  const prefix = prefixOf(path, languages)
  return prefix === undefined ? path : path.slice(prefix.length + 1) || '/'
}
