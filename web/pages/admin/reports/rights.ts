import type { Report } from '../../../../shared/reports/reports.ts'
import { words } from './words.ts'

export interface Right {
  id: number
  right: string
}

/** Nothing is left to ask where the page says by now what somebody says is right. */
export const isRightNow = (report: Pick<Report, 'now' | 'said'>): boolean =>
  rightsOf(report).some(({ right }) => right === report.now)

/**
 * Whether somebody reads the answer. Who checks the listing, or answers by a link of ours, left no way to be told; who looks
 * after it reads on the page of their claim why something was declined.
 */
export const isTold = ({ said }: Pick<Report, 'said'>, state: 'accepted' | 'declined'): boolean =>
  said.some(({ saidBy, isKeeper }) => saidBy === 'visitor' || (isKeeper && state === 'declined'))

/** Of who looks after the listing, also that they do. */
export const whoSaid = ({ saidBy, by, isKeeper }: Report['said'][number]): string =>
  isKeeper ? words.keeper(by) : (by ?? words.sayers[saidBy])

/** Each value that somebody says is right, once, by whoever said it first. */
export function rightsOf({ said }: Pick<Report, 'said'>): Right[] {
  const known = said.flatMap(({ id, right }) => (right ? [{ id, right }] : []))
  return known.filter(({ right }, at) => known.findIndex((other) => other.right === right) === at)
}
