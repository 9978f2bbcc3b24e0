import CalendarDays from 'lucide-react/icons/calendar-days'
import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import Info from 'lucide-react/icons/info'
import MapPin from 'lucide-react/icons/map-pin'
import Phone from 'lucide-react/icons/phone'
import UserRound from 'lucide-react/icons/user-round'
import X from 'lucide-react/icons/x'
import { Link } from 'react-router'
import type { Registration } from '../../../shared/events/registrations.ts'
import { useChange } from '../../notices/use-change.ts'
import { CategoryDrawing } from '../../parts/drawings/category-drawing.tsx'
import { Failure } from '../../parts/failure.tsx'
import { acceptOffer } from '../../queries/events/registrations.ts'
import { Arch } from '../../ui/arch.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button/button.tsx'
import { MetaItem, MetaList, Card, CardTop } from '../../ui/card.tsx'
import { shortDate } from '../../../shared/formats/dates.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { dayAndTime, eventWhen } from '../../../shared/formats/event-when.ts'
import { ChangeForm } from './change-form.tsx'
import { DeleteDetails } from './delete-details.tsx'
import { LeaveEvent } from './leave-event.tsx'
import { registrationWords as words } from './registration-words.ts'

const CATEGORY = 'events-workshops'

export function RegistrationCard({ registration }: { registration: Registration }) {
  const { id, eventId, eventTitle, status, isEventToCome, participantName } = registration
  const isOpen = isEventToCome && status !== 'cancelled' && status !== 'attended'
  return (
    <Card category={CATEGORY}>
      <CardTop
        picture={
          <Arch>
            <CategoryDrawing category={CATEGORY} />
          </Arch>
        }
      >
        <StatusBadge registration={registration} />
        <h3 id={`registration-${id}`} tabIndex={-1}>
          <Link to={`/events/${eventId}`}>{eventTitle}</Link>
        </h3>
      </CardTop>
      <Facts registration={registration} />
      {isOpen && (
        <div className="btn-row">
          {status === 'offered' && <Accept registration={registration} />}
          <LeaveEvent registration={registration} status={status} />
        </div>
      )}
      {participantName !== null && !isOpen && (
        <div className="btn-row">
          <DeleteDetails registration={registration} />
        </div>
      )}
    </Card>
  )
}

const BADGES = {
  registered: { look: 'good', icon: Check },
  waitlisted: { look: 'info', icon: Clock },
  offered: { look: 'warn', icon: Clock },
  cancelled: { look: undefined, icon: X },
  attended: { look: 'good', icon: Check },
} as const

function StatusBadge({ registration: { status, isEventCancelled } }: RegistrationProps) {
  if (isEventCancelled)
    return (
      <Badge look="warn" icon={X}>
        {words.eventCancelled}
      </Badge>
    )
  return <Badge {...BADGES[status]}>{words.status[status]}</Badge>
}

interface RegistrationProps {
  registration: Registration
}

function Facts({ registration }: RegistrationProps) {
  const { participantName, participantAge, specialRequirements } = registration
  const { emergencyContactName, emergencyContactPhone, emergencyContactPhoneText } = registration
  const { waitlistPosition, offeredUntil } = registration
  return (
    <MetaList>
      <MetaItem icon={CalendarDays}>
        {eventWhen({
          startDate: registration.eventStartDate,
          endDate: registration.eventEndDate,
          isAllDay: registration.isEventAllDay,
        })}
      </MetaItem>
      <MetaItem icon={MapPin}>{registration.eventLocation}</MetaItem>
      {offeredUntil && (
        <MetaItem icon={Clock}>{words.offeredUntil(dayAndTime(offeredUntil))}</MetaItem>
      )}
      {waitlistPosition !== null && (
        <MetaItem icon={Clock}>{words.inLine(waitlistPosition)}</MetaItem>
      )}
      <MetaItem icon={UserRound} isUnknown={participantName === null}>
        {participantName === null ? words.erased : words.forWhom(participantName, participantAge)}
      </MetaItem>
      {(emergencyContactName || emergencyContactPhone) && (
        <MetaItem icon={Phone}>
          {words.emergency} {emergencyContactName}{' '}
          {emergencyContactPhone && (
            <a href={`tel:${emergencyContactPhone}`}>{emergencyContactPhoneText}</a>
          )}
        </MetaItem>
      )}
      {specialRequirements && (
        <MetaItem icon={Info}>
          {words.needs} <span className="as-typed">{specialRequirements}</span>
        </MetaItem>
      )}
      <MetaItem icon={CalendarDays}>
        <span className="soft small">
          {words.registeredOn(shortDate(registration.createdAt) ?? '')}
        </span>
      </MetaItem>
    </MetaList>
  )
}

function Accept({ registration }: RegistrationProps) {
  const { id, eventTitle } = registration
  const accepting = useChange({
    ...acceptOffer(registration),
    // The button is gone.
    onSuccess: () => document.getElementById(`registration-${id}`)?.focus(),
  })
  return (
    <>
      <Failure of={accepting} />
      <ChangeForm of={registration} change="accept" onSend={accepting.mutate}>
        <Button type="submit" look="primary" isBusy={accepting.isPending}>
          {accepting.isPending ? words.accepting : words.accept}
          <VisuallyHidden>{words.of(eventTitle)}</VisuallyHidden>
        </Button>
      </ChangeForm>
    </>
  )
}
