import { channel } from 'node:diagnostics_channel'

/** Heard in the whole process, also by modules that development has loaded again since. */
const filled = channel('saath:listings-filled')

/** Says in this process that many listings have come or gone, which has been committed. */
export const announceListings = () => filled.publish(undefined)

/**
 * Tells the job that plans: at a start, since a new site has no tasks yet and one that was off at night has none of today,
 * and after each import.
 */
export function onMuchToPlan(listener: () => void): () => void {
  listener()
  filled.subscribe(listener)
  return () => void filled.unsubscribe(listener)
}
