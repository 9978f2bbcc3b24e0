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

/** Of each kind: so few that a list can be read, and none hides another. */
export const MOST_SEARCH_RULES = 300
/** As many answers stand above the results at most. */
export const MOST_PINNED = 3
/** The words of a phrase, and of each of the words searched beside it. */
export const MOST_PHRASE_WORDS = 5
export const MOST_OTHER_WORDS = 6

/** Why an answer that was chosen is not shown now: visitors find nothing there, or it is paid for. */
export const UNSHOWN = ['hidden', 'sponsored'] as const

/** Fewer different days may be one person who tries again. */
export const FEWEST_MISSED_DAYS = 5
export type Unshown = (typeof UNSHOWN)[number]
