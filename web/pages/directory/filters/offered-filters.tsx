import { Suspense } from 'react'
import { FACT_FILTER_NAMES, type DirectoryState } from '../../../../shared/listings/directory.ts'
import { onDemand } from '../../../parts/on-demand.ts'
import type { useCounts } from './use-counts.ts'

const Offered = await onDemand(async () => (await import('./offered.tsx')).Offered)

interface OfferedFiltersProps {
  as: 'links' | 'field' | 'chip'
  state: DirectoryState
  /** Left out where only what is chosen is drawn. */
  counts?: ReturnType<typeof useCounts>
  counted?: (label: string, count: number | undefined) => string
}

/** The filters that are there only where some of what was found have the fact, or it is chosen: else they would be dead ends. */
export const OfferedFilters = ({ counts, ...props }: OfferedFiltersProps) =>
  FACT_FILTER_NAMES.filter((name) => props.state[name] ?? counts?.isOffered(name)).map((name) => (
    <Suspense key={name}>
      <Offered {...props} name={name} countOf={counts?.of} />
    </Suspense>
  ))
