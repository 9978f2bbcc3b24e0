/** What an admin may say of a search: that its words mean something, or what its answers begin with. */
export const SEARCH_RULE_KINDS = ['synonym', 'pin'] as const
export type SearchRuleKind = (typeof SEARCH_RULE_KINDS)[number]

export const SEARCH_RULE_ACTIONS = [
  'search-rule.create',
  'search-rule.edit',
  'search-rule.delete',
] as const
export type SearchRuleAction = (typeof SEARCH_RULE_ACTIONS)[number]

/** All that a rule says, as its history keeps it. */
export interface SearchRuleContent {
  kind: SearchRuleKind
  phrase: string
  concept: string | null
  words: string | null
  placeId: string | null
  answers: string[]
  /** The version: ISO, to the millisecond. */
  updatedAt: string
}
