import { addDays, momentInIndia } from '../../../shared/indian-days.ts'
import type { Transaction } from '../open.ts'
import { events, usualEvents } from '../schema.ts'
import { starterEvents, type StarterEvent } from './starter.ts'

/** Those with a full date are past events, the others lines under "Usually happens in …" (ruling 28). */
export async function insertEvents(tx: Transaction): Promise<void> {
  await tx.insert(events).values(starterEvents.flatMap(toEventRow))
  await tx
    .insert(usualEvents)
    .values(starterEvents.filter(({ startDate }) => !startDate).map(toUsualRow))
}

function toEventRow({ startDate, endDate, usually: _usually, ...fields }: StarterEvent) {
  if (!startDate) return []
  return [
    {
      ...fields,
      // No page tells an hour.
      isAllDay: true,
      startDate: momentInIndia(startDate),
      endDate: endDate ? momentInIndia(addDays(endDate, 1)) : null,
      mode: /\(hybrid\)/.test(fields.location) ? ('hybrid' as const) : ('in-person' as const),
      isApproved: true,
    },
  ]
}

const toUsualRow = ({ startDate: _start, endDate: _end, ...fields }: StarterEvent) => ({
  ...fields,
  month: monthOf(fields.usually),
})

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** Held more than once: by the source's word, by its number, or in two years. */
const REPEATED = /every year|\dth |\b20\d\d\b.*\b20\d\d\b/

/** The first month that a line names, where it was held more than once: one time makes nothing usual. */
function monthOf(usually: string | null): number | null {
  if (!usually || !REPEATED.test(usually)) return null
  const [name = ''] = new RegExp(`\\b(${MONTHS.join('|')})\\b`).exec(usually) ?? []
  return MONTHS.indexOf(name) + 1 || null
}
