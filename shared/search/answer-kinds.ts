/** What a search finds besides listings. Apart from their schema, which no screen runs with. */
export const ANSWER_KINDS = ['article', 'event', 'page'] as const
export type AnswerKind = (typeof ANSWER_KINDS)[number]
