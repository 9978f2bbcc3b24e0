import CalendarDays from 'lucide-react/icons/calendar-days'
import Check from 'lucide-react/icons/check'
import CircleX from 'lucide-react/icons/circle-x'
import type { AdminEvent } from '../../../../shared/events/events.ts'
import { shortDate } from '../../../../shared/formats/dates.ts'
import { RowState } from '../queue/row-state.tsx'
import { adminEventWords as words } from './words.ts'

/** When an event is, and how it stands. */
export function EventRowState({ event }: { event: AdminEvent }) {
  const { isApproved, cancelledAt, startDate } = event
  const day = shortDate(startDate)
  if (cancelledAt)
    return (
      <RowState icon={CircleX}>
        {words.cancelled}, {day}
      </RowState>
    )
  return <RowState icon={isApproved ? Check : CalendarDays}>{day}</RowState>
}
