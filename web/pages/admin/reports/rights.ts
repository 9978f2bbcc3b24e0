import type { Report } from '../../../../shared/reports/reports.ts'

export interface Right {
  id: number
  right: string
}

/** Nothing is left to ask where the page says by now what somebody says is right. */
export const isRightNow = (report: Pick<Report, 'now' | 'said'>): boolean =>
  rightsOf(report).some(({ right }) => right === report.now)

/** Who checks the listing, or answers by a link of ours, left no way to be told. */
export const isTold = ({ said }: Pick<Report, 'said'>): boolean =>
  said.some(({ saidBy }) => saidBy === 'visitor')

/** Each value that somebody says is right, once, by whoever said it first. */
export function rightsOf({ said }: Pick<Report, 'said'>): Right[] {
  const known = said.flatMap(({ id, right }) => (right ? [{ id, right }] : []))
  return known.filter(({ right }, at) => known.findIndex((other) => other.right === right) === at)
}
