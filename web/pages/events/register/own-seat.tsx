import type { Registration } from '../../../../shared/events/registrations.ts'
import { MoreLink } from '../../../ui/button/more-link.tsx'
import { words } from './words.ts'
import { dayAndTime } from '../../../../shared/formats/event-when.ts'
import { useTakenFocus } from '../../../parts/use-taken-focus.ts'

/** That the visitor has a seat already, or waits for one; the dashboard is where it is changed. */
export function OwnSeat({ own, takesFocus }: { own: Registration; takesFocus: boolean }) {
  const heading = useTakenFocus<HTMLHeadingElement>(takesFocus)
  const { id, status, waitlistPosition, offeredUntil } = own
  if (status === 'cancelled') return null
  return (
    <div className="stack">
      <h3 ref={heading} tabIndex={-1}>
        {words.own[status]}
      </h3>
      {waitlistPosition !== null && <p>{words.inLine(waitlistPosition)}</p>}
      {offeredUntil && <p>{words.offeredUntil(dayAndTime(offeredUntil))}</p>}
      <p>
        <MoreLink to={`/dashboard#registration-${id}`} hasArrow>
          {words.toDashboard}
        </MoreLink>
      </p>
    </div>
  )
}
