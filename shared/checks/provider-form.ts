import type { CorrectedField } from '../contact/rules.ts'

/** What the form of a provider's page sends of each fact. Apart from its schema, which no browser needs. */
export const VERDICTS = ['right', 'wrong'] as const
export type Verdict = (typeof VERDICTS)[number]

/** The names of a fact's two fields in the form. */
export const verdictName = (field: CorrectedField) => `is-${field}` as const
export const rightName = (field: CorrectedField) => `right-${field}` as const
