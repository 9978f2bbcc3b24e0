import type { Participants } from '../../../shared/events/registrations.ts'

type Shown = Pick<
  Participants,
  'isCancelled' | 'isOpen' | 'isArriving' | 'opensAt' | 'arrivesAt' | 'closesAt'
>

const SECOND = 1000
const MINUTE = 60 * SECOND
/** What browsers can wait; a longer time would be none. */
const LONGEST = 2 ** 31 - 1

/**
 * How long until what the server said of an event is not true any more: its participants are shown, they arrive, they
 * are shown no longer. Undefined where nothing is to come.
 */
export function untilNext(said: Shown, now: number): number | undefined {
  const { isCancelled, isOpen, isArriving, opensAt, arrivesAt, closesAt } = said
  if (isCancelled || (!isOpen && Date.parse(closesAt) <= now)) return undefined
  const next = Date.parse(isOpen ? (isArriving ? closesAt : arrivesAt) : opensAt)
  // A little later, for clocks agree on no second. Where the server's is far behind this one, it is asked by the minute.
  return next > now ? Math.min(next - now + SECOND, LONGEST) : MINUTE
}
