import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { AdminEvent } from '../../../../shared/events/events.ts'
import { eventWhen } from '../../../../shared/formats/event-when.ts'
import { eventNumbered } from '../../../queries/events/changes.ts'
import { Time } from '../../../ui/time.tsx'
import { ItemHead, ItemMissing } from '../queue/item.tsx'
import type { EventAct } from './event-act-dialog.tsx'
import { EventActs } from './event-acts.tsx'
import { EventDecision } from './event-decision.tsx'
import { EventSaid } from './event-said.tsx'
import { useRow } from '../queue/use-row.ts'
import { adminEventWords as words } from './words.ts'

interface EventItemProps {
  id: string
  /** As the list has it; one that is opened by a link may be in none of it. */
  listed: AdminEvent | undefined
  onAct: (event: AdminEvent, act: EventAct) => void
}

/** The event an admin has open: as it is told and as it is, and what may be done with it. */
export function EventItem({ id, listed, onAct }: EventItemProps) {
  const { data } = useQuery({ ...eventNumbered(id), enabled: !listed })
  const there = useRow(listed, data)
  /** As it was when an answer came too late: it stays to be read, also where it is gone. */
  const [late, setLate] = useState<AdminEvent>()
  const event = there ?? late
  if (!event) return <ItemMissing isLoading={!data} words={words} />
  const isGone = !there
  return (
    <>
      <ItemHead title={event.title}>
        <Standing event={event} />
      </ItemHead>
      <EventDecision event={event} isGone={isGone} onLate={() => setLate(event)}>
        <p>
          {eventWhen(event)}
          <br />
          {words.organizedBy(event.organizer)}
        </p>
        <p className="as-typed said">{event.description}</p>
        <EventSaid event={event} />
        {!isGone && <EventActs event={event} onAct={(act) => onAct(event, act)} />}
      </EventDecision>
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
