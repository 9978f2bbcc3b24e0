import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { adminStats } from '../../../queries/admin/listings.ts'
import { Empty } from '../../../ui/empty.tsx'
import { QUEUE_PLACES } from '../kit/queue-places.ts'
import { WaitingQueues } from '../kit/waiting-queues.tsx'
import { words } from './words.ts'

interface NothingWaitsProps {
  title: string
  /** Nothing ever waits in it: of other queues nothing is said. */
  isRegister: boolean
  children?: ReactNode
}

/** An empty list: why, and the other queues in which something waits. */
export function NothingWaits({ title, isRegister, children }: NothingWaitsProps) {
  const { pathname } = useLocation()
  const { data } = useQuery({ ...adminStats(), enabled: !isRegister, throwOnError: false })
  const others = data?.waiting.filter(({ queue }) => QUEUE_PLACES[queue] !== pathname) ?? []
  return (
    <Empty title={title} level={3}>
      {children && <p>{children}</p>}
      {others.length > 0 && (
        <>
          <p>{words.stillWaiting}</p>
          <WaitingQueues waiting={others} />
        </>
      )}
    </Empty>
  )
}
