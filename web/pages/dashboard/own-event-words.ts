export const ownEventWords = {
  title: 'Events you proposed',
  propose: 'Propose an event',
  loading: 'Loading your events',
  none: 'You have not proposed an event yet.',
  proposedOn: (day: string) => `Proposed on ${day}`,
}
