import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { ownRegistrations } from '../../queries/own-registrations.ts'
import { Empty } from '../../ui/empty.tsx'
import { MoreLink } from '../../ui/more-link.tsx'
import { Loading, SkeletonRow } from '../../ui/skeleton.tsx'
import { RegistrationCard } from './registration-card.tsx'
import { registrationWords as words } from './registration-words.ts'

/** §2 "Event Registrations": the latest event first. */
export function Registrations() {
  const { data } = useQuery(ownRegistrations())
  useNamedInAddress(data !== undefined)
  if (!data)
    return (
      <Loading label={words.loading}>
        <SkeletonRow />
        <SkeletonRow />
      </Loading>
    )
  if (data.length === 0)
    return (
      <Empty title={words.none} level={3}>
        <p>
          <MoreLink to="/events" hasArrow>
            {words.findSome}
          </MoreLink>
        </p>
      </Empty>
    )
  return (
    <div className="grid grid-2">
      {data.map((registration) => (
        <RegistrationCard key={registration.id} registration={registration} />
      ))}
    </div>
  )
}

/** A mail leads to one of them. It is there only once they are known. */
function useNamedInAddress(isKnown: boolean) {
  const { hash } = useLocation()
  useEffect(() => {
    if (!isKnown || !/^#registration-\d+$/.test(hash)) return
    const named = document.getElementById(hash.slice(1))
    named?.scrollIntoView()
    named?.focus()
  }, [isKnown, hash])
}
