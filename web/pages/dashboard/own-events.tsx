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
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { shortDate } from '../../../shared/formats/dates.ts'
import { ownEventWords as words } from './own-event-words.ts'
import { OwnRows } from './own-rows.tsx'

/** Events the visitor proposed, and what became of them (ruling 28). It is in My Listings. */
export function OwnEvents() {
  const { data } = useQuery(ownProposals())
  return (
    <section className="stack" aria-labelledby="own-events">
      <div className="row row-apart">
        <h3 id="own-events">{words.title}</h3>
        <ButtonLink to="/events/new">{words.propose}</ButtonLink>
      </div>
      {data && data.length > 0 && (
        <p>
          {words.toChange} <Link to="/contact">{words.writeToUs}</Link>.
        </p>
      )}
      <OwnRows of={data} words={words} keyOf={({ id }) => id}>
        {(proposal) => <OwnEvent proposal={proposal} />}
      </OwnRows>
    </section>
  )
}

const LOOKS = {
  pending: { look: 'warn', icon: CalendarClock },
  approved: { look: 'good', icon: CircleCheck },
  cancelled: { look: undefined, icon: CircleX },
} as const satisfies Record<ProposalState, object>

function OwnEvent({ proposal }: { proposal: EventProposal }) {
  const { id, title, location, state, isApproved, cancelReason, createdAt } = proposal
  const { registrationUrl, currentParticipants, maxParticipants } = proposal
  return (
    <article className="stack-s own-event">
      <div className="row">
        <Badge {...LOOKS[state]}>{eventWords.proposal[state]}</Badge>
      </div>
      <h4>{isApproved ? <Link to={`/events/${id}`}>{title}</Link> : title}</h4>
      {cancelReason && <p className="as-typed">{cancelReason}</p>}
      <p>{eventWhen(proposal)}</p>
      <p>{location}</p>
      {/* Another website counts its own. */}
      {state === 'approved' && !registrationUrl && (
        <p>{words.taken(currentParticipants, maxParticipants)}</p>
      )}
      <p className="soft small">{words.proposedOn(shortDate(createdAt) ?? '')}</p>
    </article>
  )
}
