/**
 * Does `work` for one event after the other. One that fails holds up no other; at the end all is thrown that failed, with
 * the numbers of the events, so that it is seen.
 */
export async function forEachIsolated(
  eventIds: number[],
  work: (eventId: number) => Promise<void>,
): Promise<void> {
  const failed: { eventId: number; error: unknown }[] = []
  for (const eventId of eventIds)
    try {
      await work(eventId)
    } catch (error) {
      failed.push({ eventId, error })
    }
  if (failed.length === 0) return
  const numbers = failed.map(({ eventId }) => eventId).join(', ')
  throw new AggregateError(
    failed.map(({ error }) => error),
    `failed for events: ${numbers}`,
  )
}
