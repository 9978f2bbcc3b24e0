import { Suspense } from 'react'
import { onDemand } from '../../../parts/on-demand.ts'
import { words } from '../words.ts'
import type { FiltersProps } from './filter-values.ts'

const wanted = Promise.withResolvers<void>()

// What the server drew is a form that the browser sends by itself: its code comes when the sheet is first opened.
const FilterForm = await onDemand(async () => {
  if (!import.meta.env.SSR) await wanted.promise
  return (await import('./filter-form.tsx')).FilterForm
})

/** All filters at once, behind one button, for a phone. */
export function FilterSheet({ state, hasDistances, near }: FiltersProps) {
  const { phone, checked, ageGroup, category, radius } = state
  const chosen = [phone, checked, ageGroup, category !== 'all', hasDistances && radius]
  return (
    <details className="filter-sheet" onToggle={() => wanted.resolve()} suppressHydrationWarning>
      <summary>{words.filters(chosen.filter(Boolean).length)}</summary>
      <div className="details-body">
        <Suspense>
          <FilterForm state={state} hasDistances={hasDistances} near={near} />
        </Suspense>
      </div>
    </details>
  )
}
