import type { ReportKind } from '../../../shared/checks/kinds.ts'

/** What can be wrong with a listing, as its reporter chooses it and everybody reads it. */
export const reportKindWords: Record<ReportKind, string> = {
  'wrong-number': 'The number is wrong',
  'no-answer': 'Nobody answers',
  moved: 'They have moved',
  closed: 'They have closed',
  fee: 'It costs something else',
  duplicate: 'It is listed twice',
  unsafe: 'It is not safe there',
  other: 'Something else',
}
