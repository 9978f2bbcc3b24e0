import { useState } from 'react'

/** By queue, what was put off since the page was loaded. */
const kept = new Map<string, number[]>()

/** The numbers that were put off, in that order, and how to add one. */
export function usePutOff(queue: string) {
  const [putOff, setPutOff] = useState(kept.get(queue) ?? [])
  const add = (id: number | undefined) => {
    if (id === undefined) return
    const now = [...putOff.filter((one) => one !== id), id]
    kept.set(queue, now)
    setPutOff(now)
  }
  return [putOff, add] as const
}

/** What was put off comes last. */
export function inOrder<Row extends { id: number }>(rows: Row[], putOff: number[]): Row[] {
  const place = ({ id }: Row) => putOff.indexOf(id)
  return rows.toSorted((one, other) => place(one) - place(other))
}
