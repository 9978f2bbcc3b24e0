import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { Registration } from '../../../shared/events/registrations.ts'
import { useRefusedForm } from '../../parts/form/use-refused-form.ts'
import { ownRegistrations } from '../../queries/events/own-registrations.ts'
import { Empty } from '../../ui/empty.tsx'
import { Note } from '../../ui/note.tsx'
import { MoreLink } from '../../ui/button/more-link.tsx'
import { SkeletonRow } from '../../ui/skeleton-row.tsx'
import { Loading } from '../../ui/skeleton.tsx'
import { RegistrationCard } from './registration-card.tsx'
import { registrationWords as words } from './registration-words.ts'

/** §2 "Event Registrations": the latest event first. */
export function Registrations() {
  const { data } = useQuery(ownRegistrations())
  const refused = useRefusedForm()
  const named = useNamedInAddress(data !== undefined)
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
    <>
      {refused && (
        <Note look="bad" role="alert">
          <p>{refused.problem.message}</p>
        </Note>
      )}
      <div className="grid grid-2">
        {firstOf(data, named).map((registration) => (
          <RegistrationCard key={registration.id} registration={registration} />
        ))}
      </div>
    </>
  )
}

/**
 * A mail leads to one of them, which is there only once they are known: as "?registration=7", which signing in on the way
 * keeps, or within the page as "#registration-7".
 */
function useNamedInAddress(isKnown: boolean): number {
  const { hash, search } = useLocation()
  const asked = new URLSearchParams(search).get('registration') ?? ''
  const named = Number(/^#registration-(\d{1,10})$/.exec(hash)?.[1] ?? asked)
  useEffect(() => {
    if (!isKnown || !named) return
    const card = document.getElementById(`registration-${named}`)
    card?.scrollIntoView()
    card?.focus()
  }, [isKnown, named])
  return Number(asked)
}

/** Without script nothing scrolls to the one that is asked for, so it comes first. */
const firstOf = (all: Registration[], id: number) =>
  all.toSorted((one, other) => Number(other.id === id) - Number(one.id === id))
