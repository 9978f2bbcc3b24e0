import Check from 'lucide-react/icons/check'
import Info from 'lucide-react/icons/info'
import Phone from 'lucide-react/icons/phone'
import ShieldCheck from 'lucide-react/icons/shield-check'
import UserRound from 'lucide-react/icons/user-round'
import type { Participant, Participants } from '../../../../shared/events/registrations.ts'
import { useChange } from '../../../notices/use-change.ts'
import { Failure } from '../../../parts/failure.tsx'
import { setAttendance } from '../../../queries/events/registrations.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { MetaItem, MetaList, Card } from '../../../ui/card.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { Note } from '../../../ui/note.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { words } from './words.ts'
import { dayAndTime } from '../../../../shared/formats/event-when.ts'

/** From three days before until one day after; at other times, when that is. */
export function ParticipantList({ of }: { of: Participants }) {
  const { eventId, arrivesAt, isArriving, isOpen, isCancelled, opensAt, closesAt } = of
  const { participants, closed } = of
  if (!isOpen)
    return (
      <Note>
        <p>
          {isCancelled ? words.isCancelled : words.shown(dayAndTime(opensAt), dayAndTime(closesAt))}
        </p>
      </Note>
    )
  return (
    <section className="stack" aria-labelledby="participants">
      <h3 id="participants">{words.participants}</h3>
      <Note look="sand" icon={ShieldCheck}>
        <p>
          <strong>{words.noteTitle}</strong>
        </p>
        {words.note.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <p>{words.closes(dayAndTime(closesAt))}</p>
      </Note>
      {!isArriving && <p>{words.arriving(dayAndTime(arrivesAt))}</p>}
      {closed > 0 && <p>{words.closed(closed)}</p>}
      {participants.length + closed === 0 && <Empty title={words.none} level={3} />}
      <div className="grid grid-2">
        {participants.map((participant) => (
          <ParticipantCard
            key={participant.id}
            eventId={eventId}
            participant={participant}
            isArriving={isArriving}
          />
        ))}
      </div>
    </section>
  )
}

interface ParticipantCardProps {
  eventId: number
  participant: Participant
  /** People are coming: it is said who is here. */
  isArriving: boolean
}

function ParticipantCard({ eventId, participant, isArriving }: ParticipantCardProps) {
  const { id, firstName, age, status, specialRequirements } = participant
  const { emergencyContactName, emergencyContactPhone, emergencyContactPhoneText } = participant
  const name = firstName ?? words.nameless
  const marking = useChange(setAttendance(eventId, id))
  const isHere = status === 'attended'
  const hasContact = Boolean(emergencyContactName || emergencyContactPhone)
  return (
    <Card>
      <div className="row">
        <h4>{name}</h4>
        {isHere && (
          <Badge look="good" icon={Check}>
            {words.came}
          </Badge>
        )}
      </div>
      <MetaList>
        <MetaItem icon={UserRound} isUnknown={age === null}>
          {age === null ? words.ageUnknown : words.age(age)}
        </MetaItem>
        <MetaItem icon={Info} isUnknown={!specialRequirements}>
          <span className="as-typed">{specialRequirements ?? words.noNeeds}</span>
        </MetaItem>
        <MetaItem icon={Phone} isUnknown={!hasContact}>
          {hasContact ? words.emergency : words.noEmergency} {emergencyContactName}{' '}
          {emergencyContactPhone && (
            <a href={`tel:${emergencyContactPhone}`}>{emergencyContactPhoneText}</a>
          )}
        </MetaItem>
      </MetaList>
      <Failure of={marking} />
      {isArriving && (
        <div className="btn-row">
          <Button
            aria-pressed={isHere}
            isBusy={marking.isPending}
            icon={isHere ? Check : undefined}
            onClick={() => marking.mutate(!isHere)}
          >
            {words.here}
            <VisuallyHidden>{words.markOf(name)}</VisuallyHidden>
          </Button>
        </div>
      )}
    </Card>
  )
}
