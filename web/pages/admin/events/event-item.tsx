import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { AdminEvent } from '../../../../shared/events/events.ts'
import { eventWhen } from '../../../../shared/formats/event-when.ts'
import { adminEvent } from '../../../queries/events/changes.ts'
import { Time } from '../../../ui/time.tsx'
import { ItemBody, ItemHead, ItemMissing } from '../queue/item.tsx'
import type { EventAct } from './event-act-dialog.tsx'
import { EventActs } from './event-acts.tsx'
import { EventDecision } from './event-decision.tsx'
import { EventSaid } from './event-said.tsx'
import { adminEventWords as words } from './words.ts'

interface EventItemProps {
  id: string
  /** As the list has it; one that is opened by a link may be in none of it. */
  listed: AdminEvent | undefined
  onAct: (event: AdminEvent, act: EventAct) => void
}

/** The event an admin has open: as it is told and as it is, and what may be done with it. */
export function EventItem({ id, listed, onAct }: EventItemProps) {
  // One that has left the list may be there no more.
  const [wasListed] = useState(listed !== undefined)
  const isAlone = !listed && !wasListed
  const { data, isError } = useQuery({ ...adminEvent(id), enabled: isAlone, throwOnError: false })
  const event = listed ?? data
  if (!event) return <ItemMissing isLoading={!isError && !wasListed} words={words} />
  return (
    <>
      <ItemHead title={event.title}>
        <Standing event={event} />
      </ItemHead>
      <ItemBody>
        <p>
          {eventWhen(event)}
          <br />
          {words.organizedBy(event.organizer)}
        </p>
        <p className="as-typed said">{event.description}</p>
        <EventSaid event={event} />
        <EventActs event={event} onAct={(act) => onAct(event, act)} />
      </ItemBody>
      {!event.isApproved && !event.cancelledAt && <EventDecision event={event} />}
    </>
  )
}

function Standing({ event }: { event: AdminEvent }) {
  const { id, isApproved, isFeatured, isUpcoming, cancelledAt, proposer, createdAt } = event
  const { currentParticipants, maxParticipants, openOffers, waiting } = event
  const standing = [
    isApproved ? words.approved : words.notApproved,
    cancelledAt && words.cancelled,
    isUpcoming ? words.upcoming : words.past,
    isFeatured && words.featured,
  ].filter(Boolean)
  return (
    <>
      {standing.join('. ')}.{' '}
      {proposer
        ? words.proposedBy([proposer.name, proposer.email].filter(Boolean).join(', '))
        : words.ours}
      , <Time of={createdAt} />. {words.taken(currentParticipants, maxParticipants)}
      {openOffers + waiting > 0 && `, ${words.offers(openOffers, waiting)}`}.{' '}
      {isApproved && <Link to={`/events/${id}`}>{words.open}</Link>}
    </>
  )
}
