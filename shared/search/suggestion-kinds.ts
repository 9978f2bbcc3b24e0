/** What a search field suggests. Apart from their schema, which no screen runs with. */
export const SUGGESTION_KINDS = [
  'help',
  'service',
  'category',
  'place',
  'listing',
  'article',
  'event',
] as const
export type SuggestionKind = (typeof SUGGESTION_KINDS)[number]

/** So few letters begin nearly everything. */
export const MIN_SUGGESTED = 2
