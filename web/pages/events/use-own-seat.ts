import { useQuery } from '@tanstack/react-query'
import type { Event } from '../../../shared/events/events.ts'
import type { Registration } from '../../../shared/events/registrations.ts'
import { ownRegistrations } from '../../queries/events/own-registrations.ts'
import { useVisitor } from '../../visitor.tsx'

export type OwnSeat = Registration & { status: 'registered' | 'waitlisted' | 'offered' }

/** What the visitor has at an event that is to come. After signing out nothing is there any more. */
export function useOwnSeat({ id, isUpcoming, cancelledAt }: Event): OwnSeat | undefined {
  const isSignedIn = useVisitor().state === 'signed-in'
  const { data } = useQuery({ ...ownRegistrations(), enabled: isSignedIn, throwOnError: false })
  if (!isSignedIn || !isUpcoming || cancelledAt) return undefined
  return data?.filter(isPlace).find(({ eventId }) => eventId === id)
}

const isPlace = (own: Registration): own is OwnSeat =>
  own.status === 'registered' || own.status === 'waitlisted' || own.status === 'offered'
