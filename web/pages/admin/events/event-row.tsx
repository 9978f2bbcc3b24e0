import Check from 'lucide-react/icons/check'
import CircleX from 'lucide-react/icons/circle-x'
import EyeOff from 'lucide-react/icons/eye-off'
import Pencil from 'lucide-react/icons/pencil'
import Star from 'lucide-react/icons/star'
import Trash2 from 'lucide-react/icons/trash-2'
import UsersRound from 'lucide-react/icons/users-round'
import type { ReactNode } from 'react'
import type { AdminEvent } from '../../../../shared/events/events.ts'
import { useChange } from '../../../notices/use-change.ts'
import { eventPlace } from '../../../parts/event/event-place.ts'
import { eventWhen } from '../../../../shared/formats/event-when.ts'
import { Failure } from '../../../parts/failure.tsx'
import { approveEvent, featureEvent } from '../../../queries/events/changes.ts'
import { Badge } from '../../../ui/badge.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Details } from '../../../ui/details.tsx'
import { MoreLink } from '../../../ui/button/more-link.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import type { EventAct } from './event-act-dialog.tsx'
import { EventSaid } from './event-said.tsx'
import { adminEventWords as words } from './words.ts'
import { useKeptFocus } from '../kit/keep-focus.ts'

interface EventRowProps {
  event: AdminEvent
  onAct: (act: EventAct) => void
}

/** One event, as it is told and as it is, and what may be done with it. */
export function EventRow({ event, onAct }: EventRowProps) {
  const { id, title, isApproved } = event
  const kept = useKeptFocus<HTMLElement>()
  return (
    <article ref={kept} className="user-row event-row">
      <div className="stack-s">
        <Standing event={event} />
        <h3>{title}</h3>
        <p>{eventWhen(event)}</p>
        <p>{eventPlace(event)}</p>
        <p>{words.organizedBy(event.organizer)}</p>
        <p className="soft small">
          <Counts event={event} />
        </p>
        <Details summary={words.all}>
          <EventSaid event={event} />
        </Details>
        {isApproved && (
          <p>
            <MoreLink to={`/events/${id}`} about={words.of(title)}>
              {words.open}
            </MoreLink>
          </p>
        )}
      </div>
      <Acts event={event} onAct={onAct} />
    </article>
  )
}

function Standing({ event }: { event: AdminEvent }) {
  const { isApproved, isFeatured, isUpcoming, cancelledAt } = event
  return (
    <div className="row">
      {isApproved ? (
        <Badge look="good" icon={Check}>
          {words.approved}
        </Badge>
      ) : (
        <Badge look="warn">{words.notApproved}</Badge>
      )}
      {cancelledAt && (
        <Badge look="bad" icon={CircleX}>
          {words.cancelled}
        </Badge>
      )}
      <Badge look={isUpcoming ? 'info' : undefined}>
        {isUpcoming ? words.upcoming : words.past}
      </Badge>
      {isFeatured && (
        <Badge look="info" icon={Star}>
          {words.featured}
        </Badge>
      )}
    </div>
  )
}

function Counts({ event }: { event: AdminEvent }) {
  const { currentParticipants, maxParticipants, openOffers, waiting, proposer } = event
  return (
    <>
      {words.taken(currentParticipants, maxParticipants)}
      {openOffers + waiting > 0 && `, ${words.offers(openOffers, waiting)}`} ·{' '}
      {proposer
        ? words.proposedBy([proposer.name, proposer.email].filter(Boolean).join(', '))
        : words.ours}
    </>
  )
}

function Acts({ event, onAct }: EventRowProps) {
  const { id, title, isApproved, isFeatured, isUpcoming, isOver, cancelledAt, registrations } =
    event
  // Only its proposer knows about a proposal: they are told.
  const isProposal = !isApproved && !cancelledAt && registrations === 0 && event.proposer !== null
  const approving = useChange(approveEvent(id))
  const featuring = useChange(featureEvent(id))
  const about = <VisuallyHidden>{words.of(title)}</VisuallyHidden>
  return (
    <div className="stack-s">
      <div className="btn-row">
        {!isApproved && (
          <Approve isBusy={approving.isPending} onApprove={() => approving.mutate()}>
            {about}
          </Approve>
        )}
        <ButtonLink to={`/admin/events/${id}`} icon={Pencil}>
          {words.edit}
          {about}
        </ButtonLink>
        <ButtonLink to={`/events/${id}/manage`} icon={UsersRound}>
          {words.manage}
          {about}
        </ButtonLink>
        {isApproved && isUpcoming && !cancelledAt && (
          <Button
            icon={Star}
            isBusy={featuring.isPending}
            onClick={() => featuring.mutate(!isFeatured)}
          >
            {isFeatured ? words.acts.unfeature.button : words.acts.feature.button}
            {about}
          </Button>
        )}
        {isApproved && (
          <Button icon={EyeOff} onClick={() => onAct('unapprove')} aria-haspopup="dialog">
            {words.acts.unapprove.button}
            {about}
          </Button>
        )}
        {!isOver && !cancelledAt && (isApproved || registrations > 0) && (
          <Button icon={CircleX} onClick={() => onAct('cancel')} aria-haspopup="dialog">
            {words.acts.cancel.button}
            {about}
          </Button>
        )}
        {isProposal && (
          <Button icon={CircleX} onClick={() => onAct('reject')} aria-haspopup="dialog">
            {words.acts.reject.button}
            {about}
          </Button>
        )}
        {registrations === 0 && !isProposal && (
          <Button icon={Trash2} onClick={() => onAct('delete')} aria-haspopup="dialog">
            {words.acts.delete.button}
            {about}
          </Button>
        )}
      </div>
      <Failure of={approving} />
      <Failure of={featuring} />
    </div>
  )
}

interface ApproveProps {
  isBusy: boolean
  onApprove: () => void
  children: ReactNode
}

/** It goes with what it does, and its row may go, too: the keyboard is at the list's heading then. */
function Approve({ isBusy, onApprove, children }: ApproveProps) {
  const kept = useKeptFocus<HTMLButtonElement>()
  return (
    <Button ref={kept} icon={Check} isBusy={isBusy} onClick={onApprove}>
      {words.acts.approve.button}
      {children}
    </Button>
  )
}
