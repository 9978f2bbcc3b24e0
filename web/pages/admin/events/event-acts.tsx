import type { AdminEvent } from '../../../../shared/events/events.ts'
import { useChange } from '../../../notices/use-change.ts'
import { Failure } from '../../../parts/failure.tsx'
import { featureEvent } from '../../../queries/events/changes.ts'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { Button } from '../../../ui/button/button.tsx'
import type { EventAct } from './event-act-dialog.tsx'
import { adminEventWords as words } from './words.ts'

interface EventActsProps {
  event: AdminEvent
  onAct: (act: EventAct) => void
}

/** What may be done with an event besides deciding on it. */
export function EventActs({ event, onAct }: EventActsProps) {
  const { id, isApproved, isFeatured, isUpcoming, isOver, cancelledAt, registrations, proposer } =
    event
  const featuring = useChange(featureEvent(id))
  const comes = event.currentParticipants + event.openOffers + event.waiting
  const acts: EventAct[] = []
  // While somebody counts on it, the server refuses: it is cancelled instead.
  if (isApproved && (isOver || comes === 0)) acts.push('unapprove')
  if (!isOver && !cancelledAt && (isApproved || registrations > 0)) acts.push('cancel')
  // Who proposed it hears of its end by a reason.
  if (registrations === 0 && (!proposer || cancelledAt || (isApproved && isOver)))
    acts.push('delete')
  return (
    <div className="stack-s">
      <div className="item-acts">
        <ButtonLink to={`/admin/events/${id}`}>{words.edit}</ButtonLink>
        <ButtonLink to={`/events/${id}/manage`}>{words.manage}</ButtonLink>
        {isApproved && isUpcoming && !cancelledAt && (
          <Button isBusy={featuring.isPending} onClick={() => featuring.mutate(!isFeatured)}>
            {isFeatured ? words.acts.unfeature.button : words.acts.feature.button}
          </Button>
        )}
        {acts.map((act) => (
          <Button key={act} onClick={() => onAct(act)} aria-haspopup="dialog">
            {words.acts[act].button}
          </Button>
        ))}
      </div>
      <Failure of={featuring} />
    </div>
  )
}
