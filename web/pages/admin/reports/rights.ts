import type { Report } from '../../../../shared/reports/reports.ts'

export interface Right {
  id: number
  right: string
}

/** Each value that somebody says is right, once, by whoever said it first. */
export function rightsOf({ said }: Pick<Report, 'said'>): Right[] {
  const known = said.flatMap(({ id, right }) => (right ? [{ id, right }] : []))
  return known.filter(({ right }, at) => known.findIndex((other) => other.right === right) === at)
}
