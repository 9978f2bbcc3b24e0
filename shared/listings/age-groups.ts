/** The age groups of a listing, youngest first; `web/parts/listing/choice-words.ts` names them. */
export const AGE_GROUPS = ['early-childhood', 'children', 'teenagers', 'adults'] as const

export type AgeGroup = (typeof AGE_GROUPS)[number]
