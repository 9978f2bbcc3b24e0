import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { dangerIn } from '../../queries/answers.ts'
import { onDemand } from '../on-demand.ts'

const DangerCard = await onDemand(async () => (await import('./danger-card.tsx')).DangerCard)

/** Where a list is searched that is not of listings: the same card stands first, and the list stays. */
export function SearchedDanger({ searched }: { searched: string }) {
  const danger = useQuery(dangerIn(searched)).data?.danger
  return <Suspense>{danger && <DangerCard danger={danger} />}</Suspense>
}
