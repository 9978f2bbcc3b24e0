export const ownEventWords = {
  title: 'Events you proposed',
  propose: 'Propose an event',
  loading: 'Loading your events',
  none: 'No events here. If we cannot add one, we email you the reason and what you wrote.',
  proposedOn: (day: string) => `Proposed on ${day}`,
}
