import type { AttemptOutcome, ReportKind } from '../checks/kinds.ts'
import type { CorrectedField } from '../contact/rules.ts'

/** What a visitor can say is wrong with a fact of which the page says something; without one, with the listing as a whole. */
export const reportKinds = (field: CorrectedField | null): readonly ReportKind[] =>
  field === null ? OF_LISTING : (OF_FACTS[field] ?? ['other'])

/** The likely answer, chosen before anybody chooses. Who completes an address does not say that they have moved. */
export const likelyKind = (field: CorrectedField | null, seen: string | null): ReportKind =>
  (field && seen && LIKELY[field]) || 'other'

const LIKELY: Partial<Record<CorrectedField, ReportKind>> = {
  phone: 'wrong-number',
  feesBand: 'fee',
  fees: 'fee',
}

const OF_LISTING: readonly ReportKind[] = [
  'no-answer',
  'moved',
  'closed',
  'duplicate',
  'unsafe',
  'other',
]

const OF_FACTS: Partial<Record<CorrectedField, readonly ReportKind[]>> = {
  phone: ['wrong-number', 'no-answer', 'other'],
  address: ['moved', 'other'],
  town: ['moved', 'other'],
  feesBand: ['fee', 'other'],
  fees: ['fee', 'other'],
}

/** Of one listing, the same said of the same fact within so many days is one report. */
export const SAME_DAYS = 30

/** A provider that was to be asked has answered, or nobody asks any more; after any other try another one is planned. */
export const isAskedAlready = (came: { outcome: AttemptOutcome | null } | null | undefined) =>
  came?.outcome === null || came?.outcome === 'answered'

/** What an admin looks at in the tab Reports. */
export const REPORT_QUEUES = ['open', 'decided', 'all'] as const
export type ReportQueue = (typeof REPORT_QUEUES)[number]

/** Where the person who sent it sees what became of it. */
export const reportPath = (token: string) => `/report/${encodeURIComponent(token)}`
