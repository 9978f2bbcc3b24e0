import { lazy, Suspense } from 'react'

/** Fetched when something went wrong, which is seldom. The server, which fetches nothing, has it at once. */
const Problem = import.meta.env.SSR
  ? (await import('./problem.tsx')).Problem
  : lazy(async () => ({ default: (await import('./problem.tsx')).Problem }))

export function LaterProblem() {
  return (
    <Suspense>
      <Problem />
    </Suspense>
  )
}
