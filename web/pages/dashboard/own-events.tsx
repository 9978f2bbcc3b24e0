import { useQuery } from '@tanstack/react-query'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import { Link } from 'react-router'
import type { ProposalState } from '../../../shared/events/rules.ts'
import type { EventProposal } from '../../../shared/events/events.ts'
import { eventWhen } from '../../../shared/formats/event-when.ts'
import { eventWords } from '../../parts/event/event-words.ts'
import { ownProposals } from '../../queries/events/events.ts'
import { organisedEvents } from '../../queries/events/own-registrations.ts'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { MoreLink } from '../../ui/button/more-link.tsx'
import { shortDate } from '../../../shared/formats/dates.ts'
import { ownEventWords as words } from './own-event-words.ts'
import { OwnRows } from './own-rows.tsx'

/** Events the visitor proposed, and what became of them (ruling 28). It is in My Listings. */
export function OwnEvents() {
  const { data } = useQuery(ownProposals())
  const { data: organised = [] } = useQuery({ ...organisedEvents(), throwOnError: false })
  const organises = ({ id }: EventProposal) => organised.some(({ eventId }) => eventId === id)
  return (
    <section className="stack" aria-labelledby="own-events">
      <div className="row row-apart">
        <h3 id="own-events">{words.title}</h3>
        <ButtonLink to="/events/new">{words.propose}</ButtonLink>
      </div>
      {data && data.length > 0 && (
        <p>
          {words.toChange} <Link to="/contact">{words.writeToUs}</Link>.{' '}
          {data.some((one) => isCountedHere(one) && !organises(one)) && words.notNamed}
        </p>
      )}
      <OwnRows of={data} words={words} keyOf={({ id }) => id}>
        {(proposal) => <OwnEvent proposal={proposal} organises={organises(proposal)} />}
      </OwnRows>
    </section>
  )
}

/** Another website counts its own. */
const isCountedHere = ({ state, registrationUrl }: EventProposal) =>
  state === 'approved' && !registrationUrl

const LOOKS = {
  pending: { look: 'warn', icon: CalendarClock },
  approved: { look: 'good', icon: CircleCheck },
  cancelled: { look: undefined, icon: CircleX },
} as const satisfies Record<ProposalState, object>

interface OwnEventProps {
  proposal: EventProposal
  /** Whether an admin has named them for it (ruling 26). */
  organises: boolean
}

function OwnEvent({ proposal, organises }: OwnEventProps) {
  const { id, title, location, state, isApproved, cancelReason, createdAt } = proposal
  const { currentParticipants, maxParticipants } = proposal
  return (
    <article className="stack-s own-event">
      <div className="row">
        <Badge {...LOOKS[state]}>{eventWords.proposal[state]}</Badge>
      </div>
      <h4>{isApproved ? <Link to={`/events/${id}`}>{title}</Link> : title}</h4>
      {cancelReason && <p className="as-typed">{cancelReason}</p>}
      <p>{eventWhen(proposal)}</p>
      <p>{location}</p>
      {isCountedHere(proposal) && (
        <>
          <p>{words.taken(currentParticipants, maxParticipants)}</p>
          {organises && (
            <p>
              <MoreLink to={`/events/${id}/manage`} about={words.to(title)}>
                {words.seeWhoComes}
              </MoreLink>
            </p>
          )}
        </>
      )}
      <p className="soft small">{words.proposedOn(shortDate(createdAt) ?? '')}</p>
    </article>
  )
}
